import type { Open, StandingOrder } from '@boxcars/engine';

import { bidOf, PASS, type Action } from './actions.ts';
import type { View } from './view.ts';

/**
 * [BT-A1, BT-A2] A secret maximum for the auction: bids one more than the last bid while that stays within the maximum
 * and within one's gold, and passes otherwise. It answers nothing but bids, and every answer is one a hand could give.
 */
export function proxyBid(maximum: number): StandingOrder<Open<View>, Action> {
  return (view, question) => {
    if (question.kind !== 'bid' || view.you === null) return null;
    const next = view.auction.highest + 1;
    const gold = view.players[view.you]?.gold ?? 0;
    return next <= Math.min(maximum, gold) ? bidOf(next) : PASS;
  };
}
