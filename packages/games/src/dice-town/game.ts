import { countCards, peek, shufflePile, type Cards, type Game } from '@boxcars/engine';

import type { Action } from './actions.ts';
import { fallbackAction, legalActions, questionOf, refuseAction } from './answers/index.ts';
import { arrange } from './arrange.ts';
import { checkOptions, OPTIONS, type Options } from './content.ts';
import type { Event } from './events.ts';
import { advance, applyAnswers } from './flow.ts';
import { parseAction, readAction, writeAction } from './notation.ts';
import { startRound } from './phases/hand.ts';
import { layRow, namesOfKinds } from './phases/town-hall.ts';
import { resampleState } from './resample.ts';
import { outcomeOf, pointsOf } from './scoring.ts';
import { cloneState, DECK, newState, type State } from './state.ts';
import { viewOf, type View } from './view.ts';
import { windowOf } from './windows.ts';

/** Dice Town, by Bruno Cathala and Ludovic Maublanc: two to five players. */
export const diceTown: Game<State, Action, Event, View, Options> = {
  id: 'dice-town',
  version: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  checkOptions,

  setup(seats, options, chance, log) {
    const state = newState(seats, options);
    state.shuffles = 1;
    shufflePile(state.store, DECK, chance, 'store-deck', state.shuffles);
    shufflePile(state.properties, DECK, chance, 'property-deck');
    state.sheriff = options.sheriff >= 0 ? options.sheriff : chance.die(seats, 'sheriff') - 1;
    log?.tell({ type: 'sheriff-named', seat: state.sheriff });
    layRow(state);
    log?.tell({ type: 'row-laid', row: namesOfKinds(state, state.row) }, { row: 'DT-S1' });
    startRound(state, log);
    advance(state, chance, log);
    return state;
  },
  apply: applyAnswers,
  clone: cloneState,

  window: windowOf,
  question: questionOf,
  legalActions,
  refuse: refuseAction,
  fallback: fallbackAction,
  outcome: outcomeOf,
  points: pointsOf,

  view: viewOf,
  resample: resampleState,

  parseAction,
  writeAction,
  readAction,

  components: (state) => ({
    dollars: sum(state.dollars) + state.bank + state.stagecoach,
    nuggets: sum(state.nuggets) + state.mine,
    storeCards: countAll(state.store),
    properties: countAll(state.properties),
  }),
  arrange,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function countAll(cards: Cards): number {
  return sum(peek(cards.piles).map((_, place) => countCards(cards, place)));
}
