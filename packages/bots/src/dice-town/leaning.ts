import type { Seat } from '@boxcars/engine';
import {
  countDice,
  countFace,
  FACES,
  keptBy,
  type Action,
  type Keep,
  type Pool,
  type State,
} from '@boxcars/games/dice-town';

import type { Temper } from '../temper.ts';
import { DOLLAR, harmOf, placeWorth, priceOf, standingOf } from './worth.ts';

/** What the bold count for the riches of a place, beyond what they are worth. */
const RICHES = 0.35;
/** What a die counts that competes with whoever leads for what that one collects. */
const RIVALRY = 0.7;

/** How much more than by eye a style likes to have these dice kept, in points. */
export function keepLeaning(state: State, seat: Seat, action: Keep, dice: Pool, temper: Temper): number {
  const { thrift, daring, spite } = temper;
  const costs = -thrift * DOLLAR * priceOf(state, action);
  const bold = daring > 0 ? daring * RICHES * largest(state, seat, dice) : 0;
  const face = spite > 0 ? collectedByLeader(state, seat) : -1;
  return costs + bold + (face < 0 ? 0 : spite * RIVALRY * countFace(dice, face));
}

/** How far the richest place gone for is above the usual, for as many dice as one has of it. */
function largest(state: State, seat: Seat, dice: Pool): number {
  let most = 0;
  for (let face = 0; face < FACES.length; face++) {
    const count = countFace(dice, face);
    if (count > 0) most = Math.max(most, (placeWorth(state, face, count, seat) - USUAL_PLACE) * count);
  }
  return most;
}

/** What a place is worth on average, about. */
const USUAL_PLACE = 2;

/** The face that whoever leads has kept at least two of, and most of; -1 without any. */
function collectedByLeader(state: State, seat: Seat): number {
  const leader = leaderBeside(state, seat);
  if (leader < 0) return -1;
  const dice = keptBy(state, leader);
  let best = -1;
  for (let face = 0; face < FACES.length && countDice(dice) > 1; face++) {
    const count = countFace(dice, face);
    if (count > 1 && (best < 0 || count > countFace(dice, best))) best = face;
  }
  return best;
}

/** The strongest of the others by what all can see; -1 between equals. */
export function leaderBeside(state: State, seat: Seat): Seat {
  let leader = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const standing = standingOf(state, other);
    if (standing < most) continue;
    leader = standing === most ? -1 : other;
    most = standing;
  }
  return leader;
}

/** What the spiteful pay to see whoever leads lose a place. */
const GRUDGE = 3;

/** What it costs a style to let a seat win. */
export function grudge(state: State, seat: Seat, candidate: Seat, { spite }: Temper): number {
  return spite > 0 && candidate === leaderBeside(state, seat) ? spite * GRUDGE : 0;
}

/** What a card played counts more for the bold, and less for those who save it. */
const READY = 0.8;

// long: one line for each kind of answer.
/** How much more than by its worth a style likes any other answer, in points. */
export function leaningOf(state: State, seat: Seat, action: Action, temper: Temper): number {
  const { thrift, daring, spite } = temper;
  switch (action.type) {
    case 'rob':
    case 'choose':
      return action.seat === seat ? 0 : grudge(state, seat, action.seat, temper);
    case 'order':
      return -grudge(state, seat, action.seats[0] ?? seat, temper);
    case 'play':
      return READY * (daring - thrift) + spite * harmOf(state);
    case 'play-elixir':
    case 'cheat':
      return READY * (daring - thrift);
    case 'stop-brute':
    case 'stop-cheat':
      return spite;
    case 'visit':
      return action.service === 'dollars' || action.service === 'nuggets' ? spite * harmOf(state) : 0;
    case 'keep':
    case 'put-back':
    case 'keep-one':
    case 'offer':
    case 'call':
    case 'pass':
    case 'take':
    case 'wire':
      return 0;
  }
}
