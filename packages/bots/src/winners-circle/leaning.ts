import type { Seat } from '@boxcars/engine';
import {
  cardAt,
  countBets,
  foreseeMove,
  GATES,
  NO_TOKEN,
  placeOf,
  tokenAt,
  type Gate,
  type State,
} from '@boxcars/games/winners-circle';

import type { Temper } from '../temper.ts';

/** Steps by which a horse's best number is above its mean that the bold count beside the mean. */
const SURGE = 0.3;
/** What sharing a price means to the bold, over what it means to everyone. */
const COMPANY = 0.3;
/** What it means to back a horse together with whoever leads. */
const WITH_THE_LEADER = 2.5;

/** How much more than by its promise a style likes to bet on a horse, in steps. */
export function betLeaning(state: State, seat: Seat, gate: Gate, { daring, spite }: Temper): number {
  const { head, cap, saddle, shoe } = cardAt(state, gate);
  const surge = Math.max(head, cap, saddle, shoe) - (head + cap + saddle + shoe) / 4;
  const bold = daring * (SURGE * surge - COMPANY * countBets(state, gate));
  return bold - spite * WITH_THE_LEADER * leaderStake(state, seat, gate);
}

/** How much steps for a horse of one's own that is last count for the cautious. */
const RESCUE = 6;
/** What the others' bets don't count for the bold. */
const HEEDLESS = 0.8;

/** How much more than by its favour a style likes to move a horse, in steps for a bet. */
export function moveLeaning(state: State, seat: Seat, gate: Gate, { daring, spite }: Temper): number {
  const steps = foreseeMove(state, gate).to - placeOf(state, gate);
  const own = tokenAt(state, seat, gate);
  let others = 0;
  for (let other = 0; other < state.seats; other++) {
    const token = tokenAt(state, other, gate);
    if (other !== seat && token !== NO_TOKEN) others += token / (state.seats - 1);
  }
  const heedless = Math.max(0, daring) * HEEDLESS * others * steps;
  const rescue = Math.max(0, -daring) * (own !== NO_TOKEN && own > 0 && isLast(state, gate) ? RESCUE * own : 0);
  return heedless + rescue - spite * leaderStake(state, seat, gate) * steps;
}

function isLast(state: State, gate: Gate): boolean {
  for (let other = 0; other < GATES; other++) if (placeOf(state, other) < placeOf(state, gate)) return false;
  return true;
}

/** What whoever leads in money has on a horse; nothing while nobody else leads. */
function leaderStake(state: State, seat: Seat, gate: Gate): number {
  const leader = leaderBeside(state, seat);
  if (leader < 0) return 0;
  const token = tokenAt(state, leader, gate);
  return token === NO_TOKEN ? 0 : token;
}

/** The richest of the others; -1 between equals. */
function leaderBeside(state: State, seat: Seat): Seat {
  let leader = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const money = state.money[other] as number;
    if (money === most) leader = -1;
    if (money <= most) continue;
    most = money;
    leader = other;
  }
  return leader;
}
