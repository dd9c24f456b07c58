import { countMost, countSure, knowledgeOf, leftOf, type Kind, type Knowledge, type Seat } from '@boxcars/engine';
import {
  cardOf,
  countHeld,
  handOf,
  NO_CARD,
  type Action,
  type ChoosePlayer,
  type GiveCard,
  type State,
} from '@boxcars/games/dice-tower';
import { TurnOdds, turnPositionOf, type Move } from '@boxcars/games/dice-tower/odds';

import { prizeOf } from './dice-tower/leaning.ts';
import type { Policy } from './policy.ts';
import type { Shortlist } from './search/index.ts';
import type { Temper } from './temper.ts';

/**
 * Dice Tower by exact odds: every turn is played for the largest expected worth, a card being worth its points and what
 * its action may bring. Draws from the hand that promises most, gives the poorest card, and ends the game when ahead.
 */
export const diceTowerPolicy: Policy<State, Action> = (state, seat, legal, count) => {
  if (legal[count - 1]?.type === 'end-game' && isAhead(state, seat)) return legal[count - 1] as Action;
  const position = turnPositionOf(state);
  if (position !== null) return oddsOf(state, seat).best(position).action;
  const [first] = legal;
  if (first === undefined) throw new Error('an asked seat has no legal answer');
  switch (first.type) {
    case 'choose-player':
      return richest(state, seat, legal.slice(0, count) as ChoosePlayer[]);
    case 'give-card':
      return poorest(legal.slice(0, count) as GiveCard[]);
    case 'keep-dice':
    case 'take-card':
    case 'turn-die':
    case 'end-turn':
    case 'end-game':
    case 'go-on':
      return first;
  }
};

/**
 * The exact odds of points alone: what actions bring, and who may end the game when, is left to the master. Ends the
 * game when ahead.
 */
export function oddsOfPointsBy(temper: Temper): Policy<State, Action> {
  return (state, seat, legal, count, chance) => {
    const position = turnPositionOf(state);
    const isOver = legal[count - 1]?.type === 'end-game' && isAhead(state, seat);
    if (position === null || isOver) return diceTowerPolicy(state, seat, legal, count, chance);
    const worths = state.open.map((kind) => (kind === NO_CARD ? 0 : prizeOf(cardOf(state.rules, kind), temper)));
    return workedOut(state, worths).best(position).action;
  };
}

/** The moves of a turn and what they are worth by the exact odds, best first; null where another question is open. */
export function turnMoves(state: State, seat: Seat): Move[] | null {
  const position = turnPositionOf(state);
  if (position === null || state.phase === 'won') return null;
  return oddsOf(state, seat).moves(position);
}

/** The moves of a turn that promise most, best first; of other questions all answers. */
export const diceTowerShortlist: Shortlist<State, Action> = (state, seat, _legal, _count, into) => {
  const moves = turnMoves(state, seat) ?? [];
  for (const [i, { action }] of moves.entries()) into[i] = action;
  return moves.length;
};

/** How far one must be ahead of what another may hold to end the game without being sure. */
const MARGIN = 1.5;
/** What an extra turn brings on average. */
const EXTRA_TURN = 1;
/** What a card another loses is worth, by its points. */
const LOSS_OF_OTHERS = 0.4;
/** What a card is worth that wins the game, or that ends it for another. */
const VICTORY = 4;
const DEFEAT = -6;
/** Worths are rounded, so that the odds of a turn need not be worked out anew for every small change of hands. */
const STEP = 0.25;

/** What a seat may know of another's points: the mean, and the most there can be. */
interface Guess {
  readonly mean: number;
  readonly most: number;
}

function guessPoints(state: State, known: Knowledge, seat: Seat): Guess {
  const place = handOf(seat);
  const unknown: number[] = [];
  let sure = 0;
  let located = 0;
  for (let kind: Kind = 0; kind < known.kinds; kind++) {
    const { points } = cardOf(state.rules, kind);
    const here = countSure(known, place, kind);
    located += here;
    sure += here * points;
    for (let more = countMost(known, place, kind) - here; more > 0; more--) unknown.push(points);
  }
  const missing = countHeld(state, seat) - located;
  if (missing <= 0) return { mean: sure, most: sure };
  unknown.sort((a, b) => b - a);
  const mean = unknown.reduce((sum, points) => sum + points, 0) / unknown.length;
  return { mean: sure + missing * mean, most: sure + unknown.slice(0, missing).reduce((sum, one) => sum + one, 0) };
}

