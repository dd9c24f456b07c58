import {
  ascending,
  cardsIn,
  EVERYONE,
  moveAll,
  moveCard,
  peek,
  type Cards,
  type Log,
  type Place,
  type Seat,
} from '@boxcars/engine';

import type { Event } from '../events.ts';
import { propertiesIn, storeIn } from '../hands.ts';
import { firstOf, scoresOf } from '../scoring.ts';
import { countPropertyDeck, handOf, onlySeat, TAKEN, type State } from '../state.ts';
import { askSeat } from '../windows.ts';
import { startRound } from './hand.ts';

/** DT-E1: the game ends after a round in which the Mine is empty or every Property has an owner. */
export function endRound(state: State, log?: Log<Event>): void {
  const noLots = state.row.length + countPropertyDeck(state) === 0;
  if (state.mine > 0 && !noLots) {
    startRound(state, log);
    return;
  }
  endGame(state, state.mine === 0 ? 'mine' : 'properties', log);
}

/** DT-E2, DT-E3: everything is counted; a tie that Properties don't break is the Sheriff's. */
function endGame(state: State, reason: 'mine' | 'properties', log?: Log<Event>): void {
  state.step = 'over';
  for (let seat = 0; seat < state.seats; seat++) showHand(state, seat, log);
  const scores = scoresOf(state);
  log?.tell({ type: 'game-ended', reason, scores }, { scores: 'DT-E2' });
  state.tied = firstOf(scores);
  if (onlySeat(state.tied) < 0) askSeat(state, 'choose-champion', state.sheriff);
}

/** DT-E2: what a hand is worth is seen by all. */
function showHand(state: State, seat: Seat, log?: Log<Event>): void {
  const hand = handOf(seat);
  log?.tell(
    { type: 'hand-shown', seat, store: storeIn(state, hand), properties: propertiesIn(state, hand) },
    { store: 'DT-E2', properties: 'DT-E2' },
  );
  turnUp(state.store, hand);
  turnUp(state.properties, hand);
}

/** Everyone sees the cards of a hand, which stay there; they are shown in order, so that it tells nothing more. */
function turnUp(cards: Cards, hand: Place): void {
  for (const kind of ascending(peek(cardsIn(cards, hand)))) moveCard(cards, hand, TAKEN, kind, EVERYONE);
  moveAll(cards, TAKEN, hand);
}

/** DT-E3. */
export function chooseChampion(state: State, seat: Seat, log?: Log<Event>): void {
  state.champion = seat;
  log?.tell({ type: 'champion-chosen', seat });
}
