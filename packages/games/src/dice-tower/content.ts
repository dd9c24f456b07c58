import type { OptionSpecs, OptionsOf } from '@boxcars/engine';

/** TW-C1: white dice come first, then the black ones. */
export const DICE = 6;
export const WHITE_DICE = 4;

/** TW-C1: the six faces of every die. */
export const COLOURS = ['blue', 'yellow', 'pink', 'orange', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** TW-C1: the symbol that goes with each colour. */
export const SYMBOLS = ['arrow', 'star', 'triangle', 'cross', 'circle', 'square'] as const;
export type DieSymbol = (typeof SYMBOLS)[number];

/** TW-C3: what a card asks for. */
export const COMBINATIONS = [
  'trio',
  'three-pairs',
  'full',
  'four',
  'five',
  'two-trios',
  'four-and-pair',
  'six',
] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** TW-C3: how many dice of one colour each group of a combination needs, the largest first. */
export const GROUPS: { readonly [C in Combination]: readonly number[] } = {
  trio: [3],
  'three-pairs': [2, 2, 2],
  full: [3, 2],
  four: [4],
  five: [5],
  'two-trios': [3, 3],
  'four-and-pair': [4, 2],
  six: [6],
};

/** TW-A1 to TW-A4: what the red icon of a card tells its winner to do. */
export const CARD_ACTIONS = ['again', 'steal', 'swap', 'group-swap'] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

/** TW-C2: the face of a card. `colours` names one colour a group, or none where any colours do. */
export interface Card {
  readonly combination: Combination;
  readonly colours: readonly Colour[];
  readonly points: number;
  readonly action: CardAction | null;
}

/** Cards of one face, and how many of them a deck has. */
export interface DeckRow extends Card {
  readonly copies: number;
}

/** TW-S1: three stacks of 15. */
export const STACKS = 3;
export const STACK_SIZE = 15;
export const DECK_SIZE = STACKS * STACK_SIZE;

/** TW-T1: rolls in a turn. */
export const ROLLS = 3;

/** TW-E1, by the number of players: cards from which a player may end the game, and at which it ends by itself. */
export const MAY_END: readonly number[] = [0, 0, 7, 5, 4];
export const MUST_END: readonly number[] = [0, 0, 10, 8, 6];

type Row = readonly [
  combination: Combination,
  colours: readonly Colour[],
  points: number,
  action: CardAction | null,
  copies: number,
];

/**
 * The game's own 45 cards. Only the points of four and five in any colours are published; the other points, the counts
 * and the actions are ours. Points never fall as the odds fall.
 */
const ROWS: readonly Row[] = [
  ['trio', [], 1, 'again', 1],
  ['trio', [], 1, 'steal', 1],
  ['trio', [], 1, 'swap', 1],
  ['trio', [], 1, null, 1],
  ['full', [], 1, 'again', 1],
  ['full', [], 1, 'swap', 1],
  ['full', [], 1, null, 2],
  ['four', [], 2, 'again', 1],
  ['four', [], 2, 'steal', 1],
  ['four', [], 2, null, 2],
  ['trio', ['blue'], 2, 'steal', 1],
  ['trio', ['yellow'], 2, null, 1],
  ['trio', ['pink'], 2, null, 1],
  ['trio', ['orange'], 2, null, 1],
  ['trio', ['green'], 2, 'swap', 1],
  ['trio', ['purple'], 2, null, 1],
  ['three-pairs', [], 2, 'group-swap', 1],
  ['three-pairs', [], 2, null, 2],
  ['four-and-pair', [], 3, 'again', 1],
  ['four-and-pair', [], 3, null, 1],
  ['four', ['blue'], 3, null, 1],
  ['four', ['yellow'], 3, null, 1],
  ['four', ['pink'], 3, null, 1],
  ['four', ['orange'], 3, null, 1],
  ['four', ['green'], 3, null, 1],
  ['four', ['purple'], 3, 'steal', 1],
  ['two-trios', [], 3, 'group-swap', 1],
  ['two-trios', [], 3, null, 1],
  ['full', ['blue', 'yellow'], 3, null, 1],
  ['full', ['pink', 'orange'], 3, null, 1],
  ['full', ['green', 'purple'], 3, null, 1],
  ['five', [], 3, 'steal', 1],
  ['five', [], 3, null, 2],
  ['three-pairs', ['blue', 'pink', 'green'], 4, null, 1],
  ['three-pairs', ['yellow', 'orange', 'purple'], 4, null, 1],
  ['five', ['orange'], 5, null, 1],
  ['five', ['purple'], 5, null, 1],
  ['two-trios', ['yellow', 'green'], 5, null, 1],
  ['four-and-pair', ['pink', 'blue'], 5, null, 1],
  ['six', [], 6, null, 1],
  ['six', ['green'], 8, null, 1],
];

export const DECK: readonly DeckRow[] = ROWS.map(([combination, colours, points, action, copies]) =>
  Object.freeze({ combination, colours, points, action, copies }),
);

/** The settings of a table. */
export const OPTIONS = {
  deck: { kind: 'deck', default: null },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;
