import { readServerFrame } from '@boxcars/protocol';
import { expect, it } from 'vitest';

const options = [{ type: 'move-horse', gate: 0 }];

it('puts in what a frame leaves out', () => {
  const [entry, ...others] = readServerFrame(
    JSON.stringify({
      t: 'entry',
      table: 'T',
      entry: 7,
      at: 5,
      events: [{ type: 'die-rolled' }],
      changes: ['/turn', 1],
    }),
  );
  expect(others).toEqual([]);
  expect(entry).toEqual({
    t: 'entry',
    table: 'T',
    events: { entry: 7, at: 5, events: [{ type: 'die-rolled' }] },
    changes: ['/turn', 1],
    moment: { entry: 7, asked: null, yours: null, canUndo: false, clocks: null },
  });
});

it('knows the kind of a question by its id, and its listed answers by its options', () => {
  const question = { kind: 'move-horse', options };
  const asked = { id: '8:move-horse', seats: [2] };
  const frame = { t: 'entry', table: 'T', entry: 7, at: 5, events: [], changes: [], asked, yours: { question } };
  const [entry] = readServerFrame(JSON.stringify(frame));
  expect(entry).toMatchObject({
    moment: {
      asked: { id: '8:move-horse', kind: 'move-horse', mode: 'turn', seats: [2], answered: [], closesAt: null },
      yours: { question, legal: options, pending: null },
    },
  });
});

it('keeps what a frame says', () => {
  const question = { kind: 'keep-dice', options };
  const pending = { action: options[0], locked: false };
  const asked = { id: '3:keep-dice', seats: [0, 1], mode: 'sealed', answered: [1], closesAt: 99 };
  const clocks = [{ left: 5, runsSince: null }];
  const yours = { question, legal: [], pending };
  const moment = { entry: 2, asked, yours, canUndo: true, clocks };
  const sync = { t: 'sync', table: 'T', seat: 0, view: { a: 1 }, entries: [], orders: { x: 1 } };
  expect(readServerFrame(JSON.stringify({ ...sync, ...moment }))).toEqual([
    { ...sync, moment: { ...moment, asked: { ...asked, kind: 'keep-dice' } } },
  ]);
});

it('gives the receipt that comes with an entry after it', () => {
  const frame = { t: 'entry', table: 'T', entry: 7, at: 5, undoes: 6, changes: [], input: 'i1' };
  const [entry, receipt] = readServerFrame(JSON.stringify(frame));
  expect(entry).toMatchObject({ events: { entry: 7, at: 5, events: [], undoes: 6 } });
  expect(receipt).toEqual({ t: 'receipt', table: 'T', input: 'i1' });
});

it('leaves all other messages as they are', () => {
  const pong = { t: 'pong', n: 1, now: 2 };
  expect(readServerFrame(JSON.stringify(pong))).toEqual([pong]);
});
