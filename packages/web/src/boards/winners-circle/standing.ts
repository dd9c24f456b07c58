import type { Seat, Viewer } from '@boxcars/engine';
import type { GateView, Rank, Token, View } from '@boxcars/games/winners-circle';

import { PACE_SPACE, SPACES } from './course.ts';

export const RANKS: readonly Rank[] = ['win', 'place', 'show'];

/** What the pace adds to a bet, and what a bet on the last horse costs, before race 3 doubles it. */
const BONUS = 100;
const PENALTY = 100;

/** The least and the most that something can be, as far as the viewer knows. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A horse's place in the race if it ended now. Shared spaces leave it open: then the ranks differ. */
export interface Standing {
  readonly gate: number;
  readonly place: number;
  /** Counted from 0; with horses side by side, the first and the last they may share. */
  readonly first: number;
  readonly latest: number;
  readonly isLast: boolean;
  readonly hasPace: boolean;
  /** The bets that count for its column of the payout table. */
  readonly column: Range;
}

/** A move that is thought of: the horse of a gate comes to a place. */
export interface Thought {
  readonly gate: number;
  readonly to: number;
}

/** How the race stands, by gate; with a move in mind, how it would stand then. */
export function standingsOf(view: View, thought: Thought | null = null): readonly Standing[] {
  const orders = view.gates.map((gate, i) => orderOf(view, gate, i, thought));
  const running = orders.filter((order) => order <= SPACES);
  const rear = Math.min(...running);
  return view.gates.map((gate, i) => {
    const order = orders[i] ?? 0;
    const first = orders.filter((other) => other > order).length;
    const equals = orders.filter((other) => other === order).length;
    const place = thought?.gate === i ? thought.to : gate.place;
    const hasPace = view.pace === null ? thought?.gate === i && thought.to >= PACE_SPACE : view.pace === i;
    const isLast = order === rear;
    return { gate: i, place, first, latest: first + equals - 1, isLast, hasPace, column: columnOf(gate) };
  });
}

/** Higher is further ahead: those who have crossed in their order, then whoever crosses next, then places. */
function orderOf({ finished }: View, gate: GateView, i: number, thought: Thought | null): number {
  const rank = finished.indexOf(i);
  if (rank >= 0) return 10 * SPACES - rank;
  if (thought?.gate !== i) return gate.place;
  return thought.to > SPACES ? 10 * SPACES - finished.length : thought.to;
}

/** WC-P1, WC-V4: the column that counts for a horse. A face-down token may be worth anything from 0 to 2 (WC-V1). */
export function columnOf({ bets, column }: GateView): Range {
  if (column !== null) return { least: column, most: column };
  const known = bets.reduce((sum, { token }) => sum + (token ?? 0), 0);
  const unknown = bets.filter(({ token }) => token === null).length;
  return { least: known, most: known + 2 * unknown };
}

/** WC-P7: what one bet pays in a row and column, doubled where the race is. */
export function worthOf({ payout, factor }: View, rank: number, column: number): number {
  const row = payout[RANKS[rank] ?? 'show'];
  return rank >= RANKS.length || column === 0 ? 0 : factor * (row[Math.min(column, row.length) - 1] ?? 0);
}

/** What one bet on a horse would pay if the race ended now, the pace included; 0 for horses that aren't placed. */
export function betWorth(view: View, { first, latest, hasPace, column }: Standing): Range {
  const bonus = (rank: number): number => (hasPace && rank < RANKS.length ? view.factor * BONUS : 0);
  return {
    least: worthOf(view, latest, column.most) + bonus(latest),
    most: worthOf(view, first, Math.max(column.least, 1)) + bonus(first),
  };
}

/** The token that the viewer knows a seat to have at a gate; null for none or a face-down one of somebody else. */
export function tokenOf({ bets }: GateView, seat: Seat): Token | null {
  return bets.find((bet) => bet.seat === seat)?.token ?? null;
}

/**
 * What a seat would win and lose if the race ended now; null when its own tokens are hidden from the viewer.
 * Others' face-down tokens are taken together: two of one owner can't both be the 2, so the range is as narrow as
 * the viewer can know it.
 */
export function gainOf(view: View, seat: Seat, standings: readonly Standing[] = standingsOf(view)): Range | null {
  if (view.gates.some(({ bets }) => bets.some((bet) => bet.seat === seat && bet.token === null))) return null;
  const owned = standings.flatMap((standing) => {
    const gate = view.gates[standing.gate];
    const token = gate === undefined ? null : tokenOf(gate, seat);
    return token === null || token === 0 ? [] : [{ standing, token }];
  });
  const paying = owned.filter(({ standing }) => standing.first < RANKS.length);
  const penalty = owned.reduce((sum, { standing, token }) => sum + (standing.isLast ? token * PENALTY : 0), 0);
  const wins = columnsTogether(
    view,
    paying.map(({ standing }) => standing),
  ).map((columns) => winnings(view, paying, columns));
  const money = view.seats[seat]?.money ?? 0;
  const net = (won: number): number => won - Math.min(view.factor * penalty, money + won);
  return {
    least: net(Math.min(...wins.map(({ least }) => least))),
    most: net(Math.max(...wins.map(({ most }) => most))),
  };
}

function winnings(
  view: View,
  paying: readonly { readonly standing: Standing; readonly token: Token }[],
  columns: readonly number[],
): Range {
  let [least, most] = [0, 0];
  for (const [i, { standing, token }] of paying.entries()) {
    const column = columns[i] ?? 0;
    const worth = betWorth(view, { ...standing, column: { least: column, most: column } });
    least += token * worth.least;
    most += token * worth.most;
  }
  return { least, most };
}

/** Every way the columns of these horses can be at once, given that each owner has one 0, two 1s and one 2. */
function columnsTogether(view: View, standings: readonly Standing[]): readonly (readonly number[])[] {
  const start = standings.map(({ column }) => column.least);
  if (standings.every(({ column }) => column.least === column.most)) return [start];
  let all = [start];
  for (const [seat] of view.seats.entries()) {
    const hidden = standings.map(({ gate }) => isHidden(view.gates[gate], seat));
    const ways = handsOver(hidden, [1, 2, 1]);
    const sums = all.flatMap((columns) => ways.map((way) => columns.map((column, i) => column + (way[i] ?? 0))));
    all = [...new Map(sums.map((columns) => [columns.join(), columns])).values()];
  }
  return all;
}

function isHidden(gate: GateView | undefined, seat: Seat): boolean {
  return gate?.bets.some((bet) => bet.seat === seat && bet.token === null) ?? false;
}

/** The ways to lay tokens of a hand (how many 0s, 1s, 2s) on the marked horses; 0 on the others. */
function handsOver(marked: readonly boolean[], hand: readonly number[]): readonly (readonly number[])[] {
  if (marked.length === 0) return [[]];
  const rest = marked.slice(1);
  if (marked[0] !== true) return handsOver(rest, hand).map((way) => [0, ...way]);
  return hand.flatMap((count, token) => {
    if (count === 0) return [];
    const left = hand.map((other, i) => (i === token ? other - 1 : other));
    return handsOver(rest, left).map((way) => [token, ...way]);
  });
}

/** The seat whose gains the viewer is shown: their own. */
export function ownSeat(view: View, viewer: Viewer): Seat | null {
  return viewer >= 0 && viewer < view.seats.length ? viewer : null;
}

/** The column a horse would come to with one more token of a seat. */
export function columnWith(view: View, gate: GateView, token: Token): Range {
  const { least, most } = columnOf(gate);
  const more = view.variants.alternativePayout ? 1 : token;
  return { least: least + more, most: most + more };
}
