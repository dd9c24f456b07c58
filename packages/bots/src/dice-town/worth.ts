import { countCards, type Seat } from '@boxcars/engine';
import {
  ACE,
  BANK,
  countFace,
  countPropertyDeck,
  countProperties,
  countStore,
  DECK,
  EQUIPMENT,
  handOf,
  MINE,
  SALOON,
  SHERIFF,
  STORE,
  TOWN_HALL,
  type CardName,
  type Keep,
  type Pool,
  type State,
} from '@boxcars/games/dice-town';

/** A dollar is half a point at the end, and a little more while dice can be bought with it. */
export const DOLLAR = 0.55;
/** Each player loses by what another gains: more so the fewer they are. */
export function harmOf(state: State): number {
  return 0.8 / (state.seats - 1);
}

/** Nuggets and Properties given away in a usual round. */
const NUGGETS_A_ROUND = 2;
const LOTS_A_ROUND = 1.6;

/** Rounds still to come after this one. */
export function roundsLeft(state: State): number {
  const lots = state.row.length + countPropertyDeck(state);
  return Math.max(0, Math.min(state.mine / NUGGETS_A_ROUND, lots / LOTS_A_ROUND) - 1);
}

/** What the badge is worth: five points for who has it last, ties and bribes before. */
export function badgeWorth(state: State): number {
  const left = roundsLeft(state);
  return left < 1 ? 5 : 1.4 + 3 / (1 + left);
}

/** What cards are worth while there is time to play them, by kind. */
const CARDS: readonly number[] = [2.4, 2.2, 1.4, 2.4, 2.8, 2.2, 2.6, 1.4, 1.6, 1.5, 1.5];

/** What a Store card is worth in hand. */
export function storeWorth(state: State, kind: number): number {
  if (kind >= EQUIPMENT) return state.rules.storePoints[kind] ?? 0;
  const time = Math.min(1, roundsLeft(state) / 3);
  return (CARDS[kind] ?? 1) * time;
}

export function propertyWorth(state: State, kind: number): number {
  return state.rules.propertyPoints[kind] ?? 0;
}

/** What a card of either back is worth in hand. */
export function cardWorth(state: State, card: CardName): number {
  const store = (state.rules.storeNames as readonly CardName[]).indexOf(card);
  if (store >= 0) return storeWorth(state, store);
  return propertyWorth(state, (state.rules.propertyNames as readonly CardName[]).indexOf(card));
}

/** What a place gives a winner with so many dice of its face; for Town Hall, with so many Aces. */
export function placeWorth(state: State, place: number, count: number, seat: Seat): number {
  switch (place) {
    case MINE:
      return Math.min(count, state.mine);
    case BANK:
      return DOLLAR * state.bank;
    case STORE:
      return storeVisit(state, count) * (state.round === 1 ? 2 : 1);
    case SALOON:
      return canRob(state, seat) ? 1.4 + 0.7 * count : 0;
    case SHERIFF:
      return badgeWorth(state);
    case TOWN_HALL:
      return rowWorth(state, count);
    default:
      return 1;
  }
}

function storeVisit(state: State, count: number): number {
  const { store } = state;
  if (countCards(store, DECK) === 0 && roundsLeft(state) < 1) return 1;
  return 1.3 + 0.8 * count * Math.min(1, 0.4 + roundsLeft(state) / 4);
}

function rowWorth(state: State, aces: number): number {
  let sum = 0;
  for (let i = 0; i < state.row.length && i <= aces; i++) sum += propertyWorth(state, state.row[i] as number);
  return sum;
}

function canRob(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && countStore(state, other) + countProperties(state, other) > 0) return true;
  }
  return false;
}

/** What winning a place gives with these dice. */
export function winWorth(state: State, place: number, dice: Pool, seat: Seat): number {
  return placeWorth(state, place, countFace(dice, place === TOWN_HALL ? ACE : place), seat);
}

/** Everything of a seat that all can see, in points. */
export function standingOf(state: State, seat: Seat): number {
  const badge = seat === state.sheriff ? badgeWorth(state) : 0;
  return (
    (state.nuggets[seat] ?? 0) +
    DOLLAR * (state.dollars[seat] ?? 0) +
    badge +
    3 * countCards(state.properties, handOf(seat)) +
    2.2 * countCards(state.store, handOf(seat))
  );
}

/** What keeping these dice costs. */
export function priceOf(state: State, { dice, brutes }: Keep): number {
  if (brutes > 0 && state.rules.brute === 'cs') return 0;
  return dice.length === 0 ? 1 : Math.max(0, dice.length - 1 - brutes);
}
