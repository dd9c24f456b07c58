import { answerOf, type Answers } from '../../action.ts';
import type { Chance } from '../../chance/chance.ts';
import type { Game } from '../../game.ts';
import type { Log } from '../../log.ts';
import { parseAction, readAction, writeAction, type Action } from './actions.ts';
import { arrange } from './arrange.ts';
import { componentsOf } from './components.ts';
import { DECKS, OPTIONS, type Options } from './content.ts';
import type { Event } from './events.ts';
import { makeBid, nextBidder, passBid, sellLot, showLot } from './phases/auction.ts';
import { acceptOffer, declineOffer, makeOffer, nextAtCamp } from './phases/camp.ts';
import { beginRound, chooseStalls, queueAt } from './phases/stalls.ts';
import { playGuard, playThieves, resolveFrames, resolveThieves } from './phases/thieves.ts';
import { discardCard, drawNext } from './phases/well.ts';
import { fallbackOf, listActions, questionOf, refuseAction } from './questions.ts';
import { resample } from './resample.ts';
import { endGame, outcomeOf, pointsOf } from './scoring.ts';
import { cloneState, dealHands, newState, shuffleDeck, type State } from './state.ts';
import { viewOf, type View } from './view.ts';
import { mayPlayThief, windowOf } from './windows.ts';

/** Magpies, the testkit's small game: every kind of hidden moment, and little else. Its rules are in rules.md. */
export const magpies: Game<State, Action, Event, View, Options> = {
  id: 'magpies',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  checkOptions: (options, seats) =>
    options.deck === 'tiny' && seats > 3 ? { code: 'deck-too-small', rule: 'MP-1', values: { seats } } : null,
  setup,
  apply,
  clone: cloneState,
  window: windowOf,
  question: questionOf,
  legalActions: (state, seat, into) => {
    const actions = listActions(state, seat);
    for (const [i, action] of actions.entries()) into[i] = action;
    return actions.length;
  },
  refuse: refuseAction,
  fallback: fallbackOf,
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

function setup(seats: number, options: Options, chance: Chance, log?: Log<Event>): State {
  const state = newState(seats, options);
  shuffleDeck(state, chance);
  dealHands(state, DECKS[options.deck].hand, log);
  beginRound(state, log);
  return state;
}

function apply(state: State, answers: Answers<Action>, chance: Chance, log?: Log<Event>): void {
  if (state.frames.length > 0) answerFrame(state, answers, chance, log);
  else if (state.phase === 'stalls') chooseStalls(state, answers, log);
  else if (state.phase === 'thieves') playThieves(state, answers, log);
  else takeTurn(state, answerOf(answers, state.offer?.to ?? state.turn), log);
  if (state.frames.length === 0) goOn(state, chance, log);
}

/** MP-9: a guard waits for the next answer, if one may come; a pass lets the stack fall. */
function answerFrame(state: State, answers: Answers<Action>, chance: Chance, log?: Log<Event>): void {
  const asked = state.frames.at(-1)?.against ?? 0;
  if (answerOf(answers, asked).type === 'play-guard' && playGuard(state, log)) return;
  resolveFrames(state, chance, log);
}

function takeTurn(state: State, action: Action, log?: Log<Event>): void {
  switch (action.type) {
    case 'discard-card':
      return discardCard(state, action.card, log);
    case 'make-offer':
      return makeOffer(state, action.to, action.card, action.price, log);
    case 'accept-offer':
      return acceptOffer(state, log);
    case 'bid':
      return makeBid(state, action.coins, log);
    case 'pass':
      if (state.phase === 'auction') passBid(state, log);
      else if (state.offer !== null) declineOffer(state, log);
      return;
    case 'choose-stall':
    case 'play-guard':
    case 'play-thief':
      throw new Error(`${action.type} is no turn`);
  }
}

/** Goes through the parts of a round until somebody is asked something. */
function goOn(state: State, chance: Chance, log?: Log<Event>): void {
  while (!isAsking(state, chance, log)) enterNext(state, chance, log);
}

function isAsking(state: State, chance: Chance, log?: Log<Event>): boolean {
  switch (state.phase) {
    case 'stalls':
      return state.stalls.length === 0;
    case 'well':
      return drawNext(state, chance, log);
    case 'camp':
      return state.offer !== null || nextAtCamp(state);
    case 'auction':
      return nextBidder(state, log);
    case 'thieves':
      return mayPlayThief(state) !== 0;
    case 'thefts':
      return resolveThieves(state, chance, log);
    case 'over':
      return true;
  }
}

function enterNext(state: State, chance: Chance, log?: Log<Event>): void {
  switch (state.phase) {
    case 'stalls':
      state.phase = 'well';
      return queueAt(state, 'well');
    case 'well':
      state.phase = 'camp';
      return queueAt(state, 'camp');
    case 'camp':
      state.phase = 'auction';
      return showLot(state, chance, log);
    case 'auction':
      sellLot(state, log);
      state.phase = 'thieves';
      return;
    case 'thieves':
      state.phase = 'thefts';
      return;
    case 'thefts':
    case 'over':
      return state.round < state.rounds ? beginRound(state, log) : endGame(state, log);
  }
}
