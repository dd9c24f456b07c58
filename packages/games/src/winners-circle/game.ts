import {
  refusal,
  type Answers,
  type Chance,
  type Game,
  type Log,
  type Question,
  type Refusal,
  type Seat,
} from '@boxcars/engine';

import { parseAction, readAction, writeAction, type Action, type MoveHorse, type PlaceBet } from './actions.ts';
import { arrange } from './arrange.ts';
import { componentsOf } from './components.ts';
import { OPTIONS, RACES, refuseHorses, type Options } from './content.ts';
import type { Event } from './events.ts';
import { listBets, openBets, placeBet, refuseBet } from './phases/bets.ts';
import { payOut } from './phases/payout.ts';
import { listMoves, moveHorse, refuseMove, rolledSymbol, startRace } from './phases/race.ts';
import { goToGates } from './phases/to-the-gates.ts';
import { resample } from './resample.ts';
import { endGame, outcomeOf } from './scoring.ts';
import { cloneState, newState, type State } from './state.ts';
import { sightOf, viewOf, type View } from './view.ts';
import { windowOf } from './windows.ts';

// Constants of the module itself, for the reason given in race.ts.
const bet = placeBet;
const move = moveHorse;
const betsInto = listBets;
const movesInto = listMoves;

/** Winner's Circle: three horse races, bets, and a die that everyone turns to their own horses' good. */
export const winnersCircle: Game<State, Action, Event, View, Options> = {
  id: 'winners-circle',
  version: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  checkOptions: (options) => refuseHorses(options.horses, options.royalTurf),
  setup,
  apply,
  clone: cloneState,
  window: windowOf,
  question,
  legalActions,
  refuse,
  fallback,
  outcome: outcomeOf,
  points: (state) => state.money.slice(),
  view: viewOf,
  sight: sightOf,
  resample,
  parseAction,
  writeAction,
  readAction,
  components: componentsOf,
  arrange,
};

function setup(seats: number, options: Options, chance: Chance, log?: Log<Event>): State {
  const state = newState(seats, options);
  openRace(state, chance, log);
  return state;
}

function openRace(state: State, chance: Chance, log?: Log<Event>): void {
  goToGates(state, chance, log);
  openBets(state, chance, log);
}

/** A race is four steps: to the gates, bets, the race, the payout. */
function apply(state: State, answers: Answers<Action>, chance: Chance, log?: Log<Event>): void {
  const action = answers[state.turn] as Action;
  if (state.phase === 'bets') {
    if (bet(state, action as PlaceBet, log)) startRace(state, chance, log);
    return;
  }
  if (move(state, action as MoveHorse, chance, log)) closeRace(state, chance, log);
}

function closeRace(state: State, chance: Chance, log?: Log<Event>): void {
  payOut(state, log);
  if (state.race < RACES) openRace(state, chance, log);
  else endGame(state, log);
}

function legalActions(state: State, seat: Seat, into: Action[]): number {
  return state.phase === 'bets' ? betsInto(state, seat, into) : movesInto(state, into);
}

function question(state: State, seat: Seat): Question<Action> {
  const options: Action[] = [];
  options.length = legalActions(state, seat, options);
  if (state.phase === 'bets') return { kind: 'place-bet', options };
  return { kind: 'move-horse', options, facts: { symbol: rolledSymbol(state) } };
}

function refuse(state: State, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'place-bet':
      return state.phase === 'bets' ? refuseBet(state, seat, action) : refusal('not-the-question');
    case 'move-horse':
      return state.phase === 'race' ? refuseMove(state, action) : refusal('not-the-question');
  }
}

/** Both questions must be answered: the smallest token on the first horse without one, or the first horse that may move. */
function fallback(state: State, seat: Seat): Action {
  const [first] = question(state, seat).options;
  if (first === undefined) throw new Error('nothing is asked');
  return first;
}
