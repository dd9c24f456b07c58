import { peek, type Chance, type Log } from '@boxcars/engine';

import { contentOf, cardFace, eventName } from '../content.ts';
import type { Event } from '../events.ts';
import { BID } from '../frames.ts';
import { NOBODY_YET, OFFERED, open, type State } from '../state.ts';

/** [BT-R1] Turns up as many cards as there are players, and the auction begins with the start player. */
export function startRound(state: State, chance: Chance, log?: Log<Event>): void {
  state.round += 1;
  if (state.round === 1) turnUpMines(state, chance, log);
  else turnUpCards(state);
  log?.tell(
    {
      type: 'cards-turned-up',
      round: state.round,
      rounds: state.rounds,
      start: state.start,
      cards: state.offer.map((card) => cardFace(contentOf(state), card)),
    },
    { cards: 'BT-R1' },
  );
  state.highestBid = 0;
  state.leader = NOBODY_YET;
  state.passed = 0;
  state.mustangs = 0;
  state.chosen = 0;
  open(state, BID(state.start));
}

function turnUpCards(state: State): void {
  for (let i = 0; i < state.seats; i++) offer(state, drawTop(state));
}

function drawTop(state: State): number {
  const card = peek(state.deck).pop();
  if (card === undefined) throw new Error('the deck is empty');
  state.deckSize -= 1;
  return card;
}

function offer(state: State, card: number): void {
  const { mines } = contentOf(state);
  state.offer.push(card);
  if (card < mines) {
    state.owner[card] = OFFERED;
    return;
  }
  const event = card - mines;
  state.unseenEvents[event] = (state.unseenEvents[event] as number) - 1;
  // A copy known to lie in the deck can't be told from another of its kind: the first to appear counts as it.
  if ((state.returned[event] as number) > 0) state.returned[event] = (state.returned[event] as number) - 1;
}

/** [BT-R2] The first round offers only mines: events make room for other cards and are shuffled back. */
function turnUpMines(state: State, chance: Chance, log?: Log<Event>): void {
  const { mines } = contentOf(state);
  const events: number[] = [];
  while (state.offer.length < state.seats) {
    const card = drawTop(state);
    if (card < mines) offer(state, card);
    else events.push(card);
  }
  if (events.length === 0) return;
  log?.tell({ type: 'events-returned', events: events.map((card) => eventName(card - mines)) }, { events: 'BT-R2' });
  const deck = peek(state.deck);
  for (const card of events) {
    deck.push(card);
    state.returned[card - mines] = (state.returned[card - mines] as number) + 1;
  }
  state.deckSize += events.length;
  chance.shuffle(deck, 'deck', 2);
}
