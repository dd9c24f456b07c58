import {
  FastChance,
  isUndo,
  playAgain,
  type Action,
  type Entry,
  type Game,
  type GameEvent,
  type Journal,
  type Result,
  type Seat,
} from '@boxcars/engine';

import type { Made } from './review.ts';

/** What is asked at an entry has no second try when the entry was taken back. */
function takenBack(entries: readonly Entry[]): Set<number> {
  return new Set(entries.flatMap((entry) => (isUndo(entry) ? [entry.reverts] : [])));
}

/**
 * The choices a seat made by hand in a match, where it had at least two: what it could know then, and what it did.
 * Refused where the journal doesn't play again. `seed` is what the coach's luck is made of.
 */
export function choicesOf<S extends object, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  journal: Journal,
  seat: Seat,
  seed: number,
): Result<Made<S, A>[]> {
  const choices: Made<S, A>[] = [];
  const undone = takenBack(journal.entries);
  let before: S | null = null;
  const played = playAgain(game, journal, (state, entry) => {
    const asked = before;
    before = state;
    if (asked === null || isUndo(entry) || undone.has(entry.entry)) return;
    const answer = entry.answers.find((one) => one.seat === seat);
    if (answer === undefined || answer.by !== 'hand' || game.legalActions(asked, seat, []) < 2) return;
    const action = game.parseAction(answer.action);
    if (action === null) return;
    const chance = new FastChance(seed + entry.entry);
    const imagine = (luck: FastChance): S => game.resample(asked, seat, luck);
    choices.push({ entry: entry.entry, position: { game, seat, chance, imagine }, action });
  });
  return played.ok ? { ok: true, value: choices } : played;
}
