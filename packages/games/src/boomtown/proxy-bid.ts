import type { Open, StandingOrder } from '@boxcars/engine';

import { bidOf, PASS, type Action } from './actions.ts';
import type { View } from './view.ts';

/**
 * [BT-A1, BT-A2] A secret maximum for the auction: bids one more than the last bid while that stays within the maximum
 * and within one's gold, and passes otherwise. It answers nothing but bids, and every answer is one a hand could give.
 * With a round it is for the auction of that round only.
 */
export function proxyBid(maximum: number, round: number | null = null): StandingOrder<Open<View>, Action> {
  return (view, question) => {
    if (question.kind !== 'bid' || view.you === null) return null;
    if (round !== null && view.round !== round) return null;
    const next = view.auction.highest + 1;
    const gold = view.players[view.you]?.gold ?? 0;
    return next <= Math.min(maximum, gold) ? bidOf(next) : PASS;
  };
}

/** More gold, and more rounds, than there are in any game. */
const MOST = 10_000;

/** The secret maximum that JSON stands for, `{ maximum }` or `{ maximum, round }`; null when it is none. */
export function readProxyBid(json: unknown): StandingOrder<Open<View>, Action> | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const { maximum, round = null, ...rest }: { readonly maximum?: unknown; readonly round?: unknown } = json;
  if (!isCount(maximum) || !(round === null || isCount(round)) || Object.keys(rest).length > 0) return null;
  return proxyBid(maximum, round);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;
}
