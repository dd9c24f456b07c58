import { choicesOf, coach, review, type Advice, type Budget, type Costly } from '@boxcars/bots';
import {
  entryFor,
  FastChance,
  playAgain,
  readJournalLines,
  replay,
  verifyDraws,
  type Action,
  type AnyGame,
  type Journal,
  type Json,
  type Outcome,
  type Result,
  type Seat,
  type Viewer,
} from '@boxcars/engine';
import { changesBetween, verifyMatch, type Film, type FrozenStep } from '@boxcars/protocol';

import type { Studied } from './studied.ts';

/** How long the coach thinks about an open question, and about each choice of a match that is over. */
const THINK = { iterations: 4000, milliseconds: 2500 } as const;
const THINK_BACK = { iterations: 600, milliseconds: 250 } as const;
/** Choices that a review tells of. */
const MOST_TOLD = 6;
/** What the coach's own luck is made of. */
const SEED = 1;

const now = (): number => performance.now();

function journalOf({ header, lines }: Studied): Result<Journal> {
  return readJournalLines(header, lines);
}

/** What the choices of the open question are worth to a seat, best first. Nothing where nothing is asked of it. */
export function advise(
  game: AnyGame,
  studied: Studied,
  seat: Seat,
  budget: Budget = { ...THINK, now },
): Result<Advice<Action>[]> {
  const journal = journalOf(studied);
  if (!journal.ok) return journal;
  const line = playAgain(game, journal.value);
  if (!line.ok) return line;
  const { state } = line.value;
  if (!(game.window(state)?.seats.includes(seat) ?? false)) return { ok: true, value: [] };
  const position = {
    game,
    seat,
    chance: new FastChance(journal.value.entries.length),
    imagine: (chance: FastChance) => game.resample(state, seat, chance),
  };
  return { ok: true, value: coach(position, budget) };
}

/** The choices of a seat that cost most. `onProgress` hears how many of how many have been looked at. */
export function lookBack(
  game: AnyGame,
  studied: Studied,
  seat: Seat,
  onProgress: (done: number, of: number) => void,
  budget: Budget = { ...THINK_BACK, now },
): Result<Costly<Action>[]> {
  const journal = journalOf(studied);
  if (!journal.ok) return journal;
  const choices = choicesOf(game, journal.value, seat, SEED);
  if (!choices.ok) return choices;
  return { ok: true, value: review(counted(choices.value, onProgress), budget, MOST_TOLD) };
}

function* counted<T>(all: readonly T[], onProgress: (done: number, of: number) => void): Iterable<T> {
  for (const [index, one] of all.entries()) {
    onProgress(index, all.length);
    yield one;
  }
}

/** How many draws were derived again from the seed, all as they were; refused with the first thing that differs. */
export function check(game: AnyGame, { header, lines, luck }: Studied): Result<number> {
  if ('proof' in luck) {
    const checked = verifyMatch(luck, () => game);
    return checked.ok ? { ok: true, value: checked.value.draws } : checked;
  }
  const journal = readJournalLines(header, lines);
  if (!journal.ok) return journal;
  const draws = verifyDraws(journal.value, bytesOf(luck.seed));
  if (!draws.ok) return draws;
  const played = replay(game, journal.value);
  return played.ok ? draws : played;
}

/** A match as a viewer saw it: the first view, what changed with each entry, and how it ended. */
export interface Reel {
  readonly film: Film;
  readonly outcome: Outcome | null;
}

export function filmOf(game: AnyGame, studied: Studied, viewer: Viewer): Result<Reel> {
  const journal = journalOf(studied);
  if (!journal.ok) return journal;
  const played = replay(game, journal.value);
  if (!played.ok) return played;
  let before = played.value.viewAt(0, viewer) as Json;
  const first = before;
  const steps = journal.value.entries.map((entry): FrozenStep => {
    const after = played.value.viewAt(entry.entry, viewer) as Json;
    const changes = changesBetween(before, after);
    before = after;
    const { at, events, reverts } = entryFor(entry, viewer);
    return { entry: entry.entry, at, events, changes, ...(reverts === undefined ? {} : { undoes: reverts }) };
  });
  return { ok: true, value: { film: { first, steps }, outcome: played.value.outcome() } };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
