import { mayHold } from '../../cards/cards.ts';
import { allSeats, maskOf, type SeatMask } from '../../seat.ts';
import { defineWindow, type Window } from '../../window.ts';
import { GUARD, THIEF } from './content.ts';
import { handOf, type State } from './state.ts';

const chooseStall = defineWindow('choose-stall', 'sealed');
const discardCard = defineWindow('discard-card', 'turn');
const makeOffer = defineWindow('make-offer', 'turn');
const answerOffer = defineWindow('answer-offer', 'turn');
const bid = defineWindow('bid', 'turn');
const playThief = defineWindow('play-thief', 'reaction');
const playGuard = defineWindow('play-guard', 'reaction');

export type Kind =
  | 'choose-stall'
  | 'discard-card'
  | 'make-offer'
  | 'answer-offer'
  | 'bid'
  | 'play-thief'
  | 'play-guard';

/** The open question. It depends on public facts alone. */
export function windowOf(state: State): Window<Kind> | null {
  const top = state.frames.at(-1);
  if (top !== undefined) return playGuard(maskOf(top.against));
  switch (state.phase) {
    case 'stalls':
      return chooseStall(allSeats(state.seats));
    case 'well':
      return discardCard(maskOf(state.turn));
    case 'camp':
      return state.offer === null ? makeOffer(maskOf(state.turn)) : answerOffer(maskOf(state.offer.to));
    case 'auction':
      return bid(maskOf(state.turn));
    case 'thieves':
      return playThief(mayPlayThief(state));
    case 'thefts':
    case 'over':
      return null;
  }
}

/** The seats that, by what all know, may hold a thief (MP-8). */
export function mayPlayThief(state: State): SeatMask {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (mayHold(state.cards, handOf(seat), THIEF)) mask |= maskOf(seat);
  }
  return mask;
}

/** Whether a seat, by what all know, may hold a guard (MP-9). */
export function mayPlayGuard(state: State, seat: number): boolean {
  return mayHold(state.cards, handOf(seat), GUARD);
}
