import { peek, type Log, type Reveals } from '@boxcars/engine';

import { GATES, LAST_PENALTY, PACE_BONUS, RANKS, type Rank, type Token } from '../content.ts';
import type { Event, Runner, TokenRow } from '../events.ts';
import { gatesIn, keepResult } from '../results.ts';
import { betValue, countBets, raceFactor } from '../scoring.ts';
import { nameAt, NO_TOKEN, type Gate, type State } from '../state.ts';
import { hasTokenAt, takeTokens, tokenAt, worthAt } from './bets.ts';
import { lastGates } from './race.ts';

const TURNED_UP: Reveals = { token: 'WC-V1', bets: 'WC-V1', value: 'WC-V1', pace: 'WC-V1', amount: 'WC-V1' };
const CHARGED: Reveals = { token: 'WC-V1', owed: 'WC-V1', amount: 'WC-V1' };

/** WC-P1 to WC-P7: winnings first, penalties from what is then there, tokens back to their owners. */
export function payOut(state: State, log?: Log<Event>): void {
  const last = lastGates(state);
  log?.tell({
    type: 'race-ended',
    race: state.race,
    placed: runners(state, state.finished),
    last: runners(state, gatesIn(last)),
  });
  if (state.rules.hiddenBets) turnTokensUp(state, log);
  for (let i = 0; i < RANKS.length; i++) payHorse(state, i, log);
  for (let gate = 0; gate < GATES; gate++) {
    if ((last & (1 << gate)) !== 0) chargeHorse(state, gate, log);
  }
  keepResult(state, last);
  takeTokens(state);
}

function runners(state: State, gates: readonly Gate[]): Runner[] {
  return gates.map((gate) => ({ gate, horse: nameAt(state, gate) }));
}

/** WC-V1: at the payout everyone sees every number. */
function turnTokensUp(state: State, log?: Log<Event>): void {
  for (let i = 0; i < state.tokens.length; i++) {
    state.tokens[i] = tokenAt(state, Math.floor(i / GATES), i % GATES);
  }
  for (const numbers of state.faceDown) peek(numbers).fill(NO_TOKEN);
  log?.tell({ type: 'tokens-turned-up', tokens: tokenRows(state) }, { tokens: 'WC-V1' });
}

function tokenRows(state: State): TokenRow[] {
  return state.tokens.flatMap((token, i) => {
    const gate = i % GATES;
    if (token === NO_TOKEN) return [];
    return [{ seat: Math.floor(i / GATES), gate, horse: nameAt(state, gate), token: token as Token }];
  });
}

/** WC-P1, WC-P2. */
function payHorse(state: State, rank: number, log?: Log<Event>): void {
  const gate = state.finished[rank] as Gate;
  const bets = countBets(state, gate);
  const value = betValue(rank, bets);
  const bonus = state.pace === gate ? PACE_BONUS : 0;
  const factor = raceFactor(state.race);
  const each = factor * (value + bonus);
  for (let seat = 0; seat < state.seats; seat++) {
    const token = worthAt(state, seat, gate);
    // Of whole numbers: otherwise every product of zero is looked at for its sign.
    const amount = Math.imul(token, each);
    state.money[seat] = (state.money[seat] as number) + amount;
    if (log === undefined || !hasTokenAt(state, seat, gate)) continue;
    log.tell(
      {
        type: 'bet-paid',
        seat,
        gate,
        horse: nameAt(state, gate),
        rank: RANKS[rank] as Rank,
        token: token as Token,
        bets,
        value,
        pace: factor * token * bonus,
        amount,
      },
      state.rules.hiddenBets ? TURNED_UP : undefined,
    );
  }
}

/** WC-P3: whoever can't pay all pays what there is. */
function chargeHorse(state: State, gate: Gate, log?: Log<Event>): void {
  const penalty = raceFactor(state.race) * LAST_PENALTY;
  for (let seat = 0; seat < state.seats; seat++) {
    const token = worthAt(state, seat, gate);
    const owed = Math.imul(token, penalty);
    const owned = state.money[seat] as number;
    const amount = Math.min(owed, owned);
    state.money[seat] = owned - amount;
    if (log === undefined || !hasTokenAt(state, seat, gate)) continue;
    log.tell(
      { type: 'penalty-paid', seat, gate, horse: nameAt(state, gate), token: token as Token, owed, amount },
      state.rules.hiddenBets ? CHARGED : undefined,
    );
  }
}
