import { FastChance } from '@boxcars/engine';

import { fitStrengths, ordersOf, ratingOf, type Order } from './plackett-luce.ts';
import type { Played } from './play.ts';

/** A number and the interval that holds it 95 times of 100. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What one entrant came to. */
export interface Standing {
  readonly entrant: string;
  /** Seats it had in all games together. */
  readonly seats: number;
  /** Wins a seat, a shared one being a part. */
  readonly wins: Interval;
  readonly rating: Interval;
  readonly meanRank: number;
  readonly meanPoints: number;
}

/** Times the deals are drawn anew to see how much chance had to do with it. */
const DRAWS = 400;

/**
 * Ratings and shares with intervals, for each different name. Games of one deal are alike, so it is the deals that are
 * drawn anew (with replacement), not the games.
 */
export function standingsOf(names: readonly string[], games: readonly Played[], seed: number): Standing[] {
  const distinct = [...new Set(names)];
  const byName = names.map((name) => distinct.indexOf(name));
  const deals = [...Map.groupBy(games, ({ deal }) => deal).values()].map((rows) =>
    countDeal(rows, byName, distinct.length),
  );
  const whole = measure(deals, distinct.length);
  const chance = new FastChance(seed);
  const draws = Array.from({ length: DRAWS }, () =>
    measure(
      deals.map(() => deals[chance.below(deals.length)] as Deal),
      distinct.length,
    ),
  );
  return distinct.map((entrant, i) => ({
    entrant,
    seats: sum(deals.map(({ seats }) => seats[i] ?? 0)),
    wins: intervalOf(
      whole.shares[i] ?? 0,
      draws.map(({ shares }) => shares[i] ?? 0),
    ),
    rating: intervalOf(
      whole.ratings[i] ?? 0,
      draws.map(({ ratings }) => ratings[i] ?? 0),
    ),
    meanRank: meanOver(games, byName, i, ({ ranks }) => ranks),
    meanPoints: meanOver(games, byName, i, ({ points }) => points),
  }));
}

/** The games of one deal, counted by name. */
interface Deal {
  readonly seats: readonly number[];
  readonly wins: readonly number[];
  readonly orders: readonly Order[];
}

function countDeal(games: readonly Played[], byName: readonly number[], count: number): Deal {
  const seats = Array.from({ length: count }, () => 0);
  const wins = Array.from({ length: count }, () => 0);
  const orders: Order[] = [];
  for (const { seats: at, ranks } of games) {
    const names = at.map((entrant) => byName[entrant] ?? 0);
    const winners = ranks.filter((rank) => rank === 1).length;
    for (const [seat, name] of names.entries()) {
      seats[name] = (seats[name] ?? 0) + 1;
      if (ranks[seat] === 1) wins[name] = (wins[name] ?? 0) + 1 / winners;
    }
    orders.push(...ordersOf(names, ranks));
  }
  return { seats, wins, orders: merge(orders) };
}

/** Equal orders as one row. */
function merge(orders: readonly Order[]): Order[] {
  const rows = new Map<string, { order: readonly number[]; weight: number }>();
  for (const { order, weight } of orders) {
    const key = order.join(' ');
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { order, weight });
    else row.weight += weight;
  }
  return [...rows.values()];
}

function measure(deals: readonly Deal[], count: number): { shares: number[]; ratings: number[] } {
  const names = Array.from({ length: count }, (_, i) => i);
  const shares = names.map(
    (i) => sum(deals.map(({ wins }) => wins[i] ?? 0)) / sum(deals.map(({ seats }) => seats[i] ?? 0)),
  );
  const strengths = fitStrengths(count, merge(deals.flatMap(({ orders }) => orders)));
  return { shares, ratings: strengths.map(ratingOf) };
}

/** The middle 95 % of what was drawn. */
function intervalOf(value: number, drawn: readonly number[]): Interval {
  const sorted = drawn.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? value;
  return { value, low: Math.min(value, at(0.025)), high: Math.max(value, at(0.975)) };
}

function meanOver(
  games: readonly Played[],
  byName: readonly number[],
  name: number,
  of: (game: Played) => readonly number[],
): number {
  const values = games.flatMap((game) => of(game).filter((_, seat) => byName[game.seats[seat] ?? -1] === name));
  return values.length === 0 ? 0 : sum(values) / values.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
