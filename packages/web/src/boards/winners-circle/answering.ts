import type { Action, PlaceBet, Token, View } from '@boxcars/games/winners-circle';
import { useState } from 'preact/hooks';

import type { YourTurn } from '../board.ts';
import { landingAt } from './landing.ts';
import type { Thought } from './standing.ts';

type Turn = YourTurn<Action>;

/** How the reader answers by clicking on the board. */
export interface Answering {
  /** The token in the reader's fingers. */
  readonly token: Token | null;
  /** Gates that can be picked now. */
  readonly open: readonly number[];
  /** What is looked at, or else waits to be confirmed. */
  readonly mind: Action | null;
  readonly bet: PlaceBet | null;
  readonly thought: Thought | null;
  /** The answer that picking a gate stands for, if it is one. */
  readonly actionFor: (gate: number) => Action | null;
  readonly pick: (gate: number) => void;
  readonly look: (gate: number | null) => void;
  readonly takeUp: (token: Token) => void;
}

/** Lets gates and tokens be clicked. The first click on a gate puts an answer up, the second gives it. */
export function useAnswering(view: View, seat: number | null, yours: Turn | null): Answering {
  const [wanted, setWanted] = useState<Token>(2);
  const token = tokenInHand(view, seat, wanted);
  const mind = yours === null ? null : (yours.draft.look.value ?? yours.draft.action.value);
  const actionFor = (gate: number): Action | null => actionOf(yours, gate, token);
  return {
    token,
    open: view.gates.flatMap((_, gate) => (actionFor(gate) === null ? [] : [gate])),
    mind,
    bet: mind?.type === 'place-bet' ? mind : null,
    thought: thoughtOf(view, mind),
    actionFor,
    pick: (gate) => choose(yours, actionFor(gate)),
    look: (gate) => {
      if (yours !== null) yours.draft.look.value = gate === null ? null : actionFor(gate);
    },
    takeUp: (kind) => {
      setWanted(kind);
      if (mind?.type === 'place-bet') yours?.draft.propose(actionOf(yours, mind.gate, kind));
    },
  };
}

/** The token taken up, or the best that is left. */
function tokenInHand(view: View, seat: number | null, wanted: Token): Token | null {
  const hand = seat === null ? [] : (view.seats[seat]?.hand ?? []);
  if (hand.includes(wanted)) return wanted;
  return hand.reduce<Token | null>((best, one) => (best === null || one > best ? one : best), null);
}

function actionOf(yours: Turn | null, gate: number, token: Token | null): Action | null {
  const fits = (action: Action): boolean =>
    action.gate === gate && (action.type === 'move-horse' || action.token === token);
  return yours?.question.options.find(fits) ?? null;
}

function choose(yours: Turn | null, action: Action | null): void {
  if (yours === null || action === null) return;
  if (yours.draft.action.value === action) yours.answer(action);
  else yours.draft.propose(action);
}

function thoughtOf(view: View, mind: Action | null): Thought | null {
  const to = mind?.type === 'move-horse' ? landingAt(view, mind.gate) : null;
  return mind === null || to === null ? null : { gate: mind.gate, to };
}
