import type { Question, Refusal } from '@boxcars/engine';
import type { Action, Event, GateView, HorseSymbol, Runner, View } from '@boxcars/games/winners-circle';

import { line, player, type Line, type Values } from '../line.ts';
import type { Say, SayContext } from '../say.ts';

/** How Winner's Circle speaks. People count gates from 1. */
export const say: Say<Action, Event, View> = {
  event: sayEvent,
  action: sayAction,
  question: sayQuestion,
  refusal: sayRefusal,
};

// long: one case for each kind of event
function sayEvent(event: Event): Line | null {
  switch (event.type) {
    case 'race-started':
      return line('event.race-started', { race: event.race });
    case 'horse-drawn':
      return line('event.horse-drawn', { gate: event.gate + 1, horse: event.horse });
    case 'horse-set-aside':
      return line('event.horse-set-aside', { horse: event.horse, head: event.head });
    case 'first-bettor-chosen':
      return line(`event.first-bettor-chosen.${event.among.length === 1 ? 'richest' : 'luck'}`, {
        seat: player(event.seat),
      });
    case 'bet-placed':
      return sayBet(event);
    case 'die-rolled':
      return line('event.die-rolled', { seat: player(event.seat), symbol: symbolName(event.symbol) });
    case 'horse-moved':
      return sayMove(event);
    case 'pace-taken':
      return line('event.pace-taken', { horse: event.horse });
    case 'horse-crossed':
      return line(`event.horse-crossed.${event.rank}`, { horse: event.horse });
    case 'cards-turned-up':
      return line('event.cards-turned-up');
    case 'race-ended':
      return line('event.race-ended', { race: event.race, placed: names(event.placed), last: names(event.last) });
    case 'tokens-turned-up':
      return line('event.tokens-turned-up', {
        tokens: event.tokens.map(({ seat, token, horse }) => line('name.bet', { seat: player(seat), token, horse })),
      });
    case 'bet-paid':
      return event.token === 0 ? null : sayPaid(event);
    case 'penalty-paid':
      return event.token === 0 ? null : sayPenalty(event);
    case 'game-ended':
      return line('event.game-ended', {
        count: event.winners.length,
        winners: event.winners.map(player),
        money: Math.max(...event.money),
      });
  }
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function sayBet({ seat, gate, horse, token }: EventOf<'bet-placed'>): Line {
  const values = { seat: player(seat), gate: gate + 1, horse };
  return token === null ? line('event.bet-placed.hidden', values) : line('event.bet-placed.open', { ...values, token });
}

function sayMove({ seat, horse, from, to, steps }: EventOf<'horse-moved'>): Line {
  return line(`event.horse-moved${moveForm(from, to, steps)}`, {
    seat: player(seat),
    horse,
    ...moveValues(from, to, steps),
  });
}

/** Which sentence fits a move: an ordinary one, one cut short, one without a step, one over the line. */
function moveForm(from: number, to: number, steps: number): '' | '.short' | '.stays' | '.home' {
  if (to > TRACK) return '.home';
  if (to === from) return '.stays';
  return to < from + steps ? '.short' : '';
}

/** The last space before the line. */
const TRACK = 36;

function moveValues(from: number, to: number, steps: number): Values {
  return { spaces: to - from, steps, space: to <= 0 ? to + TRACK : to };
}

function sayPaid({ seat, horse, token, value, pace, amount }: EventOf<'bet-paid'>): Line {
  const values = { seat: player(seat), horse, token, value, amount };
  return pace === 0 ? line('event.bet-paid', values) : line('event.bet-paid.pace', { ...values, pace });
}

function sayPenalty({ seat, horse, token, owed, amount }: EventOf<'penalty-paid'>): Line {
  const values = { seat: player(seat), horse, token, amount };
  return amount === owed ? line('event.penalty-paid', values) : line('event.penalty-paid.short', { ...values, owed });
}

function sayAction(action: Action, { view }: SayContext<View>): Line {
  const at = view?.gates[action.gate];
  const gate = action.gate + 1;
  switch (action.type) {
    case 'place-bet':
      return at === undefined
        ? line('action.place-bet.gate', { token: action.token, gate })
        : line('action.place-bet', { token: action.token, gate, horse: at.horse.name });
    case 'move-horse':
      return sayMoving(gate, at, view?.symbol ?? null, view?.landings[action.gate] ?? null);
  }
}

function sayMoving(gate: number, at: GateView | undefined, symbol: HorseSymbol | null, to: number | null): Line {
  if (at === undefined || to === null || symbol === null) return line('action.move-horse.gate', { gate });
  const { place } = at;
  const steps = at.horse[symbol];
  return line(`action.move-horse${moveForm(place, to, steps)}`, {
    gate,
    horse: at.horse.name,
    ...moveValues(place, to, steps),
  });
}

function sayQuestion(question: Question<Action>): Line {
  const symbol = question.facts?.['symbol'];
  if (question.kind !== 'move-horse') return line('question.place-bet');
  return line('question.move-horse', { symbol: symbolName(symbol as HorseSymbol) });
}

function sayRefusal({ code, values = {} }: Refusal): Line {
  const { gate } = values;
  return line(`refusal.${code}`, typeof gate === 'number' ? { ...values, gate: gate + 1 } : values);
}

function symbolName(symbol: HorseSymbol): Line {
  return line(`name.symbol.${symbol}`);
}

function names(runners: readonly Runner[]): string[] {
  return runners.map((runner) => runner.horse);
}
