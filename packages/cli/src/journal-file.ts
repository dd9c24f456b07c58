import { readJournal, type AnyGame, type ReadJournal, type Refusal } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import { line, refusalLine } from '@boxcars/text';

import { badInput, BadInput } from './bad-input.ts';
import { readTextFile } from './files.ts';

/** A journal that was read as far as it goes, and the game it is of. */
export interface OpenedJournal {
  readonly game: AnyGame;
  readonly read: ReadJournal;
}

/** Opens a journal that a person named. What isn't one at all, or is one of a game we don't have, is bad input. */
export function openJournal(path: string): OpenedJournal {
  const read = readJournal(readTextFile(path));
  if (read.readable === null) {
    if (read.ok) throw new Error('a journal that is read but not readable');
    throw badInput('cli.journal-broken', { file: path, reason: refusalLine('', read.refusal) });
  }
  const { game: id, version } = read.readable.header;
  const game = findGame(id, version);
  if (game !== undefined) return { game, read };
  const known = findGame(id);
  if (known === undefined) throw badInput('cli.journal-of-unknown-game', { file: path, game: id });
  throw badInput('cli.journal-of-other-rules', { file: path, game: id, given: version, version: known.version });
}

/** Bad input: a journal that can't be trusted. */
export function badJournal(game: AnyGame, path: string, refusal: Refusal): BadInput {
  return new BadInput(line('cli.journal-broken', { file: path, reason: refusalLine(game.id, refusal) }), game.id);
}
