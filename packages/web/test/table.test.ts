import type { Moment, ServerMessage } from '@boxcars/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';

import { ShowQueue } from '../src/motion/show-queue.ts';
import type { Link, TableConnection, TableMessage } from '../src/net/connection.ts';
import { Table } from '../src/table/table.ts';

function momentAt(entry: number): Moment {
  const asked = { id: `${entry + 1}:go`, kind: 'go', mode: 'turn', seats: [0], answered: [], closesAt: null } as const;
  const yours = { question: { kind: 'go', options: [{ type: 'go' }] }, legal: [{ type: 'go' }], pending: null };
  return { entry, asked, yours, canUndo: false, clocks: null };
}

/** A table at the other end of a line that one can cut. */
function seated() {
  const sent: TableMessage[] = [];
  let hear: (message: ServerMessage) => void = () => undefined;
  const connection: TableConnection = {
    table: 't',
    link: signal<Link>('open'),
    clockOffset: 0,
    listen: (listener) => (hear = listener),
    send: (message) => sent.push(message),
    close: () => undefined,
  };
  const queue = new ShowQueue({
    speed: () => 'off',
    isSeen: () => true,
    wait: () => Promise.resolve(),
    onEvent: () => undefined,
    onEntry: (frame) => table.entryShown(frame),
  });
  const table: Table = new Table(connection, queue);
  const sync = (entry: number, entries: readonly number[]): void =>
    hear({
      t: 'sync',
      table: 't',
      seat: 0,
      view: { at: entry },
      entries: entries.map((number) => ({ entry: number, at: 0, events: [{ type: `e${number}` }] })),
      moment: momentAt(entry),
      orders: {},
    });
  return { table, sent, sync, hear: (message: ServerMessage) => hear(message) };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('an answer is sent once, however often it is clicked, and names its question', () => {
  const { table, sent, sync } = seated();
  sync(0, [0]);
  table.answer({ type: 'go' });
  table.answer({ type: 'go' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ t: 'answer', question: '1:go', action: { type: 'go' } });
});

test('a table that is refused before anything is known of it is gone', () => {
  const { table, hear } = seated();
  hear({ t: 'refused', table: 't', input: null, refusal: { code: 'no-such-table' }, sentence: '' });
  expect(table.gone.value).toMatchObject({ refusal: { code: 'no-such-table' } });
  expect(table.refused.value).toBeNull();
});

test('after a gap what has no receipt is sent again under the same id, the rest is not', () => {
  const { table, sent, sync, hear } = seated();
  sync(0, [0]);
  table.answer({ type: 'go' });
  const [first] = sent;
  sync(0, []);
  expect(sent).toEqual([first, first]);
  if (first === undefined || !('input' in first)) throw new Error('no input');
  hear({ t: 'receipt', table: 't', input: first.input });
  sync(0, []);
  expect(sent).toHaveLength(2);
});

test('what was missed in a gap goes into the log, once and in order', async () => {
  const { table, sync } = seated();
  sync(1, [0, 1]);
  sync(4, [2, 3, 4]);
  await soon();
  expect(table.log.value.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4]);
  expect(table.stand.value?.view).toEqual({ at: 4 });
});

test('changes of the view are made on the view before, and the question follows', async () => {
  const { table, sync, hear } = seated();
  sync(0, [0]);
  hear({
    t: 'entry',
    table: 't',
    events: { entry: 1, at: 0, events: [{ type: 'moved' }] },
    changes: [{ at: ['at'], value: 1 }],
    moment: momentAt(1),
  });
  await soon();
  expect(table.stand.value?.view).toEqual({ at: 1 });
  expect(table.moment.value?.asked?.id).toBe('2:go');
  expect(table.log.value).toHaveLength(2);
});

test('a late answer is no mistake to complain about, any other refusal is shown', () => {
  const { table, sync, hear } = seated();
  sync(0, [0]);
  hear({ t: 'refused', table: 't', input: 'x', refusal: { code: 'question-closed' }, sentence: '' });
  expect(table.refused.value).toBeNull();
  hear({ t: 'refused', table: 't', input: 'x', refusal: { code: 'not-enough' }, sentence: 'No.' });
  expect(table.refused.value).toMatchObject({ sentence: 'No.' });
});

test('messages about another table are not for this one', () => {
  const { table, hear, sync } = seated();
  sync(0, [0]);
  hear({ t: 'gone', table: 'other', refusal: { code: 'gone' } });
  expect(table.gone.value).toBeNull();
});
