import type { Event, View } from '@boxcars/games/dice-tower';

import { line, player, type Line } from '../../words.ts';
import type { SeatFact } from '../board.ts';

export function headline({ turn }: View): Line {
  return line('board.turn', { turn });
}

/** A turn is a chapter of the log. */
export function chapter(event: Event): Line | null {
  return event.type === 'turn-started' ? line('board.turn-of', { turn: event.turn, seat: player(event.seat) }) : null;
}

export function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const held = view.seats[seat];
  if (held === undefined) return [];
  const cards = { sign: '▮', value: `${held.held}/${view.endsAt}`, words: line('board.held', { count: held.held }) };
  const facts: SeatFact[] = [{ ...cards, place: `seat:${seat}:cards` }];
  if (held.mayEnd && held.points === null) facts.push({ sign: '⚑', value: '', words: line('board.may-end') });
  if (held.points !== null) {
    facts.push({ sign: '✪', value: held.points, words: line('board.worth', { points: held.points }) });
  }
  return facts;
}

/** Every question of this game can be answered on the board. */
export function offers(): boolean {
  return true;
}
