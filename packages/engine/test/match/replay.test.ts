import {
  EntryList,
  FastChance,
  isUndo,
  KeyedChance,
  Match,
  playAgain,
  PUBLIC,
  readJournal,
  replay,
  seal,
  sumOfHeader,
  writeEntry,
  writeJournal,
  type Entry,
  type Journal,
  type MoveEntry,
} from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lanterns, viewersOf, type LanternAction, type LanternEvent } from './lanterns.ts';
import { begin, journalOf, playOn, say, SEED, type LanternMatch, type Played } from './playing.ts';

/** Rebuilds a match from its written journal and what it held. */
function revive(played: Played, journal = journalOf(played)): LanternMatch {
  const read = readJournal(writeJournal(journal));
  if (!read.ok) throw new Error(read.refusal.code);
  const held: unknown = JSON.parse(JSON.stringify(played.match.held()));
  const resumed = Match.resume(lanterns, read.value, {
    chance: new KeyedChance(SEED),
    held,
    closeWhenAllAnswered: true,
  });
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.refusal));
  return resumed.value;
}

function somePlay(seed: number, steps: number, players = 3): Played {
  const played = begin({ players, options: { rounds: 3 }, closeWhenAllAnswered: true });
  playOn(played.match, seed, steps);
  return played;
}

describe('following another host', () => {
  /** A second host of the match, as far as entry `from`. */
  function secondHost(played: Played, from: number): LanternMatch {
    const { header, entries } = journalOf(played);
    return revive(
      { ...played, match: { held: () => null } as LanternMatch },
      { header, entries: entries.slice(0, from + 1) },
    );
  }

  test('leads to the same place, to the same question and to the same answers that wait', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 60 }), (seed, steps) => {
        const live = somePlay(seed, steps);
        const { entries } = journalOf(live);
        const second = secondHost(live, Math.floor(entries.length / 2));
        for (const entry of entries.slice(second.count)) expect(second.follow(writeEntry(entry)).ok).toBe(true);
        expect(second.followHeld(JSON.parse(JSON.stringify(live.match.held())))).toBe(null);
        expect(second.held()).toEqual(live.match.held());
        expect(second.hash()).toBe(live.match.hash());
        playOn(live.match, seed + 1, 20);
        playOn(second, seed + 1, 20);
        expect(second.last).toEqual(live.match.last);
      }),
      { numRuns: 30 },
    );
  });

  test('refuses an entry that is not the next, or was altered, and stays where it is', () => {
    const live = somePlay(3, 30);
    const { entries } = journalOf(live);
    const second = secondHost(live, 4);
    const before = second.hash();
    const [next, later] = entries.slice(5);
    if (next === undefined || later === undefined) throw new Error('the match is too short');
    expect(second.follow(writeEntry(later))).toMatchObject({ refusal: { code: 'journal-altered' } });
    expect(second.follow(writeEntry({ ...next, at: next.at + 1 }))).toMatchObject({
      refusal: { code: 'journal-altered' },
    });
    expect(second.hash()).toBe(before);
    expect(second.follow(writeEntry(next)).ok).toBe(true);
  });
});

