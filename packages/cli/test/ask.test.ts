import type { Action, AnyGame, Question, Refusal } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { translator } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import { ask, drawQuestion, readCommand, type Asking, type Reply } from '../src/play/ask.ts';
import { onlyValue, readField } from '../src/play/field.ts';
import { fakeIo, type FakeIo } from './fake-io.ts';

/** A game that reads what it is given: only the notation matters here. */
const game = {
  ...games['winners-circle'],
  id: 'no-such-game',
  parseAction: (json: unknown) => json as Action,
  writeAction: (action: Action) => JSON.stringify(action),
  readAction: (text: string) => (text === 'sing a song' || text === '7' ? { type: 'sing' } : null),
} as AnyGame;

const question: Question = {
  kind: 'what-now',
  options: [{ type: 'sing' }, { type: 'dance' }],
  compose: [
    {
      type: 'trade',
      fields: {
        give: { field: 'subset', of: ['cow', 'hen', 'hen'], min: 1, max: 2 },
        price: { field: 'number', min: 0, max: 9 },
        with: { field: 'one', of: [1, 2] },
        order: { field: 'order', of: ['a', 'b', 'c'] },
        extras: { field: 'list', of: { coins: { field: 'number', min: 1, max: 5 } }, min: 0, max: 2 },
      },
    },
  ],
};

async function reply(
  lines: readonly string[],
  judge: (action: Action) => Refusal | null = () => null,
): Promise<{ reply: Reply; io: FakeIo }> {
  const io = fakeIo(lines);
  const asking: Asking = { io, t: translator('en'), game, question, context: { viewer: 0 }, judge };
  return { reply: await ask(asking), io };
}

describe('a question', () => {
  test('lists its options and what can be put together, by number', () => {
    const asking: Asking = {
      io: fakeIo([]),
      t: translator('en'),
      game,
      question,
      context: { viewer: 0 },
      judge: () => null,
    };
    expect(drawQuestion(asking)).toEqual([
      'what now',
      '  1  sing                   {"type":"sing"}',
      '  2  dance                  {"type":"dance"}',
      '  3  Put together: trade …',
    ]);
  });

  test('is answered by number, by notation, or by JSON', async () => {
    const sing = { kind: 'answer', action: { type: 'sing' } };
    expect((await reply(['1'])).reply).toEqual(sing);
    expect((await reply(['sing a song'])).reply).toEqual(sing);
    expect((await reply(['{"type":"sing"}'])).reply).toEqual(sing);
  });

  test('takes a number as a place in the list, and after = as notation', async () => {
    const { reply: first, io } = await reply(['7', '=7']);
    expect(first).toEqual({ kind: 'answer', action: { type: 'sing' } });
    expect(io.written.join()).toContain('“7” is neither a number from the list');
  });

  test('asks again after nonsense, an answer that does not fit, and a refusal with its rule', async () => {
    const judge = (action: Action): Refusal | null =>
      action.type === 'sing' ? { code: 'too-late', rule: 'XX-1', values: { hour: 23 } } : null;
    const { reply: last, io } = await reply(['', 'x', '{"type":"fly"}', '{oops', '1', '2'], judge);
    expect(last).toEqual({ kind: 'answer', action: { type: 'dance' } });
    expect(io.written).toEqual([
      expect.stringContaining('“x” is neither'),
      'That is not an answer to this question.',
      expect.stringContaining('“{oops” is neither'),
      'too late (hour: 23) [XX-1]',
    ]);
  });

  test('gives commands back, and ends with the input', async () => {
    expect((await reply(['rules WC-1  now'])).reply).toEqual({ kind: 'command', word: 'rules', rest: 'WC-1 now' });
    expect((await reply([])).reply).toEqual({ kind: 'end' });
    expect(readCommand(' help ')).toEqual({ kind: 'command', word: '?', rest: '' });
    expect(readCommand('dance')).toBeNull();
  });
});

describe('a composed answer', () => {
  test('is asked field by field', async () => {
    const { reply: given, io } = await reply(['3', '1 3', '4', '2', '3,1,2', 'y', '5', '']);
    const action = {
      type: 'trade',
      give: ['cow', 'hen'],
      price: 4,
      with: 2,
      order: ['c', 'a', 'b'],
      extras: [{ coins: 5 }],
    };
    expect(given).toEqual({ kind: 'answer', action });
    expect(io.asked.slice(1, 3)).toEqual([
      'give: 1 to 2 numbers from the list, with spaces between (empty for none)',
      'price: a number from 0 to 9',
    ]);
  });

  test('asks a field again until it fits', async () => {
    const { reply: given, io } = await reply(['3', '', '9', '1 1', '2', 'ten', '10', '0', '1', '1 2 3', '']);
    expect(given).toMatchObject({ action: { give: ['hen'], price: 0, with: 1, extras: [] } });
    expect(io.written.filter((line) => /Type|Between/.test(line))).toHaveLength(5);
  });

  test('can be left half way, for another answer or a command', async () => {
    expect((await reply(['3', '1', 'back', '2'])).reply).toEqual({ kind: 'answer', action: { type: 'dance' } });
    expect((await reply(['3', '1', 'quit'])).reply).toMatchObject({ kind: 'command', word: 'quit' });
    expect((await reply(['3', '1'])).reply).toEqual({ kind: 'end' });
  });
});

