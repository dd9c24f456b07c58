import { answerOf, type Answers, type Chance, type Log, type SeatMask } from '@boxcars/engine';

import type { Action } from './actions.ts';
import { CORRUPTION, CREDIT, DYNAMITE, ELIXIR, GIRLS, JOE, MARSHALL, SPLIT } from './content.ts';
import type { Event } from './events.ts';
import { kindOf } from './hands.ts';
import { driveStagecoach, enterBank, robBank, splitBank } from './phases/bank.ts';
import {
  answerWanted,
  checkWanted,
  collectForJoe,
  discardPlay,
  holdPlays,
  sendJoe,
  showNextPlay,
  topFrame,
} from './phases/cards.ts';
import { nextVisit, openDoc, openElixir, serve, wire } from './phases/doc-badluck.ts';
import { chooseChampion, endRound } from './phases/end.ts';
import { keepDrawn, leaveStore, shop } from './phases/general-store.ts';
import { blastNuggets, digNuggets } from './phases/gold-mine.ts';
import {
  checkBrutes,
  checkCheaters,
  checkCheats,
  checkComplete,
  checkPrices,
  payForDice,
  putBackDice,
  revealKeeps,
  rollDice,
  showCheats,
  stopBrutes,
  stopCheats,
  turnDice,
} from './phases/hand.ts';
import { enterSaloon, leaveSaloon, rob, steal } from './phases/saloon.ts';
import { contestBadge, pinBadge, withholdBadge } from './phases/sheriff.ts';
import {
  askSheriff,
  callAgain,
  callOffers,
  chooseWinner,
  contestPlace,
  orderVisits,
  takeOffers,
} from './phases/ties.ts';
import { buyProperty, grantProperties, refillRow } from './phases/town-hall.ts';
import { BANK, DOC, type PlayFrame, type State } from './state.ts';
import type { QuestionKind } from './windows.ts';

/** Carries out the answers to the open question, then goes on to the next one. */
export function applyAnswers(state: State, answers: Answers<Action>, chance: Chance, log?: Log<Event>): void {
  const { asks, asked } = state;
  if (asks === null) throw new Error('no question is open');
  state.asks = null;
  state.asked = 0;
  takeAnswers(state, asks, asked, answers, chance, log);
  advance(state, chance, log);
}

/** Goes through the rules until somebody has to be asked, or the game is over. */
export function advance(state: State, chance: Chance, log?: Log<Event>): void {
  while (state.asks === null && state.step !== 'over') takeStep(state, chance, log);
}

/** The answers to each question. */
// long: one case a question
function takeAnswers(
  state: State,
  asks: QuestionKind,
  asked: SeatMask,
  answers: Answers<Action>,
  chance: Chance,
  log?: Log<Event>,
): void {
  switch (asks) {
    case 'keep-dice':
      return revealKeeps(state, asked, answers, log);
    case 'stop-brute':
      return stopBrutes(state, asked, answers, log);
    case 'put-back':
      return putBackDice(state, asked, answers, log);
    case 'play-cheater':
      return showCheats(state, asked, answers, log);
    case 'stop-cheat':
      return stopCheats(state, asked, answers, log);
    case 'make-offer':
      return takeOffers(state, asked, answers, log);
    case 'play-dynamite':
    case 'play-split':
    case 'play-credit':
    case 'play-girls':
    case 'play-marshall':
    case 'play-corruption':
    case 'play-elixir':
      return holdPlays(state, asked, answers);
    case 'play-wanted':
      return answerWanted(state, asked, answers, log);
    case 'choose-winner':
    case 'order-visits':
    case 'keep-card':
    case 'choose-debtor':
    case 'rob':
    case 'keep-stolen':
    case 'visit-doc':
    case 'wire-properties':
    case 'choose-champion':
      return takeTurn(state, asks, answerOf(answers, 31 - Math.clz32(asked)), chance, log);
  }
}

