/// <reference lib="webworker" />
import type { View } from '@boxcars/games/dice-tower';
import { TurnOdds, turnPositionSeen } from '@boxcars/games/dice-tower/odds';

import type { OddsAnswer, OddsQuestion } from './odds-question.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Solved for the cards that lie open now. */
let solved: { readonly cards: string; readonly odds: TurnOdds } | null = null;

function oddsFor({ stacks }: View): TurnOdds {
  const cards = stacks.map(({ card }) => card);
  const key = JSON.stringify(cards);
  if (solved?.cards !== key)
    solved = {
      cards: key,
      odds: new TurnOdds(
        cards,
        cards.map((card) => card?.points ?? 0),
      ),
    };
  return solved.odds;
}

self.addEventListener('message', ({ data }: MessageEvent<OddsQuestion>) => {
  const position = turnPositionSeen(data.view);
  if (position === null) return;
  const odds = oddsFor(data.view);
  const moves = odds.moves(position);
  const answer: OddsAnswer = {
    key: data.key,
    chances: odds.chances(position),
    best: moves[0]?.value ?? 0,
    keeps: moves.flatMap(({ action, value }) => (action.type === 'keep-dice' ? [{ dice: action.dice, value }] : [])),
  };
  self.postMessage(answer);
});
