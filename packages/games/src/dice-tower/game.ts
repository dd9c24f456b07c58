import {
  answerOf,
  refusal,
  type Answers,
  type Chance,
  type Game,
  type Log,
  type Refusal,
  type Seat,
} from '@boxcars/engine';

import { parseAction, readAction, writeAction, type Action } from './actions.ts';
import { arrange } from './arrange.ts';
import { componentsOf } from './components.ts';
import { OPTIONS, type Options } from './content.ts';
import { refuseDeck } from './deck.ts';
import type { Event } from './events.ts';
import { fallback } from './fallback.ts';
import { drawFrom, giveCard, listGifts, listPlayers, refuseGift, refusePlayer } from './phases/card-actions.ts';
import { refuseTake, winCard } from './phases/card.ts';
import { endGame, goOn, listEndings } from './phases/end.ts';
import { listKeptUses, refuseKeptUse, startRolling } from './phases/inherited.ts';
import { listUses, refuseEndTurn, refuseKeep, refuseTurn, rollOn, turnDie } from './phases/rolls.ts';
import { chooseStarter, layStacks } from './phases/setup.ts';
import { leaveDice, listStarts, refuseEnd, refuseStart, startTurn } from './phases/start.ts';
import { questionOf } from './question.ts';
import { resample } from './resample.ts';
import { outcomeOf, pointsOf } from './scoring.ts';
import { cloneState, newState, type Phase, type State } from './state.ts';
import { viewOf, type View } from './view.ts';
import { windowOf } from './windows.ts';

/** Dice Tower: six dice, three rolls, three open cards to win, and hands that others may reach into. */
export const diceTower: Game<State, Action, Event, View, Options> = {
  id: 'dice-tower',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  checkOptions: (options) => refuseDeck(options.deck),
  setup,
  apply,
  clone: cloneState,
  window: windowOf,
  question: (state, seat) => questionOf(state, legalActions(state, seat, listed), listed),
  legalActions,
  refuse,
  fallback,
  outcome: outcomeOf,
  points: pointsOf,
  view: viewOf,
  resample,
  parseAction,
  writeAction,
  readAction,
  components: componentsOf,
  arrange,
};

const listed: Action[] = [];

function setup(seats: number, options: Options, chance: Chance, log?: Log<Event>): State {
  const state = newState(seats, options);
  chooseStarter(state, chance, log);
  layStacks(state, chance, log);
  startTurn(state, state.seat, false, log);
  return state;
}

function apply(state: State, answers: Answers<Action>, chance: Chance, log?: Log<Event>): void {
  const action = answerOf(answers, state.seat);
  switch (action.type) {
    case 'keep-dice':
      if (state.phase === 'start') startRolling(state, action, chance, log);
      else rollOn(state, action, chance, log);
      return;
    case 'take-card':
      winCard(state, action.stack, chance, log);
      return;
    case 'turn-die':
      turnDie(state, action, chance, log);
      return;
    case 'end-turn':
      leaveDice(state, log);
      return;
    case 'choose-player':
      drawFrom(state, action.player, chance, log);
      return;
    case 'give-card':
      giveCard(state, action, chance, log);
      return;
    case 'end-game':
      endGame(state, state.seat, log);
      return;
    case 'go-on':
      goOn(state, log);
      return;
  }
}

function legalActions(state: State, _seat: Seat, into: Action[]): number {
  switch (state.phase) {
    case 'start':
      return listStarts(state, into);
    case 'kept':
      return listKeptUses(state, into);
    case 'rolled':
      return listUses(state, into);
    case 'choose':
      return listPlayers(state, into);
    case 'give':
      return listGifts(state, into);
    case 'won':
      return listEndings(into);
    case 'over':
      return 0;
  }
}

/** The phases in which each action answers the question. */
const ANSWERS: { readonly [T in Action['type']]: readonly Phase[] } = {
  'keep-dice': ['start', 'kept', 'rolled'],
  'take-card': ['kept', 'rolled'],
  'turn-die': ['rolled'],
  'end-turn': ['rolled'],
  'choose-player': ['choose'],
  'give-card': ['give'],
  'end-game': ['start', 'won'],
  'go-on': ['won'],
};

function refuse(state: State, _seat: Seat, action: Action): Refusal | null {
  if (!ANSWERS[action.type].includes(state.phase)) return refusal('not-the-question');
  switch (action.type) {
    case 'keep-dice':
      if (state.phase === 'start') return refuseStart(state, action);
      return state.phase === 'kept' ? refuseKeptUse(state, action) : refuseKeep(state, action);
    case 'take-card':
      return refuseTake(state, action);
    case 'turn-die':
      return refuseTurn(state, action);
    case 'end-turn':
      return refuseEndTurn(state);
    case 'choose-player':
      return refusePlayer(state, action);
    case 'give-card':
      return refuseGift(state, action);
    case 'end-game':
      return refuseEnd(state);
    case 'go-on':
      return null;
  }
}
