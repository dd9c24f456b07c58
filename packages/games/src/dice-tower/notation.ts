import {
  CARD_ACTIONS,
  COLOURS,
  COMBINATIONS,
  GROUPS,
  type Card,
  type CardAction,
  type Colour,
  type Combination,
} from './content.ts';

/** The letter of each colour, for dice in a row: `v` is purple, since pink has the `p`. */
export const LETTERS = ['b', 'y', 'p', 'o', 'g', 'v'] as const;

/** A card in short: `trio=1`, `full:blue+yellow=3`, `trio:green=2/swap`. */
export function writeCard({ combination, colours, points, action }: Card): string {
  const where = colours.length === 0 ? '' : `:${colours.join('+')}`;
  return `${combination}${where}=${points}${action === null ? '' : `/${action}`}`;
}

/** Reads what {@link writeCard} writes; colours by their letters too. Null when it is no card. */
export function readCard(text: string): Card | null {
  const [, what, where, points, then] =
    /^([a-z-]+)(?::([a-z+]+))?=(\d{1,2})(?:\/([a-z-]+))?$/.exec(text.trim().toLowerCase()) ?? [];
  const combination = COMBINATIONS.find((one) => one === what);
  if (combination === undefined || points === undefined) return null;
  const colours = where === undefined ? [] : readColours(combination, where);
  const action: CardAction | null | undefined = then === undefined ? null : CARD_ACTIONS.find((one) => one === then);
  if (colours === null || action === undefined) return null;
  return { combination, colours, points: Number(points), action };
}

/** The colours of a combination's groups: `blue+yellow`, or `by`. Null unless each group has one of its own. */
export function readColours(combination: Combination, text: string): Colour[] | null {
  const words = text.includes('+') || COLOURS.some((colour) => colour === text) ? text.split('+') : text.split('');
  const colours = words.map(readColour);
  if (colours.length !== GROUPS[combination].length || new Set(colours).size !== colours.length) return null;
  return colours.every((colour) => colour !== null) ? colours : null;
}

/** A colour by its name or its letter. */
export function readColour(text: string): Colour | null {
  const at = LETTERS.findIndex((letter, colour) => letter === text || COLOURS[colour] === text);
  return COLOURS[at] ?? null;
}

/** The dice in a row, white first: `ppgb/oo`. */
export function writeDice(dice: readonly number[]): string {
  const letters = dice.map((colour) => LETTERS[colour] ?? '?').join('');
  return `${letters.slice(0, 4)}/${letters.slice(4)}`;
}

/** Reads four white dice and two black ones, with or without the stroke between them. Null when it is no such row. */
export function readDice(text: string): number[] | null {
  const [, white, black] = /^([bypogv]{4})\/?([bypogv]{2})$/.exec(text.trim().toLowerCase()) ?? [];
  if (white === undefined || black === undefined) return null;
  return (white + black).split('').map((letter) => LETTERS.findIndex((one) => one === letter));
}
