import type { Card } from '@boxcars/games/dice-tower';

import type { Temper } from '../temper.ts';

/** What it is worth to the spiteful that a card takes something from the others, in points. */
const TAKES_AWAY = 1.5;

/** How much more than its points a style likes a card for what it does to others: TW-A2 to TW-A4. */
export function harmIn({ action }: Card, { spite }: Temper): number {
  return action === null || action === 'again' ? 0 : spite * TAKES_AWAY;
}

/** How much a point more counts for the bold where a card has many; less for the cautious. */
const BENT = 0.3;

/** What a card counts in a style that goes by points: the bold are drawn by the large ones, the cautious by the sure. */
export function prizeOf(card: Card, temper: Temper): number {
  const points = temper.daring === 0 ? card.points : card.points ** (1 + BENT * temper.daring);
  return points + harmIn(card, temper);
}
