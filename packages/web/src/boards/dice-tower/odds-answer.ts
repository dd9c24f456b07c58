import type { View } from '@boxcars/games/dice-tower';
import { TurnOdds, turnPositionSeen } from '@boxcars/games/dice-tower/odds';

import type { OddsAnswer, OddsQuestion } from './odds-question.ts';

/** Solved for the cards that lie open now. */
let solved: { readonly cards: string; readonly odds: TurnOdds } | null = null;

function oddsFor({ stacks }: View): TurnOdds {
  const cards = stacks.map(({ card }) => card);
  const key = JSON.stringify(cards);
  if (solved?.cards !== key) {
    const worths = cards.map((card) => card?.points ?? 0);
    solved = { cards: key, odds: new TurnOdds(cards, worths) };
  }
  return solved.odds;
}

/** The odds of a moment; null when nothing is decided with dice. */
export function answerOdds({ key, view }: OddsQuestion): OddsAnswer | null {
  const position = turnPositionSeen(view);
  if (position === null) return null;
  const odds = oddsFor(view);
  const moves = odds.moves(position);
  return {
    key,
    chances: odds.chances(position),
    best: moves[0]?.value ?? 0,
    keeps: moves.flatMap(({ action, value }) => (action.type === 'keep-dice' ? [{ dice: action.dice, value }] : [])),
  };
}