describe('resuming', () => {
  test('anywhere, also inside a nested decision, goes on exactly as the live match', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(60), fc.integer({ min: 2, max: 4 }), (seed, steps, players) => {
        const live = somePlay(seed, steps, players);
        const resumed = revive(live);
        expect(resumed.hash()).toBe(live.match.hash());
        expect(resumed.open).toEqual(live.match.open);
        expect(resumed.held()).toEqual(live.match.held());
        for (const viewer of viewersOf(players)) expect(resumed.view(viewer)).toEqual(live.match.view(viewer));
        playOn(live.match, seed + 1, 40);
        playOn(resumed, seed + 1, 40);
        expect(resumed.last).toEqual(live.match.last);
        expect(resumed.hash()).toBe(live.match.hash());
      }),
      { numRuns: 60 },
    );
  });

  test('between two replies to shouts', () => {
    const live = begin({ players: 3, closeWhenAllAnswered: true });
    say(live.match, 0, 'rest');
    for (const seat of [0, 1, 2]) say(live.match, seat, 'bid 1');
    for (const seat of [1, 2]) say(live.match, seat, 'shout');
    say(live.match, 0, 'reply');
    const resumed = revive(live);
    expect([resumed.open?.id, resumed.view(PUBLIC).frames]).toEqual(['5:reply', 1]);
    say(live.match, 0, 'reply');
    say(resumed, 0, 'reply');
    expect(resumed.last).toEqual(live.match.last);
  });

  test('keeps receipts and the right to undo', () => {
    const live = begin();
    const receipt = say(live.match, 0, 'walk 1', { input: 'a' });
    say(live.match, 0, 'walk 2', { input: 'b' });
    const resumed = revive(live);
    expect(say(resumed, 0, 'walk 2', { input: 'a' })).not.toEqual(receipt);
    const again = revive(live);
    const retry = { seat: 0, question: '1:walk', input: 'a', action: null, at: 9, by: 'hand' } as const;
    expect(again.answer(retry)).toEqual({ ok: true, value: receipt });
    expect(again.undo({ seat: 0, at: 1 }).ok).toBe(true);
    expect(again.view(0).steps).toEqual([1, 0]);
  });

  test('keeps the receipts of answers that wait', () => {
    const live = begin();
    say(live.match, 0, 'rest');
    const receipt = say(live.match, 0, 'bid 1', { input: 'a', lock: false });
    const resumed = revive(live);
    expect(say(resumed, 0, 'bid 3', { input: 'a', lock: false })).toEqual(receipt);
    expect(resumed.pending(0)?.action).toBe(live.match.pending(0)?.action);
  });

  test('drops answers to a question that has closed since', () => {
    const live = begin();
    say(live.match, 0, 'rest');
    say(live.match, 0, 'bid 1');
    const held = live.match.held();
    live.match.close(5);
    const resumed = Match.resume(lanterns, journalOf(live), { chance: new KeyedChance(SEED), held });
    expect(resumed.ok && resumed.value.held()).toBeNull();
  });

  test('closes a question that waited for nothing more', () => {
    const live = begin({ players: 3 });
    say(live.match, 0, 'rest');
    for (const seat of [0, 1, 2]) say(live.match, seat, 'bid 0');
    say(live.match, 1, 'pass');
    say(live.match, 2, 'shout');
    const resumed = revive(live);
    expect(resumed.open?.id).toBe('4:reply');
    expect(resumed.last.at).toBe(2003);
  });

  test('refuses held answers that nobody can have given', () => {
    const live = begin();
    say(live.match, 0, 'rest');
    const answer = { seat: 0, action: { type: 'bid', coins: 1 }, at: 1, by: 'hand', locked: true };
    const resume = (held: unknown): unknown => {
      const result = Match.resume(lanterns, journalOf(live), { chance: new KeyedChance(SEED), held });
      return result.ok ? 'taken' : result.refusal.code;
    };
    const question = '2:bid';
    expect(resume({ question, answers: [answer] })).toBe('taken');
    for (const wrong of [
      'x',
      { question: 2, answers: [answer] },
      { question },
      { question, answers: [{ ...answer, seat: 2 }] },
      { question, answers: [{ ...answer, locked: 1 }] },
      { question, answers: [{ ...answer, action: { type: 'walk', by: 1 } }] },
      { question, answers: [{ ...answer, action: { type: 'fly' } }] },
      { question, answers: [answer, answer] },
    ]) {
      expect(resume(wrong)).toBe('held-not-readable');
    }
  });

  test('never draws a key again that the journal has drawn', () => {
    const live = begin();
    say(live.match, 0, 'roll');
    const chance = new KeyedChance(SEED);
    expect(Match.resume(lanterns, journalOf(live), { chance }).ok).toBe(true);
    expect(() => chance.die(6, 'walk', 1)).toThrow('key-drawn-twice: walk/1');
  });

  test('refuses an empty journal', () => {
    const { match } = begin();
    const resumed = Match.resume(lanterns, { header: match.header, entries: [] }, { chance: new KeyedChance(SEED) });
    expect(resumed).toEqual({ ok: false, refusal: { code: 'journal-cut-off', values: { entry: 0 } } });
  });
});

