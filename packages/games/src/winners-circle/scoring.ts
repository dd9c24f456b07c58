import { rankBy, type Log, type Outcome, type Reveals } from '@boxcars/engine';

import { GATES, PAYOUT, RACES, RANKS } from './content.ts';
import type { Event } from './events.ts';
import { hasTokenAt, worthAt } from './phases/bets.ts';
import { type Gate, type State } from './state.ts';

/** With WC-V1 the payout just told the money. */
const LAST_PAYOUT: Reveals = { money: 'WC-V1', winners: 'WC-V1' };

/** WC-P1: the bets on a horse, a 2 counting two; with WC-V4 its tokens, whatever their numbers. */
export function countBets(state: State, gate: Gate): number {
  return state.rules.alternativePayout ? countTokensAt(state, gate) : sumTokensAt(state, gate);
}

/** How many tokens lie at a gate: public. */
export function countTokensAt(state: State, gate: Gate): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (hasTokenAt(state, seat, gate)) count += 1;
  }
  return count;
}

function sumTokensAt(state: State, gate: Gate): number {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    sum += worthAt(state, seat, gate);
  }
  return sum;
}

const ROWS: readonly (readonly number[])[] = RANKS.map((rank) => PAYOUT[rank]);

/** WC-C7, WC-P7: the value of one bet on a horse that finished at `rank` (an index of RANKS) with this many bets. */
export function betValue(rank: number, bets: number): number {
  const row = ROWS[rank] as readonly number[];
  return bets === 0 ? 0 : (row[Math.min(bets, row.length) - 1] as number);
}

/** WC-P4: in race 3 every payment is doubled. */
export function raceFactor(race: number): number {
  return race === RACES ? 2 : 1;
}

/** WC-E1: the most money wins, equals share. Null while a race is on. */
export function outcomeOf(state: State): Outcome | null {
  return state.phase === 'over' ? rankBy(state.money) : null;
}

/** The tokens are back and the last payment is made. */
export function endGame(state: State, log?: Log<Event>): void {
  state.phase = 'over';
  log?.tell(
    { type: 'game-ended', money: state.money.slice(), winners: rankBy(state.money).winners },
    state.rules.hiddenBets ? LAST_PAYOUT : undefined,
  );
}

/** The gates, for loops outside simulation. */
export const ALL_GATES: readonly Gate[] = Array.from({ length: GATES }, (_, gate) => gate);
