import { cardsIn, EVERYONE, hide, moveCard, peek, shufflePile, type Chance, type Log } from '@boxcars/engine';

import { STACK_SIZE, STACKS } from '../content.ts';
import type { Event } from '../events.ts';
import { cardOf, countBelow, IN_STACKS, NO_CARD, ON_TOP, putOnTop, stackOf, type Stack, type State } from '../state.ts';

/** TW-S1: the shuffled cards, three stacks of them, the top cards open. */
export function layStacks(state: State, chance: Chance, log?: Log<Event>): void {
  shufflePile(state.cards, IN_STACKS, chance, 'deck');
  const deck = peek(cardsIn(state.cards, IN_STACKS));
  for (let stack = 0; stack < STACKS; stack++) {
    const top = deck.length - stack * STACK_SIZE;
    state.stacks[stack] = hide(deck.slice(top - STACK_SIZE, top));
  }
  for (let stack = 0; stack < STACKS; stack++) openCard(state, stack, log);
}

/** TW-S1: the next card of a stack comes to lie open; a stack that has run out stays empty. */
export function openCard(state: State, stack: Stack, log?: Log<Event>): void {
  const kind = peek(stackOf(state, stack)).pop();
  if (kind === undefined) {
    putOnTop(state, stack, NO_CARD);
    log?.tell({ type: 'stack-emptied', stack });
    return;
  }
  moveCard(state.cards, IN_STACKS, ON_TOP, kind, EVERYONE);
  putOnTop(state, stack, kind);
  log?.tell(
    { type: 'card-opened', stack, card: cardOf(state.rules, kind), below: countBelow(state, stack) },
    { card: 'TW-S1' },
  );
}

/** TW-S2. */
export function chooseStarter(state: State, chance: Chance, log?: Log<Event>): void {
  const seats: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) seats.push(seat);
  state.seat = chance.pick(seats, 'start-player');
  log?.tell({ type: 'game-started', seat: state.seat, seats: state.seats });
}
