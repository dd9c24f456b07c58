import type { Chance, Log } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Frame } from '../frames.ts';
import { listTargets } from '../legal.ts';
import { outcomeOf } from '../scoring.ts';
import { topFrame, type State } from '../state.ts';
import { answerBid, canBid, passBidding } from './auction.ts';
import { answerMustang, findOffered, takeCard } from './choosing.ts';
import {
  answerBlowUp,
  answerExpropriate,
  answerHoldUp,
  answerPlaceGirls,
  answerPlaceGovernor,
  answerPlaceSaloon,
  answerPlaceVein,
  fizzle,
} from './event-cards.ts';
import { answerUseHeld, checkHeld } from './held.ts';
import { answerTurnDie, rollDice, yieldGold } from './production.ts';
import { startRound } from './reveal.ts';

/** Carries out the answer to the innermost open question. */
// long: one line for each kind of question.
export function carryOut(state: State, frame: Frame, action: Action, chance: Chance, log?: Log<Event>): void {
  switch (frame.kind) {
    case 'bid':
      return answerBid(state, action, log);
    case 'play-mustang':
      return answerMustang(state, action, log);
    case 'choose-card':
      return takeCard(state, findOffered(state, action), log);
    case 'use-held':
      return answerUseHeld(state, action, log);
    case 'blow-up':
      return answerBlowUp(state, action, log);
    case 'expropriate':
      return answerExpropriate(state, action, log);
    case 'place-governor':
      return answerPlaceGovernor(state, action, log);
    case 'place-vein':
      return answerPlaceVein(state, action, log);
    case 'place-saloon':
      return answerPlaceSaloon(state, action, log);
    case 'place-girls':
      return answerPlaceGirls(state, action, log);
    case 'hold-up':
      return answerHoldUp(state, action, chance, log);
    case 'turn-die':
      return answerTurnDie(state, action, log);
    case 'settle-held':
    case 'roll':
    case 'yield':
      throw new Error(`nobody is asked about ${frame.kind}`);
  }
}

/** Goes on until a seat has something to choose, or the game is over. What leaves no choice is done at once. */
export function proceed(state: State, chance: Chance, log?: Log<Event>): void {
  while (state.stack.length > 0) {
    if (isChoice(state, chance, log)) return;
  }
}

/** Whether the innermost matter is a question with a choice; if not, it is dealt with. */
function isChoice(state: State, chance: Chance, log?: Log<Event>): boolean {
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'bid':
      // [BT-A2] Without the gold for a higher bid one can only pass.
      if (canBid(state, frame.seat)) return true;
      passBidding(state, frame.seat, log);
      return false;
    case 'choose-card':
      if (state.offer.length > 1) return true;
      takeCard(state, 0, log);
      return false;
    case 'settle-held':
      checkHeld(state, log);
      return false;
    case 'roll':
      rollDice(state, chance, log);
      return false;
    case 'yield':
      yieldGold(state, log);
      endRound(state, chance, log);
      return false;
    case 'play-mustang':
    case 'use-held':
    case 'hold-up':
    case 'turn-die':
      return true;
    case 'blow-up':
    case 'expropriate':
    case 'place-governor':
    case 'place-vein':
    case 'place-saloon':
    case 'place-girls':
      return isTargetOpen(state, frame, listTargets(state, frame.kind, frame.seat, targets), chance, log);
  }
}

const targets: Action[] = [];

function isTargetOpen(state: State, frame: Frame, count: number, chance: Chance, log?: Log<Event>): boolean {
  if (count > 1) return true;
  if (count === 1) carryOut(state, frame, targets[0] as Action, chance, log);
  else fizzle(state, log);
  return false;
}

/** [BT-S2, BT-Z1] The winner starts the next round; the round in which the last card was turned up was the last. */
function endRound(state: State, chance: Chance, log?: Log<Event>): void {
  state.start = state.winner;
  if (state.deckSize > 0) {
    startRound(state, chance, log);
    return;
  }
  if (log === undefined) return;
  const { points, winners } = outcomeOf(state);
  log.tell({ type: 'game-ended', points, winners });
}
