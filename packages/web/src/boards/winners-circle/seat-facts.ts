import type { Token, View } from '@boxcars/games/winners-circle';

import { line, type Line } from '../../words.ts';
import type { SeatFact } from '../board.ts';

/** What is public of a seat: money, tokens to place, and its bets as `2→5`, the 2 on gate 5. */
export function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const { money = 0, tokensLeft = 0 } = view.seats[seat] ?? {};
  const facts: SeatFact[] = [
    { sign: '$', value: money, words: line('board.money', { money }), place: `seat:${seat}:money` },
  ];
  if (tokensLeft > 0 && view.phase === 'bets') {
    facts.push({ sign: '◎', value: tokensLeft, words: line('board.tokens-left', { count: tokensLeft }) });
  }
  const bets = betsOf(view, seat);
  if (bets.length > 0) {
    const value = bets.map(({ gate, token }) => `${token ?? '?'}→${gate}`).join(' ');
    facts.push({ sign: '', value, words: line('board.placed', { bets: bets.map(betLine) }) });
  }
  return facts;
}

interface Bet {
  readonly gate: number;
  readonly token: Token | null;
}

function betsOf({ gates }: View, seat: number): readonly Bet[] {
  return gates.flatMap(({ bets }, gate) => {
    const bet = bets.find((one) => one.seat === seat);
    return bet === undefined ? [] : [{ gate: gate + 1, token: bet.token }];
  });
}

function betLine({ gate, token }: Bet): Line {
  return line('name.bet-at-gate', { token: token ?? line('name.hidden-token'), gate });
}
