import type { Event, View } from '@boxcars/games/boomtown';

import { line, type Line } from '../../words.ts';
import type { SeatFact } from '../board.ts';

export function headline({ round, rounds }: View): Line {
  return line('board.round', { round, rounds });
}

/** A round is a chapter of the log. */
export function chapter(event: Event): Line | null {
  return event.type === 'cards-turned-up' ? line('board.round', { round: event.round, rounds: event.rounds }) : null;
}

/** Gold, points, mayors and cards in hand. */
export function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { gold, points, hand, held } = player;
  const mayors = view.towns.filter(({ mayor }) => mayor === seat).length;
  const cards = hand.length + held.length;
  return [
    { sign: '◉', value: gold, words: line('board.gold', { gold }), place: `seat:${seat}:money` },
    { sign: '★', value: points, words: line('board.points', { points }) },
    ...(mayors > 0
      ? [{ sign: '♛', value: mayors, words: line('board.mayors', { count: mayors }), place: `seat:${seat}:mayors` }]
      : []),
    ...(cards > 0
      ? [{ sign: '▮', value: cards, words: line('board.kept', { cards: [...hand, ...held].map(cardName) }) }]
      : []),
  ];
}

function cardName(event: string): Line {
  return line(`name.card.${event}`);
}

/** Every question of this game can be answered on the board. */
export function offers(): boolean {
  return true;
}
