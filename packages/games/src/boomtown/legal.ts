import { refusal, type Json, type Question, type Refusal, type Seat } from '@boxcars/engine';

import {
  BLOW_UP_MINE,
  blowUpSaloon,
  bidOf,
  EXPROPRIATE_MINE,
  GIRLS_IN,
  GOVERNOR_IN,
  holdUp,
  KEEP_DICE,
  KEEP_MUSTANG,
  PASS,
  PLAY_MUSTANG_CARD,
  SALOON_IN,
  TAKE_EVENT,
  TAKE_MINE,
  turnDie,
  USE_EVENT,
  VEIN_UNDER,
  type Action,
} from './actions.ts';
import {
  contentOf,
  findMine,
  GREATEST_NUMBER,
  LEAST_NUMBER,
  MARKERS_A_TOWN,
  MOST_GOLD,
  TOWNS,
  type Content,
} from './content.ts';
import { findOffered } from './phases/choosing.ts';
import { HELD_EVENTS, isUsable } from './phases/held.ts';
import { openingCost } from './phases/mayors.ts';
import { at, countMines, countSaloons, topFrame, type State } from './state.ts';

const FACES = 6;
/** How many raises an auction's sample lists one by one; after them comes everything one has. */
const LISTED_RAISES = 10;

/** Fills `into` with the legal answers to the open question, and returns how many: for bids a sample. */
// long: one line for each kind of question.
export function legalActions(state: State, seat: Seat, into: Action[]): number {
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'bid':
      return listBids(state, seat, into);
    case 'play-mustang':
      into[0] = KEEP_MUSTANG;
      into[1] = PLAY_MUSTANG_CARD;
      return 2;
    case 'choose-card':
      return listOffer(state, into);
    case 'use-held':
      return listHeld(state, seat, into);
    case 'hold-up':
      return listHoldups(state, seat, into);
    case 'turn-die':
      return listTurns(state, into);
    case 'blow-up':
    case 'expropriate':
    case 'place-governor':
    case 'place-vein':
    case 'place-saloon':
    case 'place-girls':
      return listTargets(state, frame.kind, seat, into);
    case 'settle-held':
    case 'roll':
    case 'yield':
      throw new Error(`nobody is asked about ${frame.kind}`);
  }
}

function listBids(state: State, seat: Seat, into: Action[]): number {
  const gold = state.gold[seat] as number;
  const last = Math.min(gold, state.highestBid + LISTED_RAISES);
  let count = 0;
  into[count++] = PASS;
  for (let amount = state.highestBid + 1; amount <= last; amount++) into[count++] = bidOf(amount);
  if (gold > last) into[count++] = bidOf(gold);
  return count;
}

/** Copies of one event on offer are one answer. */
function listOffer(state: State, into: Action[]): number {
  const { offer } = state;
  const content = contentOf(state);
  let count = 0;
  let events = 0;
  for (let i = 0; i < offer.length; i++) {
    const card = offer[i] as number;
    const event = card < content.mines ? 0 : 1 << (card - content.mines);
    if ((events & event) !== 0) continue;
    events |= event;
    into[count++] = takeOf(content, card);
  }
  return count;
}

function takeOf(content: Content, card: number): Action {
  const action = card < content.mines ? TAKE_MINE[content.code[card] as number] : TAKE_EVENT[card - content.mines];
  return action as Action;
}

function listHeld(state: State, seat: Seat, into: Action[]): number {
  let count = 0;
  for (let i = 0; i < HELD_EVENTS.length; i++) {
    const event = HELD_EVENTS[i] as number;
    if (isUsable(state, seat, event)) into[count++] = USE_EVENT[event] as Action;
  }
  return count;
}

function listHoldups(state: State, seat: Seat, into: Action[]): number {
  let count = 0;
  for (let victim = 0; victim < state.seats; victim++) {
    if (victim === seat) continue;
    for (let amount = LEAST_NUMBER; amount <= GREATEST_NUMBER; amount++) into[count++] = holdUp(victim, amount);
  }
  return count;
}

/** [BT-D2] One die to any other face; equal dice are one and the same. */
function listTurns(state: State, into: Action[]): number {
  const [first, second] = state.dice as [number, number];
  let count = 0;
  into[count++] = KEEP_DICE;
  for (let face = 1; face <= FACES; face++) {
    if (face !== first) into[count++] = turnDie(first, face);
  }
  if (second === first) return count;
  for (let face = 1; face <= FACES; face++) {
    if (face !== second) into[count++] = turnDie(second, face);
  }
  return count;
}

type MineKind = 'blow-up' | 'expropriate' | 'place-vein';
type TownKind = 'place-governor' | 'place-saloon' | 'place-girls';

