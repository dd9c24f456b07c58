import type { Seat } from '@boxcars/engine';
import {
  betValue,
  cardAt,
  countBets,
  foreseeMove,
  GATES,
  isFaceUp,
  isRaceOver,
  LAST_PENALTY,
  NO_GATE,
  NO_TOKEN,
  PACE_BONUS,
  PACE_SPACE,
  placeOf,
  RANKS,
  tokenAt,
  TRACK,
  type Action,
  type Gate,
  type MoveHorse,
  type PlaceBet,
  type State,
} from '@boxcars/games/winners-circle';

import type { Policy } from './policy.ts';

/**
 * Winner's Circle by rules of thumb. Bets go where the chance to be placed, the price and what a last place costs are
 * best together. A move is judged by what everyone may then hope for: good numbers go to one's own horses, bad ones
 * to those of others.
 */
export const winnersCirclePolicy: Policy<State, Action> = (state, seat, legal, count) => {
  if (state.phase === 'bets') lookAtTheGates(state);
  else weighStakes(state, seat);
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const action = legal[i] as Action;
    const worth = action.type === 'move-horse' ? worthOfMove(state, action) : worthOfBet(state, action);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  if (best === undefined) throw new Error('an asked seat has no legal answer');
  return best;
};

// The numbers below won most of 1,200 four-player games against their neighbours.

/** Spaces that may change between the bets and the end. */
const BET_SPREAD = 2.5;
/** Spaces that a bet on a horse is worth to it: its backers will drive it. */
const SUPPORT = 2;
/** Spaces that each point of its largest number is worth to a horse. */
const SURGE = 0.2;
/** Spaces that a horse still to be picked in this lap is ahead of where it stands: an average move. */
const STRIDE = 5;
/** Beyond every horse on the track. */
const HOME = 1000;

/**
 * How strong each horse seems, and where the borders lie: of the placed horses, and of the last. There is one, filled
 * anew for every thought: a search has millions of them.
 */
const field = {
  strengths: new Float64Array(GATES),
  placed: 0,
  last: 0,
  /** How much may still change, in spaces. */
  spread: 1,
};
const sorted = new Float64Array(GATES);
/** By gate: this seat's token less the average of the others', and the bets that set the price. */
const stakes = new Float64Array(GATES);
const prices = new Int32Array(GATES);

/** Finds the borders between the strengths. */
function drawBorders(spread: number): void {
  const { strengths } = field;
  for (let i = 0; i < GATES; i++) {
    const one = strengths[i] as number;
    let at = i;
    for (; at > 0 && (sorted[at - 1] as number) < one; at--) sorted[at] = sorted[at - 1] as number;
    sorted[at] = one;
  }
  field.placed = borderAfter(RANKS.length);
  field.last = borderAfter(GATES - 1);
  field.spread = spread;
}

function borderAfter(count: number): number {
  return ((sorted[count - 1] as number) + (sorted[count] as number)) / 2;
}

/** Before the race a horse's strength is its start, its largest number and the tokens of those who will drive it. */
function lookAtTheGates(state: State): void {
  for (let gate = 0; gate < GATES; gate++) {
    const { head, cap, saddle, shoe } = cardAt(state, gate);
    const surge = SURGE * Math.max(head, cap, saddle, shoe);
    field.strengths[gate] = placeOf(state, gate) + SUPPORT * countBets(state, gate) + surge;
  }
  drawBorders(BET_SPREAD);
}

/** In the race it is how far the horse is, and whether it may still be picked in this lap. */
function lookAtTheRace(state: State): void {
  const stride = isRaceOver(state) ? 0 : STRIDE;
  let ahead = 0;
  for (let gate = 0; gate < GATES; gate++) {
    const place = placeOf(state, gate);
    const isHome = place > TRACK;
    if (!isHome && place > ahead) ahead = place;
    field.strengths[gate] = isHome ? HOME : place + (isFaceUp(state, gate) ? stride : 0);
  }
  drawBorders(1 + (TRACK - ahead) / 8);
}

/** The chance that a horse ends above a border, by how far it is from it. */
function chanceAbove(border: number, gate: Gate): number {
  return 1 / (1 + Math.exp((border - (field.strengths[gate] as number)) / field.spread));
}

/** What one more token on a horse may bring. */
function worthOfBet(state: State, { gate, token }: PlaceBet): number {
  const bets = countBets(state, gate) + (state.rules.alternativePayout ? 1 : token);
  const placed = chanceAbove(field.placed, gate);
  const last = 1 - chanceAbove(field.last, gate);
  return token * (placed * meanValue(0, bets) - last * LAST_PENALTY);
}

/** What the move does for this seat's hopes compared with the others'. Leaves the state as it was. */
function worthOfMove(state: State, { gate }: MoveHorse): number {
  const { faceUp, pace } = state;
  const from = placeOf(state, gate);
  const { to } = foreseeMove(state, gate);
  state.places[gate] = to;
  state.faceUp &= ~(1 << gate);
  if (pace === NO_GATE && to >= PACE_SPACE) state.pace = gate;
  if (to > TRACK) state.finished.push(gate);
  const worth = hopesAgainstOthers(state);
  if (to > TRACK) state.finished.pop();
  state.pace = pace;
  state.faceUp = faceUp;
  state.places[gate] = from;
  return worth;
}

/** The money this seat may hope for, less what the others may on average. */
function hopesAgainstOthers(state: State): number {
  lookAtTheRace(state);
  let hopes = 0;
  for (let gate = 0; gate < GATES; gate++) {
    const stake = stakes[gate] as number;
    if (stake !== 0) hopes += stake * worthOfHorse(state, gate);
  }
  return hopes;
}

function weighStakes(state: State, seat: Seat): void {
  for (let gate = 0; gate < GATES; gate++) {
    let own = 0;
    let others = 0;
    for (let other = 0; other < state.seats; other++) {
      const token = tokenAt(state, other, gate);
      if (token === NO_TOKEN) continue;
      if (other === seat) own = token;
      else others += token;
    }
    stakes[gate] = own - others / (state.seats - 1);
    prices[gate] = countBets(state, gate);
  }
}

/** What one bet on this horse may bring in this race. */
function worthOfHorse(state: State, gate: Gate): number {
  const bets = prices[gate] as number;
  const bonus = state.pace === gate ? PACE_BONUS : 0;
  const rank = state.finished.indexOf(gate);
  if (rank >= 0) return betValue(rank, bets) + bonus;
  if (isRaceOver(state)) return (field.strengths[gate] as number) < field.last ? -LAST_PENALTY : 0;
  const placed = chanceAbove(field.placed, gate);
  const last = 1 - chanceAbove(field.last, gate);
  return placed * (meanValue(state.finished.length, bets) + bonus) - last * LAST_PENALTY;
}

/** The mean value of a bet over the ranks still open. */
function meanValue(from: number, bets: number): number {
  let sum = 0;
  for (let rank = from; rank < RANKS.length; rank++) sum += betValue(rank, bets);
  return sum / (RANKS.length - from);
}
