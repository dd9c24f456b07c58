import { cardsIn, peek, type Seat } from '@boxcars/engine';
import {
  BRUTE,
  CORRUPTION,
  countDice,
  countFace,
  CREDIT,
  diceOf,
  DICE,
  DYNAMITE,
  ELIXIR,
  faceOf,
  GIRLS,
  handOf,
  JOE,
  keptBy,
  MARSHALL,
  NINE,
  ONE,
  SPLIT,
  type Action,
  type Cheat,
  type Keep,
  type Pool,
  type Rob,
  type Service,
  type State,
} from '@boxcars/games/dice-town';

import { chooseOffer, decideTie, orderWorth, shortlistOffers } from './dice-town/bribes.ts';
import { DiceScale } from './dice-town/dice.ts';
import { leaningOf } from './dice-town/leaning.ts';
import { keepByThumb } from './dice-town/thumb.ts';
import {
  badgeWorth,
  cardWorth,
  DOLLAR,
  harmOf,
  priceOf,
  propertyWorth,
  roundsLeft,
  standingOf,
  storeWorth,
} from './dice-town/worth.ts';
import type { Policy } from './policy.ts';
import type { Shortlist } from './search/index.ts';
import { EVEN_TEMPER, type Temper } from './temper.ts';

/**
 * Counts everything in points at the end. Keeps the dice that promise most by what the others have kept, plays cards
 * when they bring enough, bribes the Sheriff with a part of what a place is worth, and as Sheriff sells to the best payer.
 */
export const diceTownPolicy: Policy<State, Action> = (state, seat, legal, count) =>
  choose(state, seat, legal, count, 2, EVEN_TEMPER);

/** The same, but keeping dice by eye: how the level `normal` plays, in each style. */
export function diceTownThumbBy(temper: Temper): Policy<State, Action> {
  return (state, seat, legal, count) =>
    state.asks === 'keep-dice'
      ? keepByThumb(state, seat, legal, count, temper)
      : choose(state, seat, legal, count, 1, temper);
}

/** The same, looking one roll ahead instead of two: for playing on where a search stops looking. */
export const quickDiceTownPolicy: Policy<State, Action> = (state, seat, legal, count) =>
  choose(state, seat, legal, count, 1, EVEN_TEMPER);

const diceScale = new DiceScale();

function choose(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  rolls: 1 | 2,
  temper: Temper,
): Action {
  if (state.asks === 'keep-dice') return chooseKeep(state, seat, legal, count, rolls);
  if (state.asks === 'make-offer') return chooseOffer(state, seat, temper);
  if (state.asks === 'choose-winner') return decideTie(state, seat, legal, count, temper);
  const isAboutDice = state.asks === 'play-cheater' || state.asks === 'put-back';
  return bestBy(state, seat, legal, count, isAboutDice ? diceScale.set(state, seat) : null, temper);
}

/** The answer that counts most. */
function bestBy(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  scale: DiceScale | null,
  temper: Temper,
): Action {
  const isEven = temper === EVEN_TEMPER;
  let best = legal[0] as Action;
  let bestWorth = -Infinity;
  for (let i = 0; i < count; i++) {
    const action = legal[i] as Action;
    const plain = scale === null ? worthOf(state, seat, action) : diceWorth(state, seat, action, scale);
    const worth = isEven ? plain : plain + leaningOf(state, seat, action, temper);
    if (worth > bestWorth) {
      best = action;
      bestWorth = worth;
    }
  }
  return best;
}

/** Brutes are worth showing for what they save, and something to keep. */
const BRUTE_KEPT = 0.9;

function chooseKeep(state: State, seat: Seat, legal: readonly Action[], count: number, rolls: 1 | 2): Action {
  const scale = diceScale.set(state, seat);
  let best = legal[0] as Action;
  let bestWorth = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = keepWorth(scale, state, seat, legal[i] as Keep, rolls);
    if (worth > bestWorth) {
      best = legal[i] as Action;
      bestWorth = worth;
    }
  }
  return best;
}

/** What a keep promises, looking so many rolls ahead. */
function keepWorth(scale: DiceScale, state: State, seat: Seat, action: Keep, rolls: 1 | 2): number {
  const kept = keptBy(state, seat) + diceOf(action);
  const isLast = rolls === 1 || scale.fewestLeft < 3 || countDice(kept) === DICE;
  const dice = isLast ? scale.afterLastRoll(kept) : scale.afterTwoRolls(kept);
  return dice - DOLLAR * priceOf(state, action) - BRUTE_KEPT * Math.min(1, roundsLeft(state)) * action.brutes;
}

/** The keeps that promise most, best first, and the offers worth a thought; of other questions all answers. */
export const diceTownShortlist: Shortlist<State, Action> = (state, seat, legal, count, into) => {
  if (state.asks === 'make-offer') return shortlistOffers(state, seat, legal, count, into);
  if (state.asks !== 'keep-dice') return 0;
  const scale = diceScale.set(state, seat);
  const rows = Array.from({ length: count }, (_, i) => {
    const action = legal[i] as Keep;
    return { action, worth: keepWorth(scale, state, seat, action, 2) };
  }).sort((a, b) => b.worth - a.worth);
  for (const [i, { action }] of rows.entries()) into[i] = action;
  return count;
};