/** The possible targets of an event card that is being carried out. */
export function listTargets(state: State, kind: MineKind | TownKind, seat: Seat, into: Action[]): number {
  switch (kind) {
    case 'blow-up':
      return listMines(state, kind, seat, into, listOthersSaloons(state, seat, into));
    case 'expropriate':
    case 'place-vein':
      return listMines(state, kind, seat, into, 0);
    case 'place-governor':
    case 'place-saloon':
    case 'place-girls':
      return listTowns(state, kind, seat, into);
  }
}

/** [BT-E2, BT-E3, BT-E7] Another's mine; another's where one has a mine; one's own. */
function listMines(state: State, kind: MineKind, seat: Seat, into: Action[], from: number): number {
  const { owner } = state;
  const content = contentOf(state);
  const table = kind === 'blow-up' ? BLOW_UP_MINE : kind === 'expropriate' ? EXPROPRIATE_MINE : VEIN_UNDER;
  const isOwn = kind === 'place-vein';
  const isNeighbour = kind === 'expropriate';
  let count = from;
  for (let mine = 0; mine < owner.length; mine++) {
    const holder = owner[mine] as number;
    if (holder < 0 || (holder === seat) !== isOwn) continue;
    if (isNeighbour && countMines(state, content.town[mine] as number, seat) === 0) continue;
    into[count++] = table[content.code[mine] as number] as Action;
  }
  return count;
}

function listOthersSaloons(state: State, seat: Seat, into: Action[]): number {
  let count = 0;
  for (let town = 0; town < TOWNS.length; town++) {
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue;
      const i = at(state, town, other);
      if ((state.saloons[i] as number) > 0) into[count++] = blowUpSaloon(other, town, false);
      if ((state.girls[i] as number) > 0) into[count++] = blowUpSaloon(other, town, true);
    }
  }
  return count;
}

function listTowns(state: State, kind: TownKind, seat: Seat, into: Action[]): number {
  const table = kind === 'place-governor' ? GOVERNOR_IN : kind === 'place-saloon' ? SALOON_IN : GIRLS_IN;
  let count = 0;
  for (let town = 0; town < TOWNS.length; town++) {
    if (isTownTarget(state, kind, seat, town)) into[count++] = table[town] as Action;
  }
  return count;
}

/** [BT-E4, BT-E8, BT-E9] One's mayor without a Governor; a town with a marker left; one's Saloon without girls. */
function isTownTarget(state: State, kind: TownKind, seat: Seat, town: number): boolean {
  if (kind === 'place-governor') return state.mayor[town] === seat && state.governor[town] === false;
  if (kind === 'place-saloon') return countSaloons(state, town) < MARKERS_A_TOWN;
  return (state.saloons[at(state, town, seat)] as number) > 0;
}

