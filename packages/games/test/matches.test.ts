import {
  EntryList,
  FastChance,
  isUndo,
  journalFor,
  KeyedChance,
  Match,
  PUBLIC,
  readJournal,
  replay,
  verifyDraws,
  writeJournal,
  type Action,
  type AnyGame,
  type GameEvent,
  type Journal,
} from '@boxcars/engine';
import { games } from '@boxcars/games';
import { beforeAll, describe, expect, test } from 'vitest';

type AnyMatch = Match<object, Action, GameEvent, unknown, object>;

const SEED = Uint8Array.from({ length: 32 }, (_, i) => 3 * i);
const LONGEST = 5000;

function start(game: AnyGame, entries: EntryList): AnyMatch {
  const seats = Array.from({ length: game.seats.max }, (_, i) => ({ name: `player ${i}`, kind: 'person' as const }));
  const started = Match.start(game, {
    seats,
    chance: new KeyedChance(SEED),
    at: 0,
    entries,
    closeWhenAllAnswered: true,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  return started.value;
}

/** Answers for every asked seat, each answer sent twice; one in three turns is taken back where that is allowed. */
function playOn(match: AnyMatch, chance: FastChance): number {
  let undone = 0;
  for (let step = 0; match.open !== null && step < LONGEST; step++) {
    const { id, window } = match.open;
    const before = match.hash();
    for (const seat of window.seats) {
      const legal = match.legal(seat);
      const action = legal[chance.below(legal.length)];
      const answer = { seat, question: id, input: `${step}`, action, at: step, by: 'hand' } as const;
      const receipt = match.answer(answer);
      expect(match.answer(answer)).toEqual(receipt);
    }
    const [seat = 0] = window.seats;
    if (chance.below(3) > 0 || !match.undo({ seat, at: step }).ok) continue;
    undone += 1;
    expect(match.hash()).toBe(before);
  }
  return undone;
}

describe.each(Object.values(games))('a match of $id', (game) => {
  const entries = new EntryList();
  let match: AnyMatch;
  let journal: Journal;
  let undone = 0;
  beforeAll(() => {
    match = start(game, entries);
    undone = playOn(match, new FastChance(1));
    journal = { header: match.header, entries: entries.all };
  });

  test('ends, with retries and undos on the way', () => {
    expect(match.open).toBeNull();
    expect(match.outcome()?.ranks).toHaveLength(game.seats.max);
    expect(entries.all.filter((entry) => isUndo(entry))).toHaveLength(undone);
  });

  test('is replayed from its text, and its luck follows from the seed', () => {
    const read = readJournal(writeJournal(journal));
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const again = replay(game, read.value);
    if (!again.ok) throw new Error(JSON.stringify(again.refusal));
    expect(again.value.hashAt(entries.all.length - 1)).toBe(match.hash());
    expect(again.value.outcome()).toEqual(match.outcome());
    expect(verifyDraws(journal, SEED).ok).toBe(true);
  });

  test('gives nobody the luck or the checksums before its end', () => {
    for (let viewer = PUBLIC; viewer < game.seats.max; viewer++) {
      const text = JSON.stringify(journalFor(journal, viewer));
      expect(text).not.toContain('"draws"');
      for (const { sum } of journal.entries) expect(text).not.toContain(sum);
    }
  });
});
