import type { Card, CardCount, Colour, Event, SeatView, StackView, View } from '@boxcars/games/dice-tower';
import { COLOURS, SYMBOLS } from '@boxcars/games/dice-tower/content';

import { makes, type Countable } from './progress.ts';

const ROLLS = 3;

/** The view once an event has been shown. What it can't know stays as it was: the entry's own view follows. */
// long: one case for each kind of event
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'turn-started':
      return startTurn(view, event.seat, event.turn);
    case 'dice-kept':
      return keepDice({ ...view, phase: 'kept', rolls: 1, rollsLeft: ROLLS - 1 }, event.dice, event.colours);
    case 'dice-rolled': {
      const { roll, dice, doubles } = event;
      const rolled = { ...view, phase: 'rolled', rolls: roll, rollsLeft: ROLLS - roll, isInherited: false } as const;
      return layDice({ ...rolled, canTurn: doubles }, dice, false);
    }
    case 'die-turned':
      return layDice({ ...view, canTurn: false }, event.dice, true);
    case 'card-refused':
      return withStack(view, event.stack, { isRefused: true, isAtStake: false, canBeTaken: false });
    case 'card-won': {
      const won = withStack(view, event.stack, { card: null, ...NO_USE });
      return withSeat({ ...won, isInherited: false }, event.seat, (seat) => gain(seat, event.card));
    }
    case 'card-opened':
      return withStack(view, event.stack, { card: event.card, below: event.below, ...NO_USE });
    case 'stack-emptied':
      return withStack(view, event.stack, { card: null, below: 0, ...NO_USE });
    case 'turn-ended':
      return { ...view, isInherited: true };
    case 'card-stolen':
      return withSeat(
        withSeat(view, event.from, (seat) => lose(seat, event.card)),
        event.seat,
        (seat) => gain(seat, event.card),
      );
    case 'card-drawn':
      return withSeat({ ...view, phase: 'give', swap: { with: event.from, drawn: event.card } }, event.from, (seat) =>
        lose(seat, event.card),
      );
    case 'card-given':
      return giveCard(view, event.seat, event.to, event.card);
    case 'game-ended':
      return { ...view, phase: 'over', seat: null, swap: null, endedBy: event.by };
    case 'hand-shown':
      return withSeat(view, event.seat, (seat) => show(seat, event.cards, event.points));
    case 'game-started':
    case 'action-lapsed':
    case 'game-won':
      return view;
  }
}

const NO_USE = { fits: false, isRefused: false, isAtStake: false, canBeTaken: false } as const;

function withStack(view: View, stack: number, change: Partial<StackView>): View {
  return { ...view, stacks: view.stacks.map((one, i) => (i === stack ? { ...one, ...change } : one)) };
}

function withSeat(view: View, seat: number, change: (seat: SeatView) => SeatView): View {
  const seats = view.seats.map((one, i) => {
    const changed = i === seat ? change(one) : one;
    return changed === one ? one : { ...changed, mayEnd: changed.held >= view.mayEndFrom };
  });
  return { ...view, seats };
}

/** TW-T5, TW-T6: dice that a turn without a card left stay as they lie; otherwise they are back in the tower. */
function startTurn(view: View, seat: number, turn: number): View {
  const { isInherited } = view;
  return {
    ...view,
    phase: 'start',
    seat,
    turn,
    rolls: 0,
    rollsLeft: ROLLS,
    canTurn: false,
    swap: null,
    dice: view.dice.map((die) => ({ ...die, isKept: false, ...(isInherited ? {} : { colour: null, symbol: null }) })),
    stacks: view.stacks.map((stack) => ({ ...stack, ...NO_USE })),
  };
}

/** TW-T5: what counts of inherited dice is those kept. */
function keepDice(view: View, kept: readonly number[], colours: readonly Colour[]): View {
  const dice = view.dice.map((die, i) => ({ ...die, isKept: kept.includes(i) }));
  return judgeStacks({ ...view, dice }, colours, false);
}

function layDice(view: View, colours: readonly Colour[], isSameRoll: boolean): View {
  const dice = view.dice.map((die, i) => {
    const colour = colours[i] ?? null;
    const symbol = colour === null ? null : (SYMBOLS[COLOURS.indexOf(colour)] ?? null);
    return { ...die, colour, symbol, isKept: false };
  });
  return judgeStacks({ ...view, dice }, colours, isSameRoll);
}

/** TW-T2, TW-T3: which cards the dice fit; turning a die takes nothing from the stake. */
function judgeStacks(view: View, colours: readonly Colour[], isSameRoll: boolean): View {
  const dice: Countable[] = colours.map((colour) => ({ colour, isAside: false }));
  const stacks = view.stacks.map((stack) => {
    const fits = stack.card !== null && makes(stack.card, dice);
    const isFree = !stack.isRefused;
    const wasAtStake = isSameRoll && stack.isAtStake;
    return { ...stack, fits, isAtStake: isFree && (fits || wasAtStake), canBeTaken: isFree && fits };
  });
  return { ...view, stacks };
}

function gain(seat: SeatView, card: Card | null): SeatView {
  if (card === null) return { ...seat, held: seat.held + 1, unknown: seat.unknown + 1 };
  return { ...seat, held: seat.held + 1, sure: addTo(seat.sure, card, 1) };
}

/** A card that leaves unseen is taken from the unknown ones first: the true knowledge comes with the entry's view. */
function lose(seat: SeatView, card: Card | null): SeatView {
  const held = seat.held - 1;
  if (card !== null && seat.sure.some((one) => isLike(one.card, card))) {
    return { ...seat, held, sure: addTo(seat.sure, card, -1) };
  }
  if (seat.unknown > 0) return { ...seat, held, unknown: seat.unknown - 1 };
  return { ...seat, held, sure: [], unknown: held };
}

function giveCard(view: View, from: number, to: number, card: Card | null): View {
  const given = withSeat(
    withSeat(view, from, (seat) => lose(seat, card)),
    to,
    (seat) => gain(seat, card),
  );
  return withSeat({ ...given, swap: null }, from, (seat) => gain(seat, view.swap?.drawn ?? null));
}

function show(seat: SeatView, cards: readonly Card[], points: number): SeatView {
  const sure = cards.reduce<readonly CardCount[]>((sum, card) => addTo(sum, card, 1), []);
  return { ...seat, held: cards.length, sure, unknown: 0, maybe: [], points };
}

function addTo(counts: readonly CardCount[], card: Card, change: number): CardCount[] {
  const known = counts.find((one) => isLike(one.card, card));
  if (known === undefined) return [...counts, { card, count: change }];
  return counts
    .map((one) => (one === known ? { card: one.card, count: one.count + change } : one))
    .filter(({ count }) => count > 0);
}

function isLike(a: Card, b: Card): boolean {
  return (
    a.combination === b.combination &&
    a.points === b.points &&
    a.action === b.action &&
    a.colours.join() === b.colours.join()
  );
}
