/** An order in which competitors came in, best first, and how often; one may come in several times (three normals). */
export interface Order {
  readonly order: readonly number[];
  readonly weight: number;
}

/** Every order a ranking with ties stands for, all together weighing 1. */
export function ordersOf(competitors: readonly number[], ranks: readonly number[]): Order[] {
  const places = [...new Set(ranks)].sort((a, b) => a - b);
  const groups = places.map((place) => permute(competitors.filter((_, at) => ranks[at] === place)));
  const orders = groups.reduce<number[][]>(
    (before, group) => before.flatMap((start) => group.map((rest) => [...start, ...rest])),
    [[]],
  );
  return orders.map((order) => ({ order, weight: 1 / orders.length }));
}

function permute(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, at) => permute(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** A game that everyone draws in theory keeps strengths finite where one competitor never loses. */
const PRIOR = 0.5;
const MOST_STEPS = 2000;
const CLOSE = 1e-9;

/**
 * Strengths by the Plackett-Luce model, found by minorise-maximise (Hunter 2004): among those still in, each comes next
 * with a chance in proportion to its strength. Their logarithms average 0. `prior` adds so many wins and losses of each
 * against a competitor of strength 1.
 */
export function fitStrengths(count: number, orders: readonly Order[], prior = PRIOR): number[] {
  const wins = countWins(count, orders);
  let strengths = Array.from({ length: count }, () => 1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const weights = Array.from({ length: count }, () => 0);
    for (const one of orders) addWeights(one, strengths, weights);
    const next = strengths.map((strength, i) => {
      const drawn = prior === 0 ? 0 : (2 * prior) / (strength + 1);
      const divisor = (weights[i] ?? 0) + drawn;
      return divisor === 0 ? strength : ((wins[i] ?? 0) + prior) / divisor;
    });
    const change = Math.max(...next.map((one, i) => Math.abs(Math.log(one / (strengths[i] ?? 1)))));
    strengths = prior === 0 ? centre(next) : next;
    if (change < CLOSE) break;
  }
  return centre(strengths);
}

/** How often each was chosen while somebody else was still in. */
function countWins(count: number, orders: readonly Order[]): number[] {
  const wins = Array.from({ length: count }, () => 0);
  for (const { order, weight } of orders) {
    for (const one of order.slice(0, -1)) wins[one] = (wins[one] ?? 0) + weight;
  }
  return wins;
}

/** For each competitor the sum, over all choices it was part of, of one by the strength of those still in. */
function addWeights({ order, weight }: Order, strengths: readonly number[], weights: number[]): void {
  let total = 0;
  for (const one of order) total += strengths[one] ?? 0;
  let sum = 0;
  for (const [at, one] of order.entries()) {
    if (at < order.length - 1) sum += weight / total;
    total -= strengths[one] ?? 0;
    weights[one] = (weights[one] ?? 0) + sum;
  }
}

function centre(strengths: readonly number[]): number[] {
  const mean = strengths.reduce((sum, one) => sum + Math.log(one), 0) / strengths.length;
  return strengths.map((one) => one / Math.exp(mean));
}

/** A strength on the scale of chess: ten times as strong is 400 more, the average is 1500. */
export function ratingOf(strength: number): number {
  return 1500 + 400 * Math.log10(strength);
}
