import {
  GATES,
  HORSES,
  type Event,
  type GateView,
  type HorseCard,
  type SeatView,
  type View,
} from '@boxcars/games/winners-circle';

import type { Sound } from '../../sound/sounds.ts';
import type { Motion } from '../board.ts';
import { spaceOf, SPACES } from './course.ts';

type Gates = readonly GateView[];

function changeGate(gates: Gates, index: number, change: Partial<GateView>): Gates {
  return gates.map((gate, i) => (i === index ? { ...gate, ...change } : gate));
}

function pay(view: View, seat: number, amount: number): View {
  const seats = view.seats.map((one, i) => (i === seat ? { ...one, money: one.money + amount } : one));
  return { ...view, seats };
}

/** No roll waits, so no horse would land anywhere. */
const NO_LANDINGS: View['landings'] = Array.from({ length: GATES }, () => null);

/** A card whose face nobody has seen yet. */
const NO_CARD: HorseCard = { name: '', head: 0, cap: 0, saddle: 0, shoe: 0 };

/** The card of a horse by its name; of a deck of one's own the numbers come with the entry's view. */
function cardOf(name: string): HorseCard {
  return HORSES.find((card) => card.name === name) ?? { ...NO_CARD, name };
}

/** The view once an event has been shown; whatever the event doesn't say stays as it was until the entry's own view. */
// long: one case for each kind of event
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'race-started':
      return {
        ...view,
        phase: 'bets',
        race: event.race,
        symbol: null,
        pace: null,
        finished: [],
        gates: emptied(view.gates),
        landings: NO_LANDINGS,
      };
    case 'horse-drawn': {
      const horse = cardOf(event.horse);
      return { ...view, gates: changeGate(view.gates, event.gate, standing(event.place, { horse })) };
    }
    case 'bet-placed':
      return betPlaced(view, event);
    case 'die-rolled':
      return { ...view, phase: 'race', turn: event.seat, symbol: event.symbol };
    case 'horse-moved': {
      const gates = changeGate(view.gates, event.gate, standing(event.to, { faceUp: false }));
      return { ...view, gates, landings: NO_LANDINGS };
    }
    case 'pace-taken':
      return { ...view, pace: event.gate, gates: changeGate(view.gates, event.gate, { hasPace: true }) };
    case 'horse-crossed': {
      const gates = changeGate(view.gates, event.gate, { rank: event.rank, space: null });
      return { ...view, finished: [...view.finished, event.gate], gates };
    }
    case 'cards-turned-up':
      return { ...view, gates: view.gates.map((gate, i) => ({ ...gate, faceUp: event.gates.includes(i) })) };
    case 'tokens-turned-up':
      return { ...view, gates: view.gates.map((gate, i) => turnedUp(gate, i, event)) };
    case 'bet-paid':
      return pay(view, event.seat, event.amount);
    case 'penalty-paid':
      return pay(view, event.seat, -event.amount);
    case 'horse-set-aside':
    case 'first-bettor-chosen':
    case 'race-ended':
    case 'game-ended':
      return view;
  }
}

/** A horse on a place of the course. */
function standing(place: number, change: Partial<GateView>): Partial<GateView> {
  return { place, space: place > SPACES ? null : spaceOf(place), ...change };
}

function emptied(gates: Gates): Gates {
  return gates.map((gate) => ({
    ...gate,
    horse: NO_CARD,
    bets: [],
    column: 0,
    rank: null,
    hasPace: false,
    faceUp: true,
    space: null,
  }));
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function betPlaced(view: View, { seat, gate, token }: EventOf<'bet-placed'>): View {
  const at = view.gates[gate];
  const bets = [...(at?.bets ?? []), { seat, token, faceDown: view.variants.hiddenBets }];
  const seats = view.seats.map((one, i) => (i === seat ? withoutToken(one, token) : one));
  const more = view.variants.alternativePayout ? 1 : token;
  const column = at === undefined || at.column === null || more === null ? null : at.column + more;
  return { ...view, seats, gates: changeGate(view.gates, gate, { bets, column }) };
}

function withoutToken(seat: SeatView, token: number | null): SeatView {
  const at = seat.hand === null || token === null ? -1 : seat.hand.indexOf(token as 0 | 1 | 2);
  return { ...seat, tokensLeft: seat.tokensLeft - 1, hand: at < 0 ? seat.hand : (seat.hand ?? []).toSpliced(at, 1) };
}

function turnedUp(gate: GateView, index: number, { tokens }: EventOf<'tokens-turned-up'>): GateView {
  const here = tokens.filter((row) => row.gate === index);
  return { ...gate, bets: here.map(({ seat, token }) => ({ seat, token, faceDown: false })) };
}

/** What flies while an event is shown. Horses and the die move by themselves. */
export function motions(event: Event): readonly Motion[] {
  switch (event.type) {
    case 'bet-placed':
      return [fly('token', `seat:${event.seat}`, `gate:${event.gate}`, String(event.token ?? '?'))];
    case 'bet-paid':
      return event.amount === 0 ? [] : [fly('coin', `gate:${event.gate}`, `seat:${event.seat}:money`, '$')];
    case 'penalty-paid':
      return event.amount === 0 ? [] : [fly('coin', `seat:${event.seat}:money`, `gate:${event.gate}`, '$')];
    case 'pace-taken':
      return [fly('badge', 'pace', `horse:${event.gate}`, '')];
    case 'horse-drawn':
      return [{ motion: 'glow', at: `gate:${event.gate}` }];
    case 'cards-turned-up':
      return event.gates.map((gate) => ({ motion: 'glow', at: `gate:${gate}` }));
    case 'first-bettor-chosen':
      return [{ motion: 'glow', at: `seat:${event.seat}` }];
    case 'horse-moved':
    case 'horse-crossed':
    case 'die-rolled':
    case 'horse-set-aside':
    case 'race-started':
    case 'race-ended':
    case 'tokens-turned-up':
    case 'game-ended':
      return [];
  }
}

function fly(thing: 'token' | 'coin' | 'badge', from: string, to: string, label: string): Motion {
  return { motion: 'fly', thing, from, to, label };
}

/** How long an event is shown, in usual steps: the third horse home takes its time. */
// long: one case for each kind of event
export function pace(event: Event): number {
  switch (event.type) {
    case 'horse-moved':
      return Math.min(Math.max((event.to - event.from) / 4, 1), 2.5);
    case 'horse-crossed':
      return event.rank === 'show' ? 9 : 2;
    case 'race-ended':
      return 7;
    case 'die-rolled':
      return 2.2;
    case 'tokens-turned-up':
      return 2;
    case 'bet-paid':
    case 'penalty-paid':
      return event.amount === 0 ? 0 : 0.7;
    case 'horse-drawn':
    case 'horse-set-aside':
      return 0.3;
    case 'pace-taken':
    case 'bet-placed':
    case 'race-started':
    case 'first-bettor-chosen':
    case 'cards-turned-up':
    case 'game-ended':
      return 1;
  }
}

/** What is heard. */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'die-rolled':
      return 'dice';
    case 'horse-moved':
      return 'hooves';
    case 'bet-placed':
      return 'knock';
    case 'bet-paid':
    case 'penalty-paid':
      return event.amount === 0 ? null : 'coin';
    case 'horse-crossed':
    case 'pace-taken':
      return 'bell';
    case 'cards-turned-up':
    case 'tokens-turned-up':
    case 'race-started':
      return 'card';
    case 'game-ended':
      return 'win';
    case 'horse-drawn':
    case 'horse-set-aside':
    case 'first-bettor-chosen':
    case 'race-ended':
      return null;
  }
}
