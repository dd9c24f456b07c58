import type { Action, Json } from '../action.ts';
import type { Game } from '../game.ts';
import type { GameEvent } from '../log.ts';
import { readOptions } from '../options.ts';
import { accept, refuse, type Result } from '../refusal.ts';

/** The settings and the table size a game is started with, checked; defaults filled in. */
export function checkStart<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  seats: number,
  given: unknown,
): Result<{ readonly [name: string]: Json }> {
  const { min, max } = game.seats;
  if (seats < min || seats > max) return refuse('wrong-number-of-seats', { seats, min, max });
  const options = readOptions(game.options, given);
  if (!options.ok) return options;
  const problem = game.checkOptions(options.value as O, seats);
  return problem === null ? accept(options.value) : { ok: false, refusal: problem };
}
