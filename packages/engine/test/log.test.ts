import { EventLog, eventFor, EVERYONE, maskOf, PUBLIC, type GameEvent } from '@boxcars/engine';
import { expect, test } from 'vitest';

interface Drawn extends GameEvent {
  readonly card: number | null;
}

test('what everyone is told has one form', () => {
  const log = new EventLog<Drawn>();
  log.tell({ type: 'drawn', card: 3 });
  expect(log.entries).toEqual([{ to: EVERYONE, event: { type: 'drawn', card: 3 } }]);
  expect([PUBLIC, 0, 5].map((viewer) => log.entries.map((one) => eventFor(one, viewer).card))).toEqual([[3], [3], [3]]);
});

test('what some are told has a twin for the rest', () => {
  const log = new EventLog<Drawn>();
  log.tellOnly(maskOf(0, 2), { type: 'drawn', card: 3 }, { type: 'drawn', card: null }, { card: 'XX-1' });
  const [one] = log.entries;
  expect(one).toEqual({
    to: 5,
    event: { type: 'drawn', card: 3 },
    twin: { type: 'drawn', card: null },
    reveals: { card: 'XX-1' },
  });
  if (one === undefined) throw new Error('nothing was logged');
  expect([PUBLIC, 0, 1, 2].map((viewer) => eventFor(one, viewer).card)).toEqual([null, 3, null, 3]);
});

test('what is revealed is declared with its rule', () => {
  const log = new EventLog<Drawn>();
  log.tell({ type: 'drawn', card: 3 }, { card: 'XX-1' });
  expect(log.entries[0]?.reveals).toEqual({ card: 'XX-1' });
});
