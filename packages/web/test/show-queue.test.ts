import type { Moment } from '@boxcars/protocol';
import { expect, test } from 'vitest';

import type { AnyBoard } from '../src/boards/board.ts';
import { ShowQueue, type Frame } from '../src/motion/show-queue.ts';

function momentAt(entry: number): Moment {
  const asked = { id: `${entry + 1}:go`, kind: 'go', mode: 'turn', seats: [0], answered: [], closesAt: null } as const;
  return { entry, asked, yours: null, canUndo: false, clocks: null };
}

function frame(entry: number, ...types: readonly string[]): Frame {
  const events = types.map((type) => ({ type }));
  return { entry: { entry, at: 0, events }, view: { at: entry }, moment: momentAt(entry) };
}

/** A stage whose clock is turned by hand. */
function stage(speed: 'normal' | 'off' = 'normal') {
  const seen: string[] = [];
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const queue = new ShowQueue({
    speed: () => speed,
    isSeen: () => true,
    wait: (milliseconds) => new Promise<void>((end) => waits.push({ milliseconds, end })),
    onEvent: ({ event }) => seen.push(event.type),
    onEntry: ({ entry }) => seen.push(`entry ${entry.entry}`),
  });
  queue.reset({ view: { at: 0 }, moment: momentAt(0) });
  return { queue, seen, waits };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('shows one event after the other, and only then what can be acted on', async () => {
  const { queue, seen, waits } = stage();
  queue.add(frame(1, 'a', 'b'));
  await soon();
  expect(seen).toEqual(['a']);
  expect(queue.isBusy.value).toBe(true);
  expect(queue.stand.value?.moment.entry).toBe(0);
  waits[0]?.end();
  await soon();
  expect(seen).toEqual(['a', 'b']);
  expect(queue.stand.value?.moment.entry).toBe(0);
  waits[1]?.end();
  await soon();
  expect(seen).toEqual(['a', 'b', 'entry 1']);
  expect(queue.stand.value).toEqual({ view: { at: 1 }, moment: momentAt(1) });
  expect(queue.isBusy.value).toBe(false);
});

test('a skip shows everything that waits at once, in order', async () => {
  const { queue, seen } = stage();
  queue.add(frame(1, 'a', 'b'));
  queue.add(frame(2, 'c'));
  await soon();
  queue.skip();
  await soon();
  expect(seen).toEqual(['a', 'b', 'entry 1', 'c', 'entry 2']);
  expect(queue.stand.value?.moment.entry).toBe(2);
});

test('without motion nothing is waited for', async () => {
  const { queue, seen, waits } = stage('off');
  queue.add(frame(1, 'a'));
  await soon();
  expect(waits).toEqual([]);
  expect(seen).toEqual(['a', 'entry 1']);
});

test('however much waits, it is shown within about three seconds', async () => {
  const { queue, waits } = stage();
  for (let entry = 1; entry <= 60; entry++) queue.add(frame(entry, 'a', 'b'));
  for (let i = 0; i < 120; i++) {
    await soon();
    waits[i]?.end();
  }
  await soon();
  expect(queue.stand.value?.moment.entry).toBe(60);
  const first = waits.slice(0, 60).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  expect(first).toBeLessThan(3000);
});

test('a board can show the view between two events, and nothing is asked then', async () => {
  const { queue, waits } = stage();
  const board = { after: (_view: unknown, event: { readonly type: string }) => ({ at: event.type }) };
  queue.useBoard(board as unknown as AnyBoard);
  queue.add(frame(1, 'a', 'b'));
  await soon();
  waits[0]?.end();
  await soon();
  expect(queue.stand.value?.view).toEqual({ at: 'a' });
  expect(queue.stand.value?.moment.asked).toBeNull();
});

test('the whole picture wins over whatever was being shown', async () => {
  const { queue, waits } = stage();
  queue.add(frame(1, 'a', 'b'));
  await soon();
  queue.reset({ view: { at: 9 }, moment: momentAt(9) });
  waits[0]?.end();
  await soon();
  await soon();
  expect(queue.stand.value?.moment.entry).toBe(9);
  expect(queue.isBusy.value).toBe(false);
});
