import {
  cardsIn,
  leftOf,
  moveCard,
  peek,
  refusal,
  type Chance,
  type Kind,
  type Log,
  type Refusal,
  type Seat,
} from '@boxcars/engine';

import { CHOICES, giveOf, type Action, type ChoosePlayer, type GiveCard } from '../actions.ts';
import { kindOf } from '../deck.ts';
import type { Event } from '../events.ts';
import { BETWEEN, cardOf, countHeld, handOf, heldBy, type State } from '../state.ts';
import { finishWin } from './end.ts';

/** The red icon of the card just won must be carried out; Again is played after everything else (TW-E1). */
export function carryOut(state: State, chance: Chance, log?: Log<Event>): void {
  const { action } = cardOf(state.rules, state.won);
  switch (action) {
    case null:
    case 'again':
      finishWin(state, log);
      return;
    case 'steal':
    case 'swap':
      findPlayer(state, chance, log);
      return;
    case 'group-swap':
      if (countTargets(state) === 0) lapse(state, log);
      else swapWithNext(state, state.seat, chance, log);
      return;
  }
}

/** TW-A5: without a card nobody can be chosen; a single one needs no choice. */
function findPlayer(state: State, chance: Chance, log?: Log<Event>): void {
  const count = countTargets(state);
  if (count === 0) lapse(state, log);
  else if (count === 1) drawFrom(state, nextTarget(state, state.seat), chance, log);
  else state.phase = 'choose';
}

function lapse(state: State, log?: Log<Event>): void {
  log?.tell({ type: 'action-lapsed', seat: state.seat, card: cardOf(state.rules, state.won) });
  finishWin(state, log);
}

/** TW-A2, TW-A3: the player that was chosen, or the only one. */
export function drawFrom(state: State, partner: Seat, chance: Chance, log?: Log<Event>): void {
  if (cardOf(state.rules, state.won).action === 'steal') steal(state, partner, chance, log);
  else swapWith(state, partner, chance, log);
}

/** TW-A2: a card drawn unseen; the two of them see its face. */
function steal(state: State, from: Seat, chance: Chance, log?: Log<Event>): void {
  const { seat, rules } = state;
  const kind = pickFrom(state, from, chance);
  moveCard(state.cards, handOf(from), handOf(seat), kind, bothOf(seat, from));
  const stolen = { type: 'card-stolen', seat, from } as const;
  log?.tellOnly(
    bothOf(seat, from),
    { ...stolen, card: cardOf(rules, kind) },
    { ...stolen, card: null },
    { card: 'TW-A2' },
  );
  finishWin(state, log);
}

/** TW-A3: the drawn card lies between the two until one is given for it, so that it can't be that one. */
function swapWith(state: State, from: Seat, chance: Chance, log?: Log<Event>): void {
  const { seat, rules } = state;
  const kind = pickFrom(state, from, chance);
  state.partner = from;
  moveCard(state.cards, handOf(from), BETWEEN, kind, bothOf(seat, from));
  const drawn = { type: 'card-drawn', seat, from } as const;
  log?.tellOnly(
    bothOf(seat, from),
    { ...drawn, card: cardOf(rules, kind) },
    { ...drawn, card: null },
    { card: 'TW-A3' },
  );
  if (countHeld(state, seat) > 1) state.phase = 'give';
  else giveKind(state, peek(heldBy(state, seat))[0] as Kind, chance, log);
}

/** TW-A3: the card chosen goes to the partner, the drawn one into one's own hand. */
export function giveCard(state: State, { card }: GiveCard, chance: Chance, log?: Log<Event>): void {
  giveKind(state, kindOf(state.rules.cards, card), chance, log);
}

function giveKind(state: State, kind: Kind, chance: Chance, log?: Log<Event>): void {
  const { seat, partner, cards } = state;
  const both = bothOf(seat, partner);
  const drawn = peek(cardsIn(cards, BETWEEN))[0] as Kind;
  moveCard(cards, handOf(seat), handOf(partner), kind, both);
  moveCard(cards, BETWEEN, handOf(seat), drawn, both);
  const given = { type: 'card-given', seat, to: partner } as const;
  log?.tellOnly(both, { ...given, card: cardOf(state.rules, kind) }, { ...given, card: null }, { card: 'TW-A3' });
  if (cardOf(state.rules, state.won).action === 'group-swap') swapWithNext(state, partner, chance, log);
  else finishWin(state, log);
}

/** TW-A4: the next player clockwise after `last` who has cards, until everyone had their swap. */
function swapWithNext(state: State, last: Seat, chance: Chance, log?: Log<Event>): void {
  const next = nextTarget(state, last);
  if (next === state.seat) finishWin(state, log);
  else swapWith(state, next, chance, log);
}

/** The next seat clockwise that holds cards; one's own when there is none before it. */
function nextTarget(state: State, after: Seat): Seat {
  let seat = leftOf(after, state.seats);
  while (seat !== state.seat && countHeld(state, seat) === 0) seat = leftOf(seat, state.seats);
  return seat;
}

function countTargets(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (isTarget(state, seat)) count += 1;
  }
  return count;
}

/** TW-A5. */
function isTarget(state: State, seat: Seat): boolean {
  return seat !== state.seat && seat < state.seats && countHeld(state, seat) > 0;
}

function pickFrom(state: State, from: Seat, chance: Chance): Kind {
  return chance.pick(peek(heldBy(state, from)), 'draw', state.turn, from);
}

function bothOf(a: Seat, b: Seat): number {
  return (1 << a) | (1 << b);
}

export function listPlayers(state: State, into: Action[]): number {
  let count = 0;
  for (let seat = nextTarget(state, state.seat); seat !== state.seat; seat = nextTarget(state, seat)) {
    into[count++] = CHOICES[seat] as ChoosePlayer;
  }
  return count;
}

/** Every kind of card in one's own hand. */
export function listGifts(state: State, into: Action[]): number {
  const held = peek(heldBy(state, state.seat));
  const { cards } = state.rules;
  let count = 0;
  for (let kind = 0; kind < cards.length; kind++) {
    if (held.includes(kind)) into[count++] = giveOf(cardOf(state.rules, kind));
  }
  return count;
}

export function refusePlayer(state: State, { player }: ChoosePlayer): Refusal | null {
  if (player === state.seat || player >= state.seats) return refusal('not-another-player', undefined, 'TW-A2');
  return isTarget(state, player) ? null : refusal('player-has-no-cards', { player }, 'TW-A5');
}

export function refuseGift(state: State, { card }: GiveCard): Refusal | null {
  const kind = kindOf(state.rules.cards, card);
  return peek(heldBy(state, state.seat)).includes(kind) ? null : refusal('card-not-held', undefined, 'TW-A3');
}