/** Why an answer is not legal, or null. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | null {
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'bid':
      return refuseBid(state, seat, action);
    case 'choose-card':
      if (action.type !== 'take-mine' && action.type !== 'take-event') return refusal('not-an-answer');
      return findOffered(state, action) < 0 ? refusal('card-not-on-offer', undefined, 'BT-P1') : null;
    case 'blow-up':
    case 'expropriate':
    case 'place-vein':
      return isListed(state, seat, action) ? null : refuseMine(state, frame.kind, seat, action);
    case 'place-governor':
    case 'place-saloon':
    case 'place-girls':
      return isListed(state, seat, action) ? null : refuseTown(frame.kind, action);
    case 'turn-die':
      return isListed(state, seat, action) ? null : refuseTurn(action);
    case 'hold-up':
      return isListed(state, seat, action) ? null : refuseHoldup(seat, action);
    case 'play-mustang':
    case 'use-held':
      return isListed(state, seat, action) ? null : refusal('not-an-answer');
    case 'settle-held':
    case 'roll':
    case 'yield':
      throw new Error(`nobody is asked about ${frame.kind}`);
  }
}

function refuseBid(state: State, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'pass') return null;
  if (action.type !== 'bid') return refusal('not-an-answer');
  const gold = state.gold[seat] as number;
  if (!(action.amount > state.highestBid)) return refusal('bid-too-low', { highest: state.highestBid }, 'BT-A1');
  if (action.amount > gold) return refusal('bid-above-gold', { gold }, 'BT-A2');
  return Number.isInteger(action.amount) ? null : refusal('not-an-answer');
}

const MINE_RULES = { 'blow-up': 'BT-E2', expropriate: 'BT-E3', 'place-vein': 'BT-E7' } as const;
const MINE_TYPES = { 'blow-up': 'blow-up-mine', expropriate: 'expropriate', 'place-vein': 'place-vein' } as const;

function refuseMine(state: State, kind: MineKind, seat: Seat, action: Action): Refusal {
  const rule = MINE_RULES[kind];
  if (action.type === 'blow-up-saloon' && kind === 'blow-up') return refusal('no-such-saloon', undefined, rule);
  if (action.type !== MINE_TYPES[kind] || !('number' in action)) return refusal('not-an-answer');
  const mine = findMine(contentOf(state), action);
  const owner = mine < 0 ? -1 : (state.owner[mine] as number);
  if (owner < 0) return refusal('nobody-has-that-mine', undefined, rule);
  if (kind === 'place-vein') return refusal('not-your-mine', undefined, rule);
  if (owner === seat) return refusal('your-own-mine', undefined, rule);
  return refusal('no-mine-of-yours-there', { town: action.town }, rule);
}

const TOWN_REFUSALS = {
  'place-governor': ['not-your-mayor', 'BT-E4'],
  'place-saloon': ['no-marker-left', 'BT-E8'],
  'place-girls': ['no-saloon-for-girls', 'BT-E9'],
} as const;

function refuseTown(kind: TownKind, action: Action): Refusal {
  if (action.type !== kind) return refusal('not-an-answer');
  const [code, rule] = TOWN_REFUSALS[kind];
  return refusal(code, { town: action.town }, rule);
}

function refuseTurn(action: Action): Refusal {
  if (action.type !== 'turn-die') return refusal('not-an-answer');
  if (action.from === action.to) return refusal('die-already-shows-that', undefined, 'BT-D2');
  return refusal('no-die-shows-that', { face: action.from }, 'BT-D2');
}

function refuseHoldup(seat: Seat, action: Action): Refusal {
  if (action.type !== 'hold-up') return refusal('not-an-answer');
  return refusal(action.seat === seat ? 'holdup-of-oneself' : 'no-such-player', undefined, 'BT-E5');
}

function isListed(state: State, seat: Seat, action: Action): boolean {
  const listed: Action[] = [];
  const count = legalActions(state, seat, listed);
  const text = JSON.stringify(action);
  return listed.slice(0, count).some((one) => one === action || JSON.stringify(one) === text);
}

/** The form of the answer. Bids and Holdups are composed; everything else is one of a list. */
export function questionOf(state: State, seat: Seat): Question<Action> {
  const { kind } = topFrame(state);
  if (kind === 'bid') return bidQuestion(state, seat);
  if (kind === 'hold-up') return holdupQuestion(state, seat);
  const options: Action[] = [];
  options.length = legalActions(state, seat, options);
  if (kind === 'choose-card') return { kind, options, facts: { costs: offerCosts(state, seat) } };
  if (kind === 'turn-die') return { kind, options, facts: { dice: state.dice.slice() } };
  if (kind === 'expropriate') return { kind, options, facts: { costs: expropriationCosts(state, seat) } };
  return { kind, options };
}

function bidQuestion(state: State, seat: Seat): Question<Action> {
  const min = state.highestBid + 1;
  const max = state.gold[seat] as number;
  return {
    kind: 'bid',
    options: [PASS],
    compose: [{ type: 'bid', fields: { amount: { field: 'number', min, max } } }],
    facts: { highest: state.highestBid, leader: state.leader < 0 ? null : state.leader, gold: max },
  };
}

function holdupQuestion(state: State, seat: Seat): Question<Action> {
  const others = state.gold.map((_, other) => other).filter((other) => other !== seat);
  return {
    kind: 'hold-up',
    options: [],
    compose: [
      {
        type: 'hold-up',
        fields: {
          seat: { field: 'one', of: others },
          amount: { field: 'number', min: LEAST_NUMBER, max: GREATEST_NUMBER },
        },
      },
    ],
    facts: { gold: others.map((other) => ({ seat: other, gold: state.gold[other] as number })) },
  };
}

/** What each card on offer would cost to open, in the order of the offer. */
function offerCosts(state: State, seat: Seat): Json {
  const content = contentOf(state);
  return state.offer.map((card) => (card < content.mines ? openingCost(state, content.town[card] as number, seat) : 0));
}

function expropriationCosts(state: State, seat: Seat): Json {
  const costs = TOWNS.map((town, i) => [town, state.expropriationFee ? openingCost(state, i, seat) : 0] as const);
  return Object.fromEntries(costs);
}

/** The answer for the absent: passes, keeps, takes the card that costs least to open, and otherwise the first there is. */
export function fallback(state: State, seat: Seat): Action {
  const into: Action[] = [];
  legalActions(state, seat, into);
  return topFrame(state).kind === 'choose-card' ? cheapestCard(state, seat) : (into[0] as Action);
}

/** A mine that costs nothing, the richest first; if there is none an event, and else the mine that costs least. */
function cheapestCard(state: State, seat: Seat): Action {
  const content = contentOf(state);
  let best = -1;
  let bestWorth = -Infinity;
  for (const card of state.offer) {
    const cost = card < content.mines ? openingCost(state, content.town[card] as number, seat) : 0;
    const worth = (content.gold[card] ?? 0) - cost * (MOST_GOLD + 1);
    if (worth > bestWorth) {
      best = card;
      bestWorth = worth;
    }
  }
  return takeOf(content, best);
}
