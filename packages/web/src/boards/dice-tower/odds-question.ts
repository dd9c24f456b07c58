import type { Card, Colour, Die, DieView, View } from '@boxcars/games/dice-tower';

/** What the worker is asked: the odds of a position. */
export interface OddsQuestion {
  readonly key: string;
  readonly view: View;
}

/** What it answers. */
export interface OddsAnswer {
  readonly key: string;
  /** By stack: the chance to win the card when playing for it alone. */
  readonly chances: readonly number[];
  /** The points won on average when everything is done best. */
  readonly best: number;
  /** The same for each way to set dice aside; like dice are listed once. */
  readonly keeps: readonly { readonly dice: readonly Die[]; readonly value: number }[];
}

/** Two moments with the same key have the same odds. */
export function oddsKey({ phase, dice, stacks, rollsLeft, canTurn, isInherited }: View): string {
  const cards = stacks.map(({ card, isRefused, isAtStake }) => [faceOf(card), isRefused, isAtStake]);
  return JSON.stringify([phase, rollsLeft, canTurn, isInherited, dice.map((die) => [die.colour, die.isKept]), cards]);
}

function faceOf(card: Card | null): readonly unknown[] {
  return card === null ? [] : [card.combination, card.colours, card.points];
}

/** The points that setting these dice aside brings on average; null where that can't be done. */
export function worthOfKeep({ keeps }: OddsAnswer, dice: readonly DieView[], aside: readonly Die[]): number | null {
  const wanted = likeness(dice, aside);
  return keeps.find((keep) => likeness(dice, keep.dice) === wanted)?.value ?? null;
}

/** Dice of one colour and body are alike. */
function likeness(dice: readonly DieView[], some: readonly Die[]): string {
  const looks = some.map((die): `${Colour | ''}${string}` => `${dice[die]?.colour ?? ''}${String(dice[die]?.isBlack)}`);
  return looks.sort().join();
}