describe('replaying', () => {
  test('shows every position and every telling again, to every viewer', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const live = begin({ players: 3, closeWhenAllAnswered: true });
        const seen: { hash: string; views: unknown[] }[] = [];
        const note = (): void => {
          seen.push({ hash: live.match.hash(), views: viewersOf(3).map((viewer) => live.match.view(viewer)) });
        };
        note();
        for (let step = 0; step < 40; step++) {
          const before = live.match.count;
          playOn(live.match, seed + step, 1);
          if (live.match.count > before) note();
        }
        const again = replay(lanterns, journalOf(live));
        if (!again.ok) throw new Error(JSON.stringify(again.refusal));
        for (const [entry, { hash, views }] of seen.entries()) {
          expect(again.value.hashAt(entry)).toBe(hash);
          expect(viewersOf(3).map((viewer) => again.value.viewAt(entry, viewer))).toEqual(views);
        }
        expect(again.value.outcome()).toEqual(live.match.outcome());
      }),
      { numRuns: 40 },
    );
  });

  test('tells a peek to the one who peeked and its twin to the others', () => {
    const live = begin();
    say(live.match, 0, 'peek');
    const again = replay(lanterns, journalOf(live));
    if (!again.ok) throw new Error(again.refusal.code);
    const top = live.match.view(0).top;
    expect(again.value.eventsFor(1, 0)).toEqual([{ type: 'peeked', seat: 0, card: top }]);
    expect(again.value.eventsFor(1, 1)).toEqual([{ type: 'peeked', seat: 0, card: null }]);
    expect(again.value.eventsFor(1, PUBLIC)).toEqual([{ type: 'peeked', seat: 0, card: null }]);
    expect(() => again.value.eventsFor(2, 0)).toThrow('no entry 2');
    expect(() => again.value.viewAt(2, 0)).toThrow('no entry 2');
  });

  test('visits each state in order without keeping them', () => {
    const live = somePlay(3, 30);
    const visited: number[] = [];
    playAgain(lanterns, journalOf(live), (_state, entry) => visited.push(entry.entry));
    expect(visited).toEqual(live.entries.all.map((_, i) => i));
  });
});

/** A journal whose entries were changed by someone who knows how to sum. */
function alter(journal: Journal, entry: number, change: (entry: Entry) => object): Journal {
  let sum = sumOfHeader(journal.header);
  const entries = journal.entries.map((one) => {
    const { sum: _sum, ...rest } = one;
    const changed = one.entry === entry ? { ...rest, ...change(one) } : rest;
    const sealed = seal<Entry>(sum, changed);
    sum = sealed.entry.sum;
    return sealed.entry;
  });
  return { ...journal, entries };
}

