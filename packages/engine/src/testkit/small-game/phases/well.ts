import { moveCard, moveTop } from '../../../cards/cards.ts';
import type { Chance } from '../../../chance/chance.ts';
import type { Log } from '../../../log.ts';
import { maskOf } from '../../../seat.ts';
import { cardOf, CARDS, type Card } from '../content.ts';
import type { Event } from '../events.ts';
import { DECK, DISCARDS, handOf, refillDeck, type State } from '../state.ts';

/** MP-4: the next seat at the well draws. False when there is none. */
export function drawNext(state: State, chance: Chance, log?: Log<Event>): boolean {
  const seat = state.queue.shift();
  if (seat === undefined) return false;
  if (!refillDeck(state, chance, log)) return drawNext(state, chance, log);
  const card = cardOf(moveTop(state.cards, DECK, handOf(seat), maskOf(seat)));
  log?.tellOnly(maskOf(seat), { type: 'card-drawn', seat, card }, { type: 'card-drawn', seat }, { card: 'MP-4' });
  state.turn = seat;
  return true;
}

/** MP-4: face down; only who discards it knows the card. */
export function discardCard(state: State, card: Card, log?: Log<Event>): void {
  const seat = state.turn;
  moveCard(state.cards, handOf(seat), DISCARDS, CARDS.indexOf(card), maskOf(seat));
  log?.tellOnly(maskOf(seat), { type: 'card-discarded', seat, card }, { type: 'card-discarded', seat });
}
