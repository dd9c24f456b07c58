import { answerOf, peek, type Game } from '@boxcars/engine';

import { parseAction, readAction, writeAction, type Action } from './actions.ts';
import { arrange } from './arrange.ts';
import { contentOf, checkDeck } from './content.ts';
import type { Event } from './events.ts';
import type { FrameKind } from './frames.ts';
import { fallback, legalActions, questionOf, refuse } from './legal.ts';
import { startRound } from './phases/reveal.ts';
import { carryOut, proceed } from './phases/round.ts';
import { resample } from './resample.ts';
import { outcomeOf, pointsOf } from './scoring.ts';
import { clone, GONE, newState, OPTIONS, topFrame, type Options, type State } from './state.ts';
import { viewOf, type View } from './view.ts';
import { windowOf } from './windows.ts';

/** Boomtown, by Bruno Cathala and Bruno Faidutti. */
export const boomtown: Game<State, Action, Event, View, Options> = {
  id: 'boomtown',
  version: 1,
  seats: { min: 3, max: 5 },
  options: OPTIONS,

  checkOptions(options, seats) {
    return checkDeck(options.deck, seats, options.shortGame);
  },

  setup(seats, options, chance, log) {
    const state = newState(seats, options, chance, log);
    startRound(state, chance, log);
    proceed(state, chance, log);
    return state;
  },

  apply(state, answers, chance, log) {
    const frame = topFrame(state);
    carryOut(state, frame, answerOf(answers, frame.seat), chance, log);
    proceed(state, chance, log);
  },

  clone,
  window: windowOf,
  question: questionOf,
  legalActions,
  refuse,
  fallback,

  outcome(state) {
    return state.stack.length === 0 ? outcomeOf(state) : null;
  },

  points: pointsOf,
  view: viewOf,
  resample,
  parseAction,
  writeAction,
  readAction,
  components,
  arrange,
};

/** Frames that stand for an event card which is being carried out. */
const CARD_FRAMES: ReadonlySet<FrameKind> = new Set([
  'blow-up',
  'expropriate',
  'place-governor',
  'place-vein',
  'place-saloon',
  'place-girls',
  'hold-up',
]);

function components(state: State): { mines: number; events: number; gold: number } {
  const content = contentOf(state);
  const hidden = [...peek(state.deck), ...peek(state.removed), ...state.offer];
  const mines = hidden.filter((card) => card < content.mines).length;
  const placed = state.owner.filter((owner) => owner >= 0 || owner === GONE).length;
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const onTable = sum(state.saloons) + 2 * sum(state.girls) + sum(state.veins) + state.governor.filter(Boolean).length;
  const open = state.stack.filter((frame) => CARD_FRAMES.has(frame.kind)).length;
  return {
    mines: mines + placed,
    events: hidden.length - mines + sum(state.kept) + onTable + open + state.spent,
    gold: sum(state.gold) + state.bank,
  };
}