/** TW-E1: whether this seat has more points than anybody else, surely or with a margin. */
function isAhead(state: State, seat: Seat): boolean {
  const known = knowledgeOf(state.cards, seat);
  const own = guessPoints(state, known, seat).mean;
  for (let other = leftOf(seat, state.seats); other !== seat; other = leftOf(other, state.seats)) {
    const { mean, most } = guessPoints(state, known, other);
    if (own <= most && own - mean < MARGIN) return false;
  }
  return true;
}

/** The player whose cards are worth most on average. */
function richest(state: State, seat: Seat, choices: readonly ChoosePlayer[]): Action {
  const known = knowledgeOf(state.cards, seat);
  return bestOf(choices, ({ player }) => meanCard(state, known, player));
}

function poorest(gifts: readonly GiveCard[]): Action {
  return bestOf(gifts, ({ card }) => -card.points);
}

function bestOf<A extends Action>(actions: readonly A[], worth: (action: A) => number): A {
  let best = actions[0];
  for (const action of actions) {
    if (best === undefined || worth(action) > worth(best)) best = action;
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}

/** What a card drawn from a hand is worth on average; nothing when there is none. */
function meanCard(state: State, known: Knowledge, seat: Seat): number {
  const held = countHeld(state, seat);
  return held === 0 ? 0 : guessPoints(state, known, seat).mean / held;
}

/** The last few turns worked out: a position of the same turn is looked up. */
const worked = new Map<string, TurnOdds>();
const MOST_WORKED = 6;

/** What the open cards are worth to a seat in points, by rules of thumb. */
export function worthsOf(state: State, seat: Seat): number[] {
  const known = knowledgeOf(state.cards, seat);
  return state.open.map((kind) => (kind === NO_CARD ? 0 : worthOf(state, known, seat, kind)));
}

/** The odds of the turn with the open cards and what they are worth to this seat. */
function oddsOf(state: State, seat: Seat): TurnOdds {
  return workedOut(state, worthsOf(state, seat));
}

function workedOut(state: State, worths: readonly number[]): TurnOdds {
  const cards = state.open.map((kind) => (kind === NO_CARD ? null : cardOf(state.rules, kind)));
  const key = JSON.stringify([cards, worths]);
  const found = worked.get(key);
  if (found !== undefined) return found;
  if (worked.size >= MOST_WORKED) worked.delete(worked.keys().next().value ?? '');
  const odds = new TurnOdds(cards, worths);
  worked.set(key, odds);
  return odds;
}

function worthOf(state: State, known: Knowledge, seat: Seat, kind: Kind): number {
  const worth = cardOf(state.rules, kind).points + worthOfAction(state, known, seat, kind);
  return Math.round((worth + worthOfEnding(state, known, seat, kind)) / STEP) * STEP;
}

/** TW-E1: a card that lets one end the game while ahead wins it; one that ends it while behind loses it. */
function worthOfEnding(state: State, known: Knowledge, seat: Seat, kind: Kind): number {
  const { action, points } = cardOf(state.rules, kind);
  const held = countHeld(state, seat) + (action === 'steal' ? 2 : 1);
  if (held < state.rules.mayEnd) return 0;
  const others = otherSeats(state, seat).map((other) => guessPoints(state, known, other).mean);
  const lead = guessPoints(state, known, seat).mean + points - Math.max(...others);
  if (lead > 0) return VICTORY;
  return held < state.rules.mustEnd ? 0 : DEFEAT;
}

/** TW-A1 to TW-A4. */
function worthOfAction(state: State, known: Knowledge, seat: Seat, kind: Kind): number {
  const { action, points } = cardOf(state.rules, kind);
  const means = otherSeats(state, seat).map((other) => meanCard(state, known, other));
  switch (action) {
    case null:
      return 0;
    case 'again':
      return EXTRA_TURN;
    case 'steal':
      return (1 + LOSS_OF_OTHERS) * Math.max(0, ...means);
    case 'swap': {
      const most = Math.max(0, ...means);
      return most === 0 ? 0 : (1 + LOSS_OF_OTHERS) * (most - cheapest(state, known, seat, points));
    }
    case 'group-swap': {
      const least = cheapest(state, known, seat, points);
      return means.reduce((sum, mean) => (mean === 0 ? sum : sum + mean - least), 0);
    }
  }
}

function otherSeats(state: State, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = leftOf(seat, state.seats); other !== seat; other = leftOf(other, state.seats)) seats.push(other);
  return seats;
}

/** The points of the poorest card this seat would hold with one more. */
function cheapest(state: State, known: Knowledge, seat: Seat, more: number): number {
  let least = more;
  for (let kind: Kind = 0; kind < known.kinds; kind++) {
    if (countSure(known, handOf(seat), kind) > 0) least = Math.min(least, cardOf(state.rules, kind).points);
  }
  return least;
}
