import type { Viewer } from '@boxcars/engine';
import { priceOf, type Action, type Event, type View } from '@boxcars/games/dice-town';

import { line, type Line } from '../../words.ts';
import type { SeatFact } from '../board.ts';

export function headline(view: View): Line {
  const { round, roll, place, scores, lastRoll } = view;
  if (scores !== null) return line('board.over');
  if (place !== null) return line('board.headline.place', { round, place: line(`name.place.${place}`) });
  return lastRoll ? line('board.headline.last', { round }) : line('board.headline', { round, roll });
}

/** A round is a chapter of the log. */
export function chapter(event: Event): Line | null {
  return event.type === 'round-started' ? line('board.round', { round: event.round }) : null;
}

export function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { dollars, nuggets, hand, wired } = player;
  const lots = hand.properties + wired.length;
  const isSheriff = seat === view.sheriff;
  return [
    {
      sign: isSheriff ? '★ $' : '$',
      value: dollars,
      words: line(isSheriff ? 'board.fact.sheriff' : 'name.dollars', { count: dollars }),
      place: `seat:${seat}:money`,
    },
    { sign: '◆', value: nuggets, words: line('name.nuggets', { count: nuggets }), place: `seat:${seat}:gold` },
    {
      sign: '▤',
      value: hand.store,
      words: line('name.backs.store', { count: hand.store }),
      place: `seat:${seat}:store`,
    },
    { sign: '⌂', value: lots, words: line('name.backs.properties', { count: lots }), place: `seat:${seat}:lots` },
  ];
}

/** Every question of this game can be answered on the board. */
export function offers(): boolean {
  return true;
}

/** What the button says: a keep with its price, an offer that still holds nothing. */
export function confirm(action: Action, view: View, viewer: Viewer): Line | null {
  if (action.type === 'keep') return keepLine(view, viewer, action.dice.length, action.brutes);
  if (action.type === 'offer' && action.nuggets + action.dollars + action.cards.length === 0) {
    return line('board.offer.empty');
  }
  return null;
}

/** DT-H2, DT-H5: keeping so many dice, and what it costs. */
export function keepLine(view: View, viewer: Viewer, count: number, brutes: number): Line {
  const price = priceOf(view, count, brutes);
  const dollars = view.players[viewer]?.dollars ?? 0;
  return line(price > dollars ? 'board.keep.dear' : price === 0 ? 'board.keep.free' : 'board.keep', {
    count,
    price,
    dollars,
  });
}
