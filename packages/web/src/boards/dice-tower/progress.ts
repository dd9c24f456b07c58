import type { Card, Colour, Die, DieView, View } from '@boxcars/games/dice-tower';
import { COLOURS, GROUPS } from '@boxcars/games/dice-tower/content';

/** One die's worth of a card: only printed on it, made by a die set aside or by one that lies, or still missing. */
export interface Piece {
  /** Null where any colour would do and none has been begun. */
  readonly colour: Colour | null;
  readonly state: 'printed' | 'aside' | 'lying' | 'missing';
}

/** How far some dice come with a card. */
export interface Progress {
  readonly groups: readonly (readonly Piece[])[];
  readonly missing: number;
}

/** A die that counts towards a card. */
export interface Countable {
  readonly colour: Colour;
  readonly isAside: boolean;
}

/** The dice that count now: none before a roll, TW-T5 of kept ones only those, otherwise all as they lie. */
export function countable(view: Pick<View, 'phase' | 'dice'>, aside: readonly Die[]): Countable[] {
  if (view.phase !== 'start' && view.phase !== 'kept' && view.phase !== 'rolled') return [];
  return view.dice.flatMap(({ colour, isKept }: DieView, die) => {
    if (colour === null || (view.phase === 'kept' && !isKept)) return [];
    return [{ colour, isAside: aside.includes(die) }];
  });
}

/** The way to a card that misses least; among those the one that uses most of the dice set aside. */
export function progressOf(card: Pick<Card, 'combination' | 'colours'>, dice: readonly Countable[]): Progress {
  const sizes = GROUPS[card.combination];
  if (dice.length === 0) return { groups: sizes.map((size, i) => printed(size, card.colours[i] ?? null)), missing: 0 };
  const ways = card.colours.length > 0 ? [card.colours] : choicesOf(sizes.length);
  let best: readonly Colour[] = ways[0] ?? [];
  for (const way of ways) if (isBetter(scoreOf(way, sizes, dice), scoreOf(best, sizes, dice))) best = way;
  const groups = sizes.map((size, i) => fill(size, best[i] ?? null, dice, card.colours.length === 0));
  return { groups, missing: groups.flat().filter(({ state }) => state === 'missing').length };
}

/** TW-C3, TW-C4: whether the dice make the card. */
export function makes(card: Pick<Card, 'combination' | 'colours'>, dice: readonly Countable[]): boolean {
  return dice.length > 0 && progressOf(card, dice).missing === 0;
}

/** What counts most comes first: pieces made, of them by dice set aside, and that the first groups are the fuller ones. */
type Score = readonly [made: number, aside: number, early: number];

function isBetter(a: Score, b: Score): boolean {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

function scoreOf(way: readonly Colour[], sizes: readonly number[], dice: readonly Countable[]): Score {
  let made = 0;
  let aside = 0;
  let early = 0;
  for (const [i, colour] of way.entries()) {
    const size = sizes[i] ?? 0;
    const own = dice.filter((die) => die.colour === colour);
    made += Math.min(size, own.length);
    aside += Math.min(size, own.filter(({ isAside }) => isAside).length);
    early += Math.min(size, own.length) * (way.length - i);
  }
  return [made, aside, early];
}

function printed(size: number, colour: Colour | null): Piece[] {
  return Array.from({ length: size }, () => ({ colour, state: 'printed' }));
}

function fill(size: number, colour: Colour | null, dice: readonly Countable[], isFree: boolean): Piece[] {
  const own = dice.filter((die) => die.colour === colour);
  const aside = own.filter(({ isAside }) => isAside).length;
  return Array.from({ length: size }, (_, i): Piece => {
    if (i < aside) return { colour, state: 'aside' };
    if (i < own.length) return { colour, state: 'lying' };
    return { colour: isFree && own.length === 0 ? null : colour, state: 'missing' };
  });
}

/** TW-C4: every choice of a colour of its own for each group. */
function choicesOf(groups: number): Colour[][] {
  if (groups === 0) return [[]];
  return choicesOf(groups - 1).flatMap((chosen) =>
    COLOURS.filter((colour) => !chosen.includes(colour)).map((colour) => [...chosen, colour]),
  );
}
