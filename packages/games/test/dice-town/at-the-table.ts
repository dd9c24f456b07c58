import { cardsIn, peek, PUBLIC, type Json, type Script, type Seat, type Viewer } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';

import {
  DECK,
  diceTown,
  DISCARDS,
  handOf,
  type Action,
  type CardName,
  type Event,
  type Face,
  type Fragment,
  type Options,
  type PlayerFragment,
  type State,
  type View,
} from '../../src/dice-town/index.ts';

export type TownTable = Table<State, Action, Event, View, Options>;

export interface Wish extends Omit<Fragment, 'players'> {
  readonly seats?: number;
  readonly luck?: Script;
  readonly options?: { readonly [name: string]: Json };
  readonly players?: readonly PlayerFragment[];
}

const SEED = 5;

/** A table where the dice lie under the cups; what the wish doesn't name is left to a fixed seed. Seat 0 is Sheriff. */
export function sitDown(wish: Wish = {}): TownTable {
  const { seats = wish.players?.length ?? 3, luck = {}, options = {}, ...fragment } = wish;
  const arrange = { sheriff: 0, ...fragment } as unknown as Json;
  return new Table(diceTown, { seats, luck, options, seed: SEED, arrange });
}

/** The faces of `99JQ10`. */
export function dice(text: string): Face[] {
  return (text.match(/10|[9JQKA]/g) ?? []) as Face[];
}

/** A table whose players have just completed these hands, one die kept in the last reveal; Cheaters are passed. */
export function town(hands: readonly string[], wish: Wish = {}): TownTable {
  const players = hands.map((hand, seat) => {
    const faces = dice(hand);
    return { ...wish.players?.[seat], kept: faces.slice(0, 4), cup: faces.slice(4) };
  });
  const table = sitDown({ ...wish, players });
  hands.forEach((hand, seat) => table.answer(seat, `keep ${dice(hand)[4]}`));
  return table.pass('play-cheater');
}

/** Gives the fallback to every question until one of these is open. */
export function passTo(table: TownTable, ...kinds: readonly string[]): TownTable {
  for (let i = 0; i < 500 && table.asks !== null && !kinds.includes(table.asks); i++) table.pass();
  if (table.asks === null || !kinds.includes(table.asks)) throw new Error(`never asked: ${kinds.join(', ')}`);
  return table;
}

/** Those still to keep dice keep one each. */
export function othersKeep(table: TownTable): TownTable {
  for (const seat of table.waiting.slice()) table.answer(seat, diceTown.fallback(table.state, seat));
  return table;
}

/** Everyone who is asked answers so; the others who are asked pass. */
export function answerAll(table: TownTable, given: { readonly [seat: number]: Action | string }): TownTable {
  for (const seat of table.waiting.slice()) table.answer(seat, given[seat] ?? 'pass');
  return table;
}

/** What a viewer sees now. */
export function look(table: TownTable, viewer: Viewer = PUBLIC): View {
  return diceTown.view(table.state, viewer);
}

/** Events of a type in the form a viewer was sent. */
export function told<T extends Event['type']>(
  table: TownTable,
  type: T,
  viewer: Viewer = PUBLIC,
): Extract<Event, { type: T }>[] {
  return table.events(viewer, type) as Extract<Event, { type: T }>[];
}

export function nuggets(table: TownTable): number[] {
  return look(table).players.map((player) => player.nuggets);
}

export function dollars(table: TownTable): number[] {
  return look(table).players.map((player) => player.dollars);
}

/** The cards in a seat's hand, as the seat itself sees them. */
export function hand(table: TownTable, seat: Seat): readonly CardName[] {
  return look(table, seat).players[seat]?.hand.sure ?? [];
}

/** Names of the Store cards in the discards and in the deck, by the true state. */
export function discards({ state }: TownTable): CardName[] {
  return peek(cardsIn(state.store, DISCARDS)).map((kind) => state.rules.storeNames[kind] as CardName);
}

export function deck({ state }: TownTable): CardName[] {
  return peek(cardsIn(state.store, DECK)).map((kind) => state.rules.storeNames[kind] as CardName);
}

/** All cards in a seat's hand, by the true state. */
export function trueHand({ state }: { readonly state: State }, seat: Seat): CardName[] {
  return [
    ...peek(cardsIn(state.store, handOf(seat))).map((kind) => state.rules.storeNames[kind] as CardName),
    ...peek(cardsIn(state.properties, handOf(seat))).map((kind) => state.rules.propertyNames[kind] as CardName),
  ];
}