/** The answer of the one seat that was asked. */
// long: one case an action
function takeTurn(state: State, asks: QuestionKind, action: Action, chance: Chance, log?: Log<Event>): void {
  switch (action.type) {
    case 'call':
      return callAgain(state, log);
    case 'order':
      return orderVisits(state, action, log);
    case 'choose':
      if (asks === 'choose-winner') return chooseWinner(state, action.seat, log);
      if (asks === 'choose-debtor') return sendJoe(state, action.seat, log);
      return chooseChampion(state, action.seat, log);
    case 'take':
      if (asks === 'keep-card') return keepDrawn(state, kindOf(state, action.card), log);
      return steal(state, action.card, log);
    case 'rob':
      return rob(state, action, chance, log);
    case 'visit':
      return serve(state, state.served, action.service, 'visits', chance, log);
    case 'pass':
      log?.tell({ type: 'doc-passed', seat: state.served });
      return;
    case 'wire':
      wire(state, state.served, action.properties, log);
      state.step = state.afterService;
      return;
    case 'keep':
    case 'put-back':
    case 'keep-one':
    case 'play':
    case 'play-elixir':
    case 'cheat':
    case 'stop-brute':
    case 'stop-cheat':
    case 'offer':
      throw new Error(`${action.type} answers no question of one seat`);
  }
}

/** One paragraph of the rules. */
// long: one case a paragraph
function takeStep(state: State, chance: Chance, log?: Log<Event>): void {
  switch (state.step) {
    case 'roll':
      return rollDice(state, chance, log);
    case 'check-brutes':
      return checkBrutes(state);
    case 'check-prices':
      return checkPrices(state);
    case 'pay':
      return payForDice(state, log);
    case 'check-cheaters':
      return checkCheaters(state);
    case 'check-cheats':
      return checkCheats(state);
    case 'turn-dice':
      return turnDice(state, log);
    case 'check-complete':
      return checkComplete(state);
    case 'contest':
      return contestPlace(state, log);
    case 'call-offers':
      return callOffers(state);
    case 'decide':
      return askSheriff(state);
    case 'mine':
      return digNuggets(state, log);
    case 'bank':
      return enterBank(state);
    case 'rob-bank':
      return robBank(state, log);
    case 'store':
      return shop(state, chance, log);
    case 'store-done':
      return leaveStore(state);
    case 'saloon':
      return enterSaloon(state, chance, log);
    case 'saloon-done':
      return leaveSaloon(state);
    case 'sheriff':
      return contestBadge(state, log);
    case 'pin-badge':
      return pinBadge(state, log);
    case 'town-hall':
      return grantProperties(state, log);
    case 'refill-row':
      return refillRow(state, log);
    case 'doc':
      return openDoc(state, log);
    case 'visits':
      return nextVisit(state);
    case 'elixir':
      return openElixir(state);
    case 'next-place':
      return nextPlace(state, log);
    case 'next-play':
      return showNextPlay(state, log);
    case 'check-wanted':
      return checkWanted(state);
    case 'take-effect':
      return takeEffect(state, chance, log);
    case 'discard-play':
      return discardPlay(state);
    case 'end-round':
      return endRound(state, log);
    case 'over':
      return;
  }
}

/** The town in its order; the Stagecoach comes after the Bank, whether or not it was robbed (DT-3). */
function nextPlace(state: State, log?: Log<Event>): void {
  if (state.place === BANK) driveStagecoach(state, log);
  state.winner = -1;
  state.place += 1;
  state.step = state.place === DOC ? 'doc' : 'contest';
}

/** DT-G1: what a card does that nobody has stopped. */
function takeEffect(state: State, chance: Chance, log?: Log<Event>): void {
  const frame = topFrame(state);
  if (frame === undefined) throw new Error('no card to take effect');
  state.step = 'discard-play';
  takeEffectOf(state, frame, chance, log);
}

function takeEffectOf(state: State, frame: PlayFrame, chance: Chance, log?: Log<Event>): void {
  switch (frame.card) {
    case DYNAMITE:
      return blastNuggets(state, log);
    case SPLIT:
      return splitBank(state, frame, log);
    case CREDIT:
      state.step = 'store';
      return;
    case GIRLS:
      state.step = 'saloon';
      return;
    case MARSHALL:
      return withholdBadge(state);
    case CORRUPTION:
      return buyProperty(state, log);
    case ELIXIR:
      if (frame.service !== null) serve(state, frame.by, frame.service, 'discard-play', chance, log);
      return;
    case JOE:
      return collectForJoe(state, frame, log);
    default:
      throw new Error(`no effect of card ${frame.card}`);
  }
}
