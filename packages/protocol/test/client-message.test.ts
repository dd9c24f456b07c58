import { MAX_MESSAGE, MOST_LEVELS, readClientMessage } from '@boxcars/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

it('reads an answer', () => {
  const message = { t: 'answer', table: 'abc', question: '12:place-bet', input: 'x1', action: { type: 'place-bet' } };
  expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

it('reads an answer in whatever order and with whatever spaces it is written', () => {
  const [table, question, input] = ['a-b_1', '12:place-bet', 'x1'];
  for (const action of [{ type: 'place-bet', note: 'a"}é' }, null, 7, [], 'text']) {
    const message = { t: 'answer', table, question, input, action };
    const turned = { action, input, question, table, t: 'answer' };
    for (const text of [JSON.stringify(message), JSON.stringify(message, null, 1), JSON.stringify(turned)])
      expect(readClientMessage(text), text).toEqual({ ok: true, value: message });
  }
});

it('reads only answers that are answers', () => {
  const answer = { t: 'answer', table: 'abc', question: '12:place-bet', input: 'x1', action: { type: 'pass' } };
  const wrong = [
    { ...answer, table: 'a b' },
    { ...answer, table: 7 },
    { ...answer, question: 'place-bet' },
    { ...answer, question: null },
    { ...answer, input: 'x'.repeat(65) },
    { ...answer, input: undefined, more: 1 },
    { ...answer, more: 1 },
    { ...answer, lock: 'yes' },
    [answer],
  ];
  for (const one of wrong)
    expect(readClientMessage(JSON.stringify(one)), JSON.stringify(one)).toMatchObject({ ok: false });
  for (const lock of [true, false]) {
    const locked = { ...answer, lock };
    expect(readClientMessage(JSON.stringify(locked))).toEqual({ ok: true, value: locked });
  }
});

it('refuses what it does not understand by a code, and says where', () => {
  expect(readClientMessage('{')).toMatchObject({ refusal: { code: 'message-not-json' } });
  expect(readClientMessage('{"t":"ping"}')).toMatchObject({
    refusal: { code: 'message-not-understood', values: { at: 'n' } },
  });
  expect(readClientMessage('{"t":"dance"}')).toMatchObject({ refusal: { code: 'message-not-understood' } });
  expect(readClientMessage('{"t":"ping","n":1,"more":2}')).toMatchObject({ ok: false });
  expect(readClientMessage('x'.repeat(MAX_MESSAGE + 1))).toMatchObject({ refusal: { code: 'message-too-long' } });
});

it('refuses what has too many levels, however it is written', () => {
  const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  const answer = (action: string): string =>
    `{"t":"answer","table":"abc","question":"12:place-bet","input":"x1","action":${action}}`;
  const order = (of: string): string => `{"t":"order","table":"abc","input":"x1","kind":"bid","order":${of}}`;
  for (const write of [answer, order]) {
    expect(readClientMessage(write(lists(MOST_LEVELS - 1)))).toMatchObject({ ok: true });
    for (const levels of [MOST_LEVELS, 8000])
      expect(readClientMessage(write(lists(levels)))).toMatchObject({ refusal: { code: 'too-deep' } });
  }
});

it('never throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (frame) => {
      expect(typeof readClientMessage(frame).ok).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
