import type { Action } from '../../action.ts';
import { ChanceError } from '../../chance/chance.ts';
import { FastChance } from '../../chance/fast.ts';
import { KeyedChance } from '../../chance/keyed.ts';
import type { AnyGame } from '../../game.ts';
import type { GameEvent } from '../../log.ts';
import { EntryList } from '../../match/entry-store.ts';
import { readJournal, writeJournal, type Journal } from '../../match/journal.ts';
import { Match } from '../../match/match.ts';
import { playAgain } from '../../match/replay.ts';
import { verifyDraws } from '../../match/verify.ts';
import type { Result } from '../../refusal.ts';
import { Findings, type Report } from '../finding.ts';
import { copyOf } from '../plain-data.ts';
import { describeTable, seedOf, type CheckSetup } from '../walk.ts';

type AnyMatch = Match<object, Action, GameEvent, unknown, object>;

/** How often a match is cut off. */
const CUTS = 3;

/**
 * A match cut off in the middle of a question and resumed from the text of its journal and the answers held so far
 * ends as if nothing had happened; its journal can be replayed, and its draws follow from the seed.
 */
export function checkResume(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('resume');
  for (let nth = 0; nth < setup.games && !found.isFull; nth++) {
    const where = `${describeTable(setup)}, game ${nth}`;
    try {
      compareMatches(found, game, setup, seedOf(setup, nth), where);
    } catch (error) {
      // A key drawn twice is told by the check `keys`.
      if (!(error instanceof ChanceError && error.code === 'key-drawn-twice')) throw error;
    }
  }
  return found;
}

function compareMatches(found: Findings, game: AnyGame, setup: CheckSetup, seed: number, where: string): void {
  const whole = playMatch(game, setup, seed, []);
  const { entries } = whole.journal;
  const choice = new FastChance(seed);
  const cuts = Array.from({ length: CUTS }, () => 1 + choice.below(entries.length));
  const resumed = playMatch(game, setup, seed, cuts);
  found.count('entries', entries.length);
  found.same(writeJournal(whole.journal), writeJournal(resumed.journal), where, `the journal, cut off before ${cuts}`);
  found.same(whole.hash, resumed.hash, where, 'the state at the end');
  const replayed = playAgain(game, read(whole.journal));
  found.expect(replayed.ok, where, () => `not replayed: ${replayed.ok ? '' : JSON.stringify(replayed.refusal)}`);
  const verified = verifyDraws(whole.journal, seedBytes(seed));
  found.expect(verified.ok, where, () => `draws differ: ${verified.ok ? '' : JSON.stringify(verified.refusal)}`);
}

/** Plays a match with random answers that depend on the seed, the entry and the seat alone. */
function playMatch(
  game: AnyGame,
  setup: CheckSetup,
  seed: number,
  cuts: readonly number[],
): { readonly journal: Journal; readonly hash: string } {
  let entries = new EntryList();
  let match = startMatch(game, setup, seed, entries);
  for (let step = 0; step < setup.bound && match.open !== null; step++) {
    const { window, id, entry } = match.open;
    const last = window.seats.at(-1);
    for (const seat of window.seats) {
      if (seat === last && cuts.includes(entry)) {
        entries = new EntryList([...entries.all]);
        match = resumeMatch(game, seed, match, entries);
      }
      const legal = match.legal(seat);
      const action = legal[new FastChance(seed + entry * 64 + seat).below(legal.length)];
      if (action !== undefined) match.answer({ seat, question: id, action: copyOf(action), at: entry, by: 'hand' });
    }
    if (match.open?.id === id) match.close(entry);
  }
  return { journal: { header: match.header, entries: entries.all }, hash: match.hash() };
}

function startMatch(game: AnyGame, setup: CheckSetup, seed: number, entries: EntryList): AnyMatch {
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({ name: `seat ${seat}`, kind: 'person' }) as const);
  const chance = new KeyedChance(seedBytes(seed));
  return valueOf(
    Match.start(game, { seats, options: setup.options, chance, at: 0, entries, closeWhenAllAnswered: true }),
  );
}

/** The match again from nothing but texts. */
function resumeMatch(game: AnyGame, seed: number, match: AnyMatch, entries: EntryList): AnyMatch {
  const journal = read({ header: match.header, entries: entries.all });
  const chance = new KeyedChance(seedBytes(seed));
  const held = match.held();
  const how = { chance, held: held === null ? null : copyOf(held), entries, closeWhenAllAnswered: true };
  return valueOf(Match.resume(game, journal, how));
}

function read(journal: Journal): Journal {
  return valueOf(readJournal(writeJournal(journal)));
}

function seedBytes(seed: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => (seed >>> (8 * (i % 4))) & 0xff);
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}