describe('a journal that does not come out the same', () => {
  const live = begin({ players: 2, closeWhenAllAnswered: true });
  for (const text of ['walk 1', 'walk 2']) say(live.match, 0, text);
  live.match.undo({ seat: 0, at: 1 });
  for (const text of ['roll', 'peek', 'rest']) say(live.match, 0, text);
  for (const seat of [0, 1]) say(live.match, seat, 'bid 1');
  const journal = journalOf(live);
  const answersOf = (entry: Entry): MoveEntry['answers'] => (isUndo(entry) ? [] : entry.answers);
  const answer = { seat: 0, action: { type: 'walk', by: 2 }, at: 1, by: 'hand' };
  const die = { key: 'walk/1', kind: 'die', range: 6, value: 1 };

  test('is the right one unaltered', () => {
    expect(
      replay(
        lanterns,
        alter(journal, 0, () => ({})),
      ).ok,
    ).toBe(true);
  });

  const cases: readonly (readonly [number, string, (entry: Entry) => object])[] = [
    [0, 'question', () => ({ question: '0:walk' })],
    [0, 'draws', () => ({ draws: [...(journal.entries[0] as MoveEntry).draws, die] })],
    [0, 'draws', () => ({ draws: [] })],
    [0, 'events', () => ({ events: [] })],
    [1, 'question', () => ({ question: '1:bid' })],
    [1, 'question', () => ({ question: '2:walk' })],
    [1, 'question', () => ({ answers: [{ ...answer, seat: 1 }] })],
    [1, 'question', () => ({ answers: [answer, { ...answer, seat: 1 }] })],
    [1, 'question', () => ({ answers: [] })],
    [1, 'answers', () => ({ answers: [{ ...answer, action: { type: 'fly' } }] })],
    [1, 'answers', () => ({ answers: [{ ...answer, action: { type: 'bid', coins: 1 } }] })],
    [1, 'rules', () => ({ answers: [{ ...answer, action: { type: 'crash' } }], draws: [die] })],
    [1, 'events', () => ({ answers: [answer] })],
    [1, 'draws', () => ({ draws: [die] })],
    [3, 'undo', () => ({ reverts: 1 })],
    [3, 'undo', () => ({ seat: 1 })],
    [3, 'question', () => ({ question: '3:bid' })],
    [4, 'events', () => ({ draws: [{ ...die, value: ((faceOf(journal.entries[4]) ?? 0) % 6) + 1 }] })],
    [4, 'draws', () => ({ draws: [{ ...die, range: 8 }] })],
    [4, 'draws', () => ({ draws: [{ ...die, key: 'walk/2' }] })],
    [4, 'draws', () => ({ draws: [die, die] })],
    [4, 'draws', () => ({ draws: (journal.entries[0] as MoveEntry).draws })],
    [
      7,
      'events',
      (entry) => ({
        answers: answersOf(entry)
          .toReversed()
          .map((one, seat) => ({ ...one, seat, action: { type: 'bid', coins: 2 } })),
      }),
    ],
  ];
  test.each(cases)('entry %i: %s', (entry, part, change) => {
    const altered = alter(journal, entry, change);
    const refusal = { code: 'replay-differs', values: { entry, part } };
    expect(replay(lanterns, altered)).toEqual({ ok: false, refusal });
    expect(Match.resume(lanterns, altered, { chance: new KeyedChance(SEED) })).toEqual({ ok: false, refusal });
  });

  test('draws a key twice', () => {
    const rogue: typeof lanterns = {
      ...lanterns,
      apply(state, answers, chance, log) {
        chance.die(6, 'again');
        lanterns.apply(state, answers, chance, log);
      },
    };
    const seats = [0, 1].map((seat) => ({ name: `${seat}`, kind: 'bot' as const }));
    const entries = new EntryList<LanternAction, LanternEvent>();
    const started = Match.start(rogue, { seats, chance: new FastChance(1), at: 0, entries });
    if (!started.ok) throw new Error(started.refusal.code);
    started.value.close(1);
    expect(replay(rogue, { header: started.value.header, entries: entries.all }).ok).toBe(true);
    started.value.close(2);
    expect(replay(rogue, { header: started.value.header, entries: entries.all })).toEqual({
      ok: false,
      refusal: { code: 'replay-differs', values: { entry: 2, part: 'draws' } },
    });
  });

  test('of another game, version or settings is refused before the first entry', () => {
    const refuse = (header: object): unknown => {
      const result = replay(lanterns, { ...journal, header: { ...journal.header, ...header } });
      return result.ok ? null : result.refusal;
    };
    expect(refuse({ game: 'ludo' })).toEqual({ code: 'unknown-game', values: { game: 'ludo' } });
    expect(refuse({ version: 2 })).toEqual({ code: 'unknown-version', values: { version: 2, known: 3 } });
    expect(refuse({ seats: [] })).toMatchObject({ code: 'wrong-number-of-seats' });
    expect(refuse({ options: { rounds: 'x' } })).toMatchObject({ code: 'option-not-in-range' });
  });
});

function faceOf(entry: Entry | undefined): number | undefined {
  const value = entry === undefined || isUndo(entry) ? undefined : entry.draws[0]?.value;
  return typeof value === 'number' ? value : undefined;
}
