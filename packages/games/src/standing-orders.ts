import type { Action, Question, StandingOrder } from '@boxcars/engine';

import { readProxyBid } from './boomtown/index.ts';
import { PLAYED_CARDS, standingPlays, type PlayedCard } from './dice-town/index.ts';

/** A standing order of any game. */
export type AnyOrder = (view: unknown, question: Question) => Action | null;

/** Makes an order of its JSON, or null when that is none. */
type Reader = (json: unknown) => AnyOrder | null;

/** The orders that games know beyond plain answers, by game and name: one line an order. */
const orders: { readonly [game: string]: { readonly [name: string]: Reader } } = {
  boomtown: { 'proxy-bid': (json) => forAny(readProxyBid(json)) },
  'dice-town': { 'standing-plays': readStandingPlays },
};

/** Whether the game has an order of this name. */
export function hasStandingOrder(game: string, name: string): boolean {
  return Object.hasOwn(orders, game) && Object.hasOwn(orders[game] ?? {}, name);
}

/** The order that JSON stands for, or null when the game has none of this name or the JSON is not one. */
export function readStandingOrder(game: string, name: string, json: unknown): AnyOrder | null {
  return hasStandingOrder(game, name) ? (orders[game]?.[name]?.(json) ?? null) : null;
}

/** `{ play: [card], stop: [card] }`. */
function readStandingPlays(json: unknown): AnyOrder | null {
  const row = rowWith(json, ['play', 'stop']);
  const play = cardsIn(row?.['play']);
  const stop = cardsIn(row?.['stop']);
  return play === null || stop === null ? null : forAny(standingPlays({ play, stop }));
}

function cardsIn(json: unknown): readonly PlayedCard[] | null {
  if (!Array.isArray(json) || json.length > PLAYED_CARDS.length) return null;
  return json.every((card) => (PLAYED_CARDS as readonly unknown[]).includes(card)) ? (json as PlayedCard[]) : null;
}

/** An object with exactly these fields, or null. */
function rowWith(json: unknown, names: readonly string[]): { readonly [name: string]: unknown } | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const has = Object.keys(json);
  const isSame = has.length === names.length && names.every((name) => has.includes(name));
  return isSame ? (json as { readonly [name: string]: unknown }) : null;
}

/** The caller gives an order its own game's views and questions. */
function forAny<V, A extends Action>(order: StandingOrder<V, A> | null): AnyOrder | null {
  return order && ((view, question) => order(view as V, question as Question<A>));
}
