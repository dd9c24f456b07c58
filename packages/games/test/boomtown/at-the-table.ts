import type { Json, Seat, Script } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';

import {
  boomtown,
  contentOf,
  EVENTS,
  findMine,
  type Action,
  type Event,
  type Fragment,
  type Options,
  type State,
  type Town,
  type View,
} from '../../src/boomtown/index.ts';

export type BoomtownTable = Table<State, Action, Event, View, Options>;

interface Wanted {
  readonly seats?: number;
  readonly luck?: Script;
  readonly options?: { readonly [name: string]: Json };
}

/** A table at the beginning of an auction; what neither the fragment nor the luck names is left to a fixed seed. */
export function sitDown(fragment: Fragment, { seats = 4, luck = {}, options = {} }: Wanted = {}): BoomtownTable {
  return new Table(boomtown, { seats, luck, options, seed: 7, arrange: fragment as unknown as Json });
}

/** The number of a card of the game's own deck, for scripted shuffles. */
export function card(name: string): number {
  const event = (EVENTS as readonly string[]).indexOf(name);
  const content = contentOf({ rows: null });
  if (event >= 0) return content.mines + event;
  const [town = '', number, gold] = name.split(/[ /]/);
  const mine = findMine(content, { town: town as Town, number: Number(number), gold: Number(gold) });
  if (mine < 0) throw new Error(`no card ${name}`);
  return mine;
}

/** Ends the auction without a bid: the start player chooses first. */
export function nobodyBids(table: BoomtownTable): BoomtownTable {
  return table.pass('bid');
}

/** What the public sees now. */
export function look(table: BoomtownTable): View {
  return boomtown.view(table.state, -1);
}

/** Everyone's gold. */
export function goldOf(table: BoomtownTable): number[] {
  return look(table).players.map((player) => player.gold);
}

/** A seat's mines, in the notation of cards. */
export function minesOf(table: BoomtownTable, seat: Seat): string[] {
  return (look(table).players[seat]?.mines ?? []).map((mine) => `${mine.town} ${mine.number}/${mine.gold}`);
}

/** The mayor of a town. */
export function mayorOf(table: BoomtownTable, town: Town): Seat | null {
  return look(table).towns.find((one) => one.town === town)?.mayor ?? null;
}

/** The events of one type. */
export function told<T extends Event['type']>(table: BoomtownTable, type: T): Extract<Event, { readonly type: T }>[] {
  return table.events(-1, type) as Extract<Event, { readonly type: T }>[];
}

/** The types of all events, in order. */
export function story(table: BoomtownTable): Event['type'][] {
  return table.events().map((event) => event.type);
}
