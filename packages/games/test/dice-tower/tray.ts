import type { Json } from '@boxcars/engine';
import { Table, type TableSetup } from '@boxcars/engine/testkit';

import {
  diceTower,
  OWN_CARDS,
  readCard,
  readDice,
  writeCard,
  type Action,
  type Card,
  type Event,
  type Options,
  type State,
  type View,
} from '../../src/dice-tower/index.ts';

export type Tray = Table<State, Action, Event, View, Options>;

/** Four, five and six of any one colour: nothing fits by chance. */
export const OPEN = ['four=2', 'five=3', 'six=6'];

/** A table of three: the first player's turn, the cards above open. Rolls are scripted, the rest of the luck is not. */
export function trayAt(fragment: { readonly [field: string]: Json }, setup: Partial<TableSetup> = {}): Tray {
  return new Table(diceTower, { seats: 3, seed: 1, ...setup, arrange: { seat: 0, open: OPEN, ...fragment } });
}

/** The luck of a roll of six dice, written `pppp/gb`. */
export function rolled(text: string): number[] {
  const dice = readDice(text);
  if (dice === null) throw new Error(`no dice: ${text}`);
  return dice.map((colour) => colour + 1);
}

/** The kind of one of the game's own cards. */
export function kind(text: string): number {
  const at = OWN_CARDS.findIndex((card) => writeCard(card) === text);
  if (at < 0) throw new Error(`no card: ${text}`);
  return at;
}

export function card(text: string): Card {
  const read = readCard(text);
  if (read === null) throw new Error(`no card: ${text}`);
  return read;
}

/** A seat's cards in short, as some viewer knows them. */
export function handSeen(table: Tray, viewer: number, seat: number): string[] {
  const hand = table.game.view(table.state, viewer).seats[seat];
  const sure = (hand?.sure ?? []).flatMap((row) => Array.from({ length: row.count }, () => writeCard(row.card)));
  return [...sure, ...Array.from({ length: hand?.unknown ?? 0 }, () => '?')];
}
