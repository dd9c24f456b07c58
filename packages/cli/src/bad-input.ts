import type { AnyGame, Refusal } from '@boxcars/engine';
import { line, refusalLine, type Line, type Values } from '@boxcars/text';

/** What a person typed can't be done. Ends the command with one sentence and exit code 2. */
export class BadInput extends Error {
  readonly line: Line;
  /** The game whose messages come before the common ones. */
  readonly game: string | undefined;

  constructor(line: Line, game?: string) {
    super(line.key);
    this.name = 'BadInput';
    this.line = line;
    this.game = game;
  }
}

/** Bad input with the sentence of a key. */
export function badInput(key: string, values?: Values): BadInput {
  return new BadInput(line(key, values));
}

/** Bad input that a game, or the engine for it, refused. */
export function refusedInput(game: AnyGame, refusal: Refusal): BadInput {
  return new BadInput(refusalLine(game.id, refusal), game.id);
}