// long: one line for each kind of answer.
function worthOf(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'pass':
      return 0;
    case 'play':
      return playWorth(state, seat);
    case 'play-elixir':
      return serviceWorth(state, seat, action.service) - 1.2 * Math.min(1, roundsLeft(state));
    case 'visit':
      return serviceWorth(state, seat, action.service);
    case 'stop-brute':
      return -1;
    case 'stop-cheat':
      return roundsLeft(state) < 2 ? 0.5 : -0.5;
    case 'take':
      return cardWorth(state, action.card);
    case 'rob':
      return robWorth(state, action);
    case 'choose':
      return chooseWorth(state, seat, action.seat);
    case 'order':
      return orderWorth(state, seat, action.seats);
    case 'wire':
      return action.properties.reduce((sum, card) => sum + cardWorth(state, card), 0);
    case 'keep':
    case 'cheat':
    case 'put-back':
    case 'keep-one':
    case 'offer':
    case 'call':
      return -1;
  }
}

/** What the card is worth whose moment it is, over keeping it. */
function playWorth(state: State, seat: Seat): number {
  const waits = Math.min(1, roundsLeft(state) / 2);
  switch (state.moment) {
    case DYNAMITE:
      return Math.min(state.mine, countFace(keptBy(state, seat), NINE)) - 1.5 * waits;
    case CREDIT:
    case GIRLS:
      return 1;
    case CORRUPTION:
      return 3 - waits;
    case SPLIT:
      return 2 * DOLLAR * Math.floor(state.bank / 2) - 1.6 * waits;
    case MARSHALL:
      return marshallWorth(state, seat) - waits;
    case ELIXIR:
      return 0;
    default:
      return wantedWorth(state, seat) - 1.2 * waits;
  }
}

function marshallWorth(state: State, seat: Seat): number {
  if (state.winner === seat) return -5;
  const harm = harmOf(state);
  return state.sheriff === seat ? badgeWorth(state) * (1 + harm) : 0;
}

/** What stopping the card on the table is worth. */
function wantedWorth(state: State, seat: Seat): number {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return -1;
  const harm = harmOf(state);
  switch (frame.card) {
    case DYNAMITE:
      return harm * Math.min(state.mine, countFace(keptBy(state, frame.by), NINE));
    case SPLIT:
      return Math.floor(state.bank / 2) * DOLLAR * (state.winner === seat ? 1 + harm : 0);
    case JOE:
      return frame.target === seat ? 4 * DOLLAR * (1 + harm) : 0;
    case MARSHALL:
      return state.winner === seat ? badgeWorth(state) : 0;
    case GIRLS:
      return 2 * harm + 0.5;
    case BRUTE:
      return 0;
    default:
      return 2.5 * harm;
  }
}

/** What a change of one's dice is worth: turned by Cheaters, put back, or kept after all. */
function diceWorth(state: State, seat: Seat, action: Action, scale: DiceScale): number {
  const before = keptBy(state, seat);
  if (action.type === 'put-back') return scale.afterLastRoll(before - diceOf(action));
  if (action.type === 'keep-one') return scale.afterLastRoll(before + (ONE[faceOf(action.die)] as Pool));
  return action.type === 'cheat' ? cheatWorth(state, before, action, scale) : 0;
}

/** A Cheater waits for a good occasion while there are rounds to come. */
function cheatWorth(state: State, before: Pool, { turns }: Cheat, scale: DiceScale): number {
  let after = before;
  for (const { from, to } of turns) after += (ONE[faceOf(to)] as Pool) - (ONE[faceOf(from)] as Pool);
  const gain = scale.afterLastRoll(after) - scale.afterLastRoll(before);
  return gain - 1.5 * turns.length * Math.min(1, 0.3 + roundsLeft(state) / 3);
}

function serviceWorth(state: State, seat: Seat, service: Service): number {
  const harm = harmOf(state);
  let sum = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    if (service === 'dollars') sum += DOLLAR * Math.min(2, state.dollars[other] ?? 0);
    if (service === 'nuggets') sum += Math.min(1, state.nuggets[other] ?? 0);
  }
  switch (service) {
    case 'wire':
      return 0.6 + 0.2 * Math.min(2, peek(cardsIn(state.properties, handOf(seat))).length);
    case 'draw':
      return 2.2 * Math.min(1, 0.5 + roundsLeft(state) / 4);
    case 'dollars':
    case 'nuggets':
      return sum * (1 + harm);
  }
}

/** The mean of what is imagined in the victim's hand, more for more cards to choose from, more from who leads. */
function robWorth(state: State, { seat: victim, store, properties }: Rob): number {
  const total = store + properties;
  const hand = handOf(victim);
  const worth =
    (store * meanOf(peek(cardsIn(state.store, hand)), (kind) => storeWorth(state, kind)) +
      properties * meanOf(peek(cardsIn(state.properties, hand)), (kind) => propertyWorth(state, kind))) /
    total;
  return worth + 0.6 * (total - 1) + 0.03 * standingOf(state, victim);
}

function meanOf(kinds: readonly number[], worth: (kind: number) => number): number {
  if (kinds.length === 0) return 0;
  return kinds.reduce((sum, kind) => sum + worth(kind), 0) / kinds.length;
}

/** Nervous Joe calls on the richest; the champion is oneself, if possible. */
function chooseWorth(state: State, seat: Seat, other: Seat): number {
  if (other === seat) return 100;
  return Math.min(4, state.dollars[other] ?? 0) + 0.02 * standingOf(state, other);
}
