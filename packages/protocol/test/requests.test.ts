import { requests } from '@boxcars/protocol';
import { expect, it } from 'vitest';

type Name = keyof typeof requests;

function isRead(name: Name, given: unknown): boolean {
  return requests[name].safeParse(given).success;
}

/** A number of each operation that takes one, in a query or in a body. */
const NUMBERS: readonly (readonly [Name, number, (number: unknown) => unknown])[] = [
  ['listTables', 20, (limit) => ({ limit })],
  ['readEntries', 20, (after) => ({ after })],
  ['createToken', 20, (days) => ({ label: 'x', days })],
  ['createTable', 5, (reactionSeconds) => ({ game: 'x', seats: [], reactionSeconds })],
  ['createTable', 20, (hours) => ({ game: 'x', seats: [], clock: { kind: 'mail', hours } })],
  ['createTable', 20, (bank) => ({ game: 'x', seats: [], clock: { kind: 'live', bank, increment: 0 } })],
  ['createTable', 20, (increment) => ({ game: 'x', seats: [], clock: { kind: 'live', bank: 60, increment } })],
  ['join', 1, (seat) => ({ seat })],
  ['setSeat', 1, (seat) => ({ seat, chair: { kind: 'empty' } })],
  ['atSeat', 1, (seat) => ({ seat })],
  ['mute', 1, (seat) => ({ seat, mute: true })],
  ['mute', 20, (line) => ({ line, mute: true })],
  ['block', 20, (line) => ({ line })],
];

it.each(NUMBERS)('%s takes whole numbers that a table can have, and no others', (name, right, of) => {
  expect(isRead(name, of(right))).toBe(true);
  for (const wrong of [right + 0.5, 1e300, Infinity, NaN, -2, 'x', [1, 2], {}, 2 ** 53]) {
    expect(isRead(name, of(wrong)), JSON.stringify(wrong)).toBe(false);
  }
});

it('reads the numbers of a query from their text', () => {
  expect(requests.listTables.parse({ limit: '7' })).toEqual({ limit: 7 });
  expect(requests.readEntries.parse({ after: '-1' })).toEqual({ after: -1 });
  for (const limit of ['1.5', '1e1000', '', '0', '101', 'x']) expect(isRead('listTables', { limit })).toBe(false);
  for (const after of ['1.5', '-2', 'x']) expect(isRead('readEntries', { after })).toBe(false);
});
