import { EntryList, isUndo, KeyedChance, Match, PUBLIC, ScriptedChance } from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lanterns } from './lanterns.ts';
import { begin, codeOf, entryAt, playOn, say, SEED, trySaying } from './playing.ts';

const PAIR = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bo', kind: 'bot' },
] as const;

describe('starting', () => {
  test('the setup is entry 0 with its luck and its events', () => {
    const { match, entries } = begin({ chance: new ScriptedChance({ deck: [6, 5, 4, 3, 2, 1] }), at: 77 });
    expect(match.count).toBe(1);
    expect(entries.all).toEqual([
      {
        entry: 0,
        at: 77,
        question: null,
        answers: [],
        draws: [{ key: 'deck', kind: 'shuffle', range: [1, 2, 3, 4, 5, 6], value: [1, 2, 3, 4, 5, 6] }],
        events: [{ to: 511, event: { type: 'deck-shuffled' } }],
        sum: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ]);
  });

  test('the header names game, version, all options, seats and the commitment', () => {
    const chance = new KeyedChance(SEED);
    const started = Match.start(lanterns, { seats: PAIR, options: { rounds: 2 }, chance, at: 0, commitment: 'abc' });
    expect(started.ok && started.value.header).toEqual({
      journal: 1,
      game: 'lanterns',
      version: 3,
      options: { rounds: 2, quiet: false },
      seats: PAIR,
      commitment: 'abc',
    });
  });

  test.each([
    [1, {}, { code: 'wrong-number-of-seats', values: { seats: 1, min: 2, max: 4 } }],
    [5, {}, { code: 'wrong-number-of-seats', values: { seats: 5, min: 2, max: 4 } }],
    [2, { rounds: 6 }, { code: 'option-not-in-range', values: { option: 'rounds', min: 1, max: 5 } }],
    [2, { speed: 1 }, { code: 'unknown-option', values: { option: 'speed', allowed: ['rounds', 'quiet'] } }],
    [4, { rounds: 5 }, { code: 'too-long', rule: 'LN-1', values: { rounds: 5 } }],
  ])('%i seats with options %j are refused', (count, options, refusal) => {
    const seats = Array.from({ length: count }, () => PAIR[0]);
    const entries = new EntryList();
    const started = Match.start(lanterns, { seats, options, chance: new KeyedChance(SEED), at: 0, entries });
    expect(started).toEqual({ ok: false, refusal });
    expect(entries.all).toEqual([]);
  });
});

describe('answering', () => {
  test('a turn closes at once and becomes an entry', () => {
    const { match, entries } = begin();
    expect(match.open?.id).toBe('1:walk');
    expect(say(match, 0, 'walk 2', { input: 'a' })).toEqual({ seat: 0, question: '1:walk', input: 'a', entry: 1 });
    expect(entryAt(entries, 1)).toMatchObject({
      entry: 1,
      at: 2001,
      question: '1:walk',
      answers: [{ seat: 0, action: { type: 'walk', by: 2 }, at: 2001, by: 'hand', inputs: ['a'] }],
      draws: [],
      events: [{ to: 511, event: { type: 'walked', seat: 0, by: 2 } }],
    });
    expect(match.view(PUBLIC).steps).toEqual([2, 0]);
    expect(match.open?.id).toBe('2:walk');
  });

  test('luck is recorded with key, kind, range and value', () => {
    const { match, entries } = begin({ chance: new ScriptedChance({ deck: [], 'walk/1': 4 }) });
    say(match, 0, 'roll');
    expect(entryAt(entries, 1)).toMatchObject({ draws: [{ key: 'walk/1', kind: 'die', range: 6, value: 4 }] });
  });

  test('an answer to another question is refused as closed', () => {
    const { match } = begin();
    for (const question of ['0:walk', '2:walk', '1:bid', '1', '', 'x:walk', '1:walk ']) {
      expect(trySaying(match, 0, 'walk 1', { question })).toEqual({ code: 'question-closed' });
    }
    expect(match.count).toBe(1);
  });

  test('a seat that is not asked is refused', () => {
    const { match } = begin();
    expect(trySaying(match, 1, 'walk 1')).toEqual({ code: 'not-asked' });
    expect(trySaying(match, PUBLIC, 'walk 1')).toEqual({ code: 'not-asked' });
    expect(trySaying(match, 0.5, 'walk 1')).toEqual({ code: 'not-asked' });
  });

  test('what is no action is refused, whatever it is', () => {
    const { match } = begin();
    for (const action of [null, undefined, 7, 'walk 1', [], {}, { type: 'fly' }, { type: 'walk', by: 9 }]) {
      const answer = { seat: 0, question: '1:walk', action, at: 0, by: 'hand' } as const;
      expect(match.answer(answer)).toEqual({ ok: false, refusal: { code: 'not-an-action' } });
    }
  });

  test("the game's own refusal comes through with its rule", () => {
    const { match } = begin();
    const refused = { code: 'not-now', rule: 'LN-2', values: { phase: 'walk' } };
    expect(trySaying(match, 0, 'bid 1')).toEqual(refused);
    expect(match.refusal({ seat: 0, question: '1:walk', action: { type: 'bid', coins: 1 } })).toEqual(refused);
    expect(match.refusal({ seat: 0, question: '1:walk', action: { type: 'roll' } })).toBeNull();
    expect(match.count).toBe(1);
  });

  test('once the game is over every question is closed', () => {
    const { match } = begin();
    while (match.open !== null) match.close(0);
    expect(match.outcome()).toEqual({ points: [0, 0], ranks: [1, 1], winners: [0, 1] });
    expect(trySaying(match, 0, 'rest')).toEqual({ code: 'question-closed' });
    expect(codeOf(match.close(0))).toBe('question-closed');
    expect(match.held()).toBeNull();
    expect(match.question(0)).toBeNull();
    expect(match.legal(0)).toEqual([]);
  });

  test('only an asked seat has a question and legal answers', () => {
    const { match } = begin();
    expect(match.question(0)?.kind).toBe('walk');
    expect(match.question(1)).toBeNull();
    expect(match.legal(0)).toContainEqual({ type: 'walk', by: 1 });
    expect(match.legal(1)).toEqual([]);
  });
});

describe('the same input twice', () => {
  test('counts once and gives the same receipt, also much later', () => {
    const { match } = begin();
    const first = {
      seat: 0,
      question: '1:walk',
      input: 'a',
      action: { type: 'walk', by: 1 },
      at: 5,
      by: 'hand',
    } as const;
    const receipt = match.answer(first);
    expect(match.answer({ ...first, at: 9 })).toEqual(receipt);
    for (let i = 0; i < 5; i++) say(match, 0, 'walk 2', { input: `b${i}` });
    expect(match.answer(first)).toEqual(receipt);
    expect(match.count).toBe(7);
    expect(match.view(0).steps).toEqual([11, 0]);
  });

  test('belongs to a seat: another seat with the same id is somebody else', () => {
    const { match } = begin();
    say(match, 0, 'rest', { input: 'a' });
    say(match, 0, 'bid 1', { input: 'x' });
    expect(match.answered(PUBLIC)).toEqual([0]);
    say(match, 1, 'bid 2', { input: 'x' });
    expect(match.view(PUBLIC).steps).toEqual([1, 2]);
    expect(trySaying(match, 1, 'rest', { input: 'a', question: '1:walk' })).toEqual({ code: 'question-closed' });
  });

  test('belongs to a question: the same id for another is something else', () => {
    const { match } = begin();
    say(match, 0, 'rest', { input: 'a' });
    expect(trySaying(match, 0, 'rest', { input: 'a', question: '1:bid' })).toEqual({ code: 'question-closed' });
    expect(say(match, 0, 'bid 1', { input: 'a' })).toMatchObject({ question: '2:bid', entry: 2 });
  });

  test('a replaced answer is not put back by a retry', () => {
    const { match } = begin();
    say(match, 0, 'rest');
    const first = say(match, 0, 'bid 1', { input: 'a', lock: false });
    say(match, 0, 'bid 3', { input: 'b', lock: false });
    expect(say(match, 0, 'bid 1', { input: 'a', lock: false })).toEqual(first);
    expect(match.pending(0)?.action).toEqual({ type: 'bid', coins: 3 });
    say(match, 1, 'bid 0');
    match.close(1);
    expect(match.view(PUBLIC).steps).toEqual([3, 0]);
    expect(trySaying(match, 0, 'bid 1', { input: 'a', question: '2:bid' })).toEqual(first);
  });

  test('holds without the entries at hand for the latest one', () => {
    const { match } = begin({ entries: { append: () => {}, at: () => undefined } });
    const receipt = say(match, 0, 'walk 1', { input: 'a' });
    expect(trySaying(match, 0, 'walk 1', { input: 'a', question: '1:walk' })).toEqual(receipt);
    say(match, 0, 'walk 1', { input: 'b' });
    expect(trySaying(match, 0, 'walk 1', { input: 'a', question: '1:walk' })).toEqual({ code: 'question-closed' });
  });

  test('in any order and number of retries, the match comes out as without them', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(), { maxLength: 20 }), (seed, retries) => {
        const plain = begin({ players: 3, closeWhenAllAnswered: true });
        playOn(plain.match, seed, 40);
        const inputs = plain.entries.all.flatMap((entry) =>
          isUndo(entry) || entry.question === null
            ? []
            : entry.answers.map((answer) => ({
                ...answer,
                question: entry.question ?? '',
                input: answer.inputs?.at(-1),
              })),
        );
        const before = plain.match.hash();
        for (const pick of retries) {
          const one = inputs[pick % inputs.length];
          if (one?.input === undefined) continue;
          const again = plain.match.answer({ ...one, input: one.input, at: 1 });
          expect(again).toMatchObject({ ok: true, value: { seat: one.seat, question: one.question } });
        }
        expect(plain.match.hash()).toBe(before);
        expect(plain.match.count).toBe(plain.entries.all.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('when the rules throw', () => {
  test('nothing has happened, and the match goes on', () => {
    const { match, entries } = begin();
    say(match, 0, 'walk 1');
    const before = match.hash();
    expect(() => trySaying(match, 0, 'crash', { input: 'c' })).toThrow('the rules have a mistake');
    expect(match.hash()).toBe(before);
    expect(match.pending(0)).toBeNull();
    expect(match.open?.id).toBe('2:walk');
    expect(entries.all).toHaveLength(2);
    // The luck drawn on the way is free again: the crash had drawn walk/1.
    say(match, 0, 'roll');
    expect(entryAt(entries, 2)).toMatchObject({ draws: [{ key: 'walk/1' }] });
  });

  test('an entry that could not be stored did not happen', () => {
    const kept = new EntryList();
    let isFull = false;
    const entries = {
      append(entry: Parameters<typeof kept.append>[0]) {
        if (isFull) throw new Error('disk full');
        kept.append(entry);
      },
      at: () => undefined,
    };
    const { match } = begin({ entries });
    say(match, 0, 'rest');
    say(match, 0, 'bid 1', { lock: false });
    say(match, 1, 'bid 2');
    const before = match.hash();
    isFull = true;
    expect(() => say(match, 0, 'bid 3', { input: 'z' })).toThrow('disk full');
    expect(() => match.close(9)).toThrow('disk full');
    expect([match.hash(), match.count, match.pending(0)?.action]).toEqual([before, 2, { type: 'bid', coins: 1 }]);
    isFull = false;
    say(match, 0, 'bid 3', { input: 'z' });
    expect(match.view(PUBLIC).steps).toEqual([3, 2]);
  });

  test('an undo that could not be stored did not happen', () => {
    let isFull = false;
    const entries = {
      append() {
        if (isFull) throw new Error('disk full');
      },
      at: () => undefined,
    };
    const { match } = begin({ entries });
    say(match, 0, 'walk 1');
    isFull = true;
    expect(() => match.undo({ seat: 0, at: 1 })).toThrow('disk full');
    expect(match.view(0).steps).toEqual([1, 0]);
    isFull = false;
    expect(codeOf(match.undo({ seat: 0, at: 1 }))).toBe('taken');
  });
});

test('a bot gets a state that keeps the secret', () => {
  const { match } = begin({ chance: new ScriptedChance({ deck: [6, 5, 4, 3, 2, 1] }) });
  say(match, 0, 'peek');
  expect(match.view(0).top).toBe(6);
  expect(match.view(1).top).toBeNull();
  const asBo = match.resample(1, new ScriptedChance({ resample: [1] }));
  expect(lanterns.view(asBo, 0).top).toBe(1);
  expect(match.view(0).top).toBe(6);
});
