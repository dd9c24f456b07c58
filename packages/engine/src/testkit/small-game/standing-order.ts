import type { Question } from '../../question.ts';
import { PASS, intern, type Action } from './actions.ts';
import type { View } from './view.ts';

/** An answer given ahead: a pure function of what its owner sees. It lives outside the state, so nothing can leak it. */
export type StandingOrder = (view: View, question: Question<Action>) => Action;

/** Bids one coin more than the last, up to a maximum nobody else knows. */
export function bidUpTo(maximum: number): StandingOrder {
  return (view, question) => {
    const next = view.bid + 1;
    const most = question.compose?.[0]?.fields['coins'];
    const canBid = most?.field === 'number' && next >= most.min && next <= most.max;
    return canBid && next <= maximum ? intern({ type: 'bid', coins: next }) : PASS;
  };
}
