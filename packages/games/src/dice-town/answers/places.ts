import { refusal, type Cards, type Composer, type Refusal, type Seat } from '@boxcars/engine';

import {
  CHOICES,
  ELIXIRS,
  PASS,
  PLAYS,
  robOf,
  SERVICES,
  takeOf,
  VISITS,
  wireOf,
  type Action,
  type Service,
} from '../actions.ts';
import { ELIXIR, PLAYED_CARDS, WANTED, type CardName, type PropertyCard } from '../content.ts';
import { cardsAt, countKind, countNamed, kindsIn, propertiesIn, storeIn } from '../hands.ts';
import { topFrame } from '../phases/cards.ts';
import { countTakeable } from '../phases/saloon-victims.ts';
import { countToTake, fewestStore, mostStore } from '../phases/saloon.ts';
import { canServe } from '../phases/services.ts';
import { DRAWN, dollarsOf, handOf, TAKEN, type State } from '../state.ts';
import { DOES_NOT_FIT, type AnswerForm } from './form.ts';
import { countHeld } from './hand.ts';

/** DT-G1: pass, or the card where one holds it. */
function playForm(card: number): AnswerForm {
  return {
    list: (state, seat, into) => {
      into[0] = PASS;
      if (countHeld(state, seat, card) === 0) return 1;
      into[1] = PLAYS[card] as Action;
      return 2;
    },
    refuse: (state, seat, action) => {
      if (action.type === 'pass') return null;
      if (action.type !== 'play' || action.card !== PLAYED_CARDS[card]) return DOES_NOT_FIT;
      return countHeld(state, seat, card) > 0 ? null : refusal('card-not-held', { card: action.card }, 'DT-G1');
    },
    fallback: () => PASS,
  };
}

/** The form of each simple moment by kind of card. */
export const playForms: readonly AnswerForm[] = PLAYED_CARDS.map((_, card) => playForm(card));

/** DT-G3: which card Wanted would stop. */
export const playWantedForm: AnswerForm = {
  ...playForm(WANTED),
  facts: (state) => {
    const frame = topFrame(state);
    return frame === undefined ? {} : { seat: frame.by, card: PLAYED_CARDS[frame.card] ?? '' };
  },
};

/** DT-10: pass, or the Elixir for a service one has the die for. */
export const playElixirForm: AnswerForm = {
  list: (state, seat, into) => {
    into[0] = PASS;
    if (countHeld(state, seat, ELIXIR) === 0) return 1;
    return listServices(state, seat, ELIXIRS, into, 1);
  },
  fallback: () => PASS,
};

function listServices(state: State, seat: Seat, actions: readonly Action[], into: Action[], start: number): number {
  let count = start;
  for (let i = 0; i < SERVICES.length; i++) {
    if (canServe(state, seat, SERVICES[i] as Service)) into[count++] = actions[i] as Action;
  }
  return count;
}

/** DT-8: pass, or what the Doc can do. */
export const visitDocForm: AnswerForm = {
  list: (state, seat, into) => {
    into[0] = PASS;
    return listServices(state, seat, VISITS, into, 1);
  },
  fallback: (state, seat) => {
    const into: Action[] = [];
    const count = listServices(state, seat, VISITS, into, 0);
    // Barbed wire shows cards that may be kept hidden: the absent leave it.
    const last = into[count - 1] ?? PASS;
    return last === VISITS[0] ? PASS : last;
  },
};

/** Lists a take for every kind in a place. */
function listTakes(cards: Cards, names: readonly CardName[], place: number, into: Action[], start: number): number {
  let count = start;
  const kinds = kindsIn(cards, place);
  for (let kind = 0; kinds >> kind !== 0; kind++) {
    if (((kinds >> kind) & 1) !== 0) into[count++] = takeOf(names[kind] as CardName);
  }
  return count;
}

/** DT-4: one of the cards drawn. */
export const keepCardForm: AnswerForm = {
  list: (state, _seat, into) => listTakes(state.store, state.rules.storeNames, DRAWN, into, 0),
  fallback: (state) => {
    const cards = storeIn(state, DRAWN);
    return takeOf(cards[cards.length - 1] as CardName);
  },
};

/** DT-5: one of the cards taken. */
export const keepStolenForm: AnswerForm = {
  list: (state, _seat, into) => {
    const count = listTakes(state.store, state.rules.storeNames, TAKEN, into, 0);
    return listTakes(state.properties, state.rules.propertyNames, TAKEN, into, count);
  },
  fallback: (state) => {
    const cards = cardsAt(state, TAKEN);
    return takeOf(cards[cards.length - 1] as CardName);
  },
  facts: (state) => ({ victim: state.victim }),
};

/** DT-G2: another player. */
export const chooseDebtorForm: AnswerForm = {
  list: (state, seat, into) => {
    let count = 0;
    for (let other = 0; other < state.seats; other++) if (other !== seat) into[count++] = CHOICES[other] as Action;
    return count;
  },
  fallback: (state, seat) => {
    let richest = seat === 0 ? 1 : 0;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && dollarsOf(state, other) > dollarsOf(state, richest)) richest = other;
    }
    return CHOICES[richest] as Action;
  },
};

/** DT-5: a victim, and how many cards of each back. */
export const robForm: AnswerForm = {
  list: (state, seat, into) => {
    let count = 0;
    for (let victim = 0; victim < state.seats; victim++) {
      if (victim === seat || countTakeable(state, victim) === 0) continue;
      const total = countToTake(state, victim);
      const most = mostStore(state, victim);
      for (let store = fewestStore(state, victim); store <= most; store++) {
        into[count++] = robOf(victim, store, total - store);
      }
    }
    return count;
  },
  fallback: (state, seat) => {
    const into: Action[] = [];
    robForm.list(state, seat, into);
    return into[0] ?? PASS;
  },
};

/** DT-8: two Properties from hand. */
export const wireForm: AnswerForm = {
  list: (state, seat, into) => {
    let count = 0;
    const names = state.rules.propertyNames;
    const hand = handOf(seat);
    for (let first = 0; first < names.length; first++) {
      const copies = countKind(state.properties, hand, first);
      if (copies === 0) continue;
      if (copies > 1) into[count++] = wireOf(names[first] as PropertyCard, names[first] as PropertyCard);
      for (let second = first + 1; second < names.length; second++) {
        if (countKind(state.properties, hand, second) > 0) {
          into[count++] = wireOf(names[first] as PropertyCard, names[second] as PropertyCard);
        }
      }
    }
    return count;
  },
  compose: (state, seat): readonly Composer[] => {
    const properties = propertiesIn(state, handOf(seat));
    return [{ type: 'wire', fields: { properties: { field: 'subset', of: properties, min: 2, max: 2 } } }];
  },
  options: () => [],
  refuse: (state, seat, action): Refusal | null => {
    if (action.type !== 'wire') return DOES_NOT_FIT;
    const { properties } = action;
    const missing = properties.find(
      (card) => properties.filter((one) => one === card).length > countNamed(state, handOf(seat), card),
    );
    return missing === undefined ? null : refusal('card-not-held', { card: missing }, 'DT-8');
  },
  fallback: (state, seat) => {
    const [first, second] = propertiesIn(state, handOf(seat)).reverse();
    return wireOf(second as PropertyCard, first as PropertyCard);
  },
};
