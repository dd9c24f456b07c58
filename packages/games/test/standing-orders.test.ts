import { expect, test } from 'vitest';

import { hasStandingOrder, readStandingOrder } from '../src/index.ts';

test('orders are known by game and name', () => {
  expect(hasStandingOrder('boomtown', 'proxy-bid')).toBe(true);
  expect(hasStandingOrder('dice-town', 'standing-plays')).toBe(true);
  expect(hasStandingOrder('dice-town', 'proxy-bid')).toBe(false);
  expect(hasStandingOrder('winners-circle', 'constructor')).toBe(false);
  expect(hasStandingOrder('__proto__', 'toString')).toBe(false);
});

test('what is no order of the game is none', () => {
  const wrong: readonly (readonly [string, string, unknown])[] = [
    ['boomtown', 'proxy-bid', null],
    ['boomtown', 'proxy-bid', { maximum: '5' }],
    ['boomtown', 'proxy-bid', { maximum: 1e9 }],
    ['boomtown', 'standing-plays', { play: [], stop: [] }],
    ['dice-town', 'standing-plays', { play: [] }],
    ['dice-town', 'standing-plays', { play: ['joker'], stop: [] }],
    ['dice-town', 'standing-plays', { play: 'dynamite', stop: [] }],
    ['dice-town', 'standing-plays', { play: [], stop: [], more: [] }],
    ['dice-town', 'standing-plays', [[], []]],
  ];
  for (const [game, name, json] of wrong) expect(readStandingOrder(game, name, json), JSON.stringify(json)).toBeNull();
});

test('an order that is one answers the questions of its game and no others', () => {
  const plays = readStandingOrder('dice-town', 'standing-plays', { play: ['dynamite'], stop: [] });
  expect(plays?.({}, { kind: 'play-elixir', options: [] })).toEqual({ type: 'pass' });
  expect(plays?.({}, { kind: 'keep-dice', options: [] })).toBeNull();
  const bids = readStandingOrder('boomtown', 'proxy-bid', { maximum: 4 });
  const view = { you: 0, auction: { highest: 3 }, players: [{ gold: 9 }] };
  expect(bids?.(view, { kind: 'bid', options: [] })).toEqual({ type: 'bid', amount: 4 });
  expect(bids?.({ ...view, auction: { highest: 4 } }, { kind: 'bid', options: [] })).toEqual({ type: 'pass' });
});