describe('a question with one way to answer it', () => {
  const fields = { coins: { field: 'number', min: 1, max: 5 }, with: { field: 'one', of: ['a', 'b'] } } as const;
  const only: Question = { kind: 'pay', options: [], compose: [{ type: 'pay', fields }] };

  async function pay(lines: readonly string[]): Promise<{ reply: Reply; io: FakeIo }> {
    const io = fakeIo(lines);
    const asking: Asking = { io, t: translator('en'), game, question: only, context: { viewer: 0 }, judge: () => null };
    expect(drawQuestion(asking)).toEqual(['pay']);
    return { reply: await ask(asking), io };
  }

  test('asks for its fields at once', async () => {
    const { reply: given, io } = await pay(['4', '2']);
    expect(given).toEqual({ kind: 'answer', action: { type: 'pay', coins: 4, with: 'b' } });
    expect(io.asked[0]).toBe('coins: a number from 1 to 5');
  });

  test('starts over after back, and takes a whole answer at any field', async () => {
    const action = { type: 'pay', coins: 2, with: 'a' };
    expect((await pay(['4', 'back', '2', '1'])).reply).toEqual({ kind: 'answer', action });
    expect((await pay(['4', JSON.stringify(action)])).reply).toEqual({ kind: 'answer', action });
    expect((await pay(['log'])).reply).toMatchObject({ kind: 'command', word: 'log' });
  });

  test('says why a whole answer does not fit, and goes on asking', async () => {
    const { reply: given, io } = await pay(['sing a song', '1', '1']);
    expect(given).toMatchObject({ action: { coins: 1 } });
    expect(io.written).toContain('That is not an answer to this question.');
  });
});

test('a way to answer that can come to nothing is not offered', async () => {
  const poor: Question = {
    kind: 'bid',
    options: [{ type: 'sing' }],
    compose: [{ type: 'bid', fields: { coins: { field: 'number', min: 3, max: 2 } } }],
  };
  const asking: Asking = {
    io: fakeIo(['2', '1']),
    t: translator('en'),
    game,
    question: poor,
    context: { viewer: 0 },
    judge: () => null,
  };
  expect(drawQuestion(asking)).toEqual(['bid', '  1  sing  {"type":"sing"}']);
  expect(await ask(asking)).toEqual({ kind: 'answer', action: { type: 'sing' } });
});

describe('a field', () => {
  test('of equal things lets each be taken once', () => {
    const field = { field: 'subset', of: ['hen', 'hen'], min: 0, max: 2 } as const;
    expect(readField(field, '1 2')).toEqual({ ok: true, value: ['hen', 'hen'] });
    expect(readField(field, '')).toEqual({ ok: true, value: [] });
    expect(readField(field, '1 3')).toMatchObject({ ok: false, refusal: { code: 'field-subset' } });
    expect(readField(field, '0')).toMatchObject({ ok: false });
    expect(readField(field, '1.5')).toMatchObject({ ok: false });
  });

  test('of an order needs all of them', () => {
    const field = { field: 'order', of: ['a', 'b'] } as const;
    expect(readField(field, '2 1')).toEqual({ ok: true, value: ['b', 'a'] });
    expect(readField(field, '2')).toMatchObject({
      ok: false,
      refusal: { code: 'field-count', values: { min: 2, max: 2 } },
    });
  });

  test('with only one possible value is not asked for', () => {
    expect(onlyValue({ field: 'number', min: 0, max: 0 })).toBe(0);
    expect(onlyValue({ field: 'one', of: ['a'] })).toBe('a');
    expect(onlyValue({ field: 'subset', of: ['a', 'b'], min: 2, max: 2 })).toEqual(['a', 'b']);
    expect(onlyValue({ field: 'subset', of: ['a'], min: 0, max: 0 })).toEqual([]);
    expect(onlyValue({ field: 'order', of: ['a'] })).toEqual(['a']);
    for (const field of [
      { field: 'number', min: 0, max: 1 },
      { field: 'one', of: ['a', 'b'] },
      { field: 'subset', of: ['a'], min: 0, max: 1 },
      { field: 'order', of: ['a', 'b'] },
    ] as const) {
      expect(onlyValue(field)).toBeUndefined();
    }
  });
});
