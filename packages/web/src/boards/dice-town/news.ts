import type {
  CardName,
  Event,
  Face,
  OfferView,
  PileView,
  PlayerView,
  PropertyCard,
  View,
} from '@boxcars/games/dice-town';

import { FACES } from './race.ts';

type PlayerChange = (player: PlayerView) => Partial<PlayerView>;

/** The view once an event has been shown. What it can't know stays as it was: the entry's own view follows. */
// long: one case for each kind of event
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'sheriff-named':
      return { ...view, sheriff: event.seat };
    case 'row-laid':
    case 'row-filled':
      return { ...view, row: event.row };
    case 'round-started':
      return startRound(view, event.round);
    case 'dice-rolled':
      return withPlayer(view, event.seat, () => ({ cup: event.dice, revealed: [] }));
    case 'dice-kept':
      return withPlayer(view, event.seat, (player) => ({ ...keep(player, event.dice), brutes: event.brutes }));
    case 'last-roll-kept':
      return withPlayer({ ...view, lastRoll: true }, event.seat, (player) =>
        keep({ ...player, revealed: [] }, event.dice),
      );
    case 'dice-put-back':
      return withPlayer(view, event.seat, (player) => putBack(player, event.dice));
    case 'brute-stopped':
      return withPlayer(view, event.seat, ({ brutes }) => ({ brutes: brutes - 1 }));
    case 'reveal-paid':
      return pay({ ...view, stagecoach: view.stagecoach + event.dollars }, event.seat, -event.dollars);
    case 'cheat-shown':
      return { ...view, cheats: [...view.cheats, ...event.turns.map((turn) => ({ seat: event.seat, ...turn }))] };
    case 'cheat-stopped':
      return { ...view, cheats: withoutCheat(view, event) };
    case 'die-turned':
      return withPlayer({ ...view, cheats: withoutCheat(view, event) }, event.seat, (player) => turn(player, event));
    case 'place-tied': {
      const { place, seats } = event;
      return { ...view, place, winner: null, tie: { place, seats, calls: 0, offers: [] } };
    }
    case 'place-won':
      return { ...view, place: event.place, winner: event.seat, tie: null };
    case 'place-empty':
      return { ...view, place: event.place, winner: null, tie: null };
    case 'offers-called':
      return view.tie === null ? view : { ...view, tie: { ...view.tie, calls: event.call, offers: [] } };
    case 'offer-made':
      return addOffer(view, event);
    case 'offer-paid':
      return payOffer(view, event);
    case 'sheriff-decided':
      return { ...view, winner: event.seat, tie: null };
    case 'visits-ordered':
      return { ...view, visitors: event.seats, tie: null };
    case 'card-played':
      return showCard(view, event);
    case 'card-stopped':
      return { ...view, plays: view.plays.slice(0, -1) };
    case 'nuggets-dug':
      return gain({ ...view, mine: view.mine - event.nuggets }, event.seat, ({ nuggets }) => ({
        nuggets: nuggets + event.nuggets,
      }));
    case 'bank-split':
    case 'bank-robbed':
      return gain({ ...view, bank: view.bank - event.dollars }, event.seat, ({ dollars }) => ({
        dollars: dollars + event.dollars,
      }));
    case 'stagecoach-arrived':
      return { ...view, bank: view.bank + event.dollars, stagecoach: view.stagecoach - event.dollars };
    case 'store-shuffled':
      return { ...view, storeDeck: view.storeDeck + event.cards, discards: NO_CARDS };
    case 'cards-drawn':
      return {
        ...view,
        storeDeck: view.storeDeck - event.count,
        drawn: { store: event.count, properties: 0, sure: event.cards ?? [] },
      };
    case 'card-gained':
      return takeDrawn(view, event.seat, event.joe);
    case 'hand-robbed': {
      const { store, properties, cards, victim } = event;
      const taken = { store, properties, sure: cards ?? [] };
      return moveCards({ ...view, taken }, victim, -store, -properties, cards ?? []);
    }
    case 'card-stolen':
      return steal(view, event);
    case 'joe-paid':
      return pay(pay(view, event.target, -event.dollars), event.seat, event.dollars);
    case 'badge-taken':
      return gain({ ...view, sheriff: event.seat }, event.seat, () => ({}));
    case 'properties-granted': {
      const granted = { ...view, row: view.row.slice(event.properties.length) };
      return gain(granted, event.seat, ({ hand }) => ({ hand: addCards(hand, 0, event.properties) }));
    }
    case 'property-bought':
      return withPlayer({ ...view, propertyDeck: view.propertyDeck - 1 }, event.seat, ({ hand }) => ({
        hand: event.property === null ? addUnseen(hand, 0, 1) : addCards(hand, 0, [event.property]),
      }));
    case 'properties-wired':
      return withPlayer(view, event.seat, (player) => wire(player, event.properties));
    case 'dollars-collected':
      return event.payments.reduce((now, { seat, amount }) => pay(pay(now, seat, -amount), event.seat, amount), view);
    case 'nuggets-collected':
      return event.payments.reduce((now, { seat, amount }) => dig(dig(now, seat, -amount), event.seat, amount), view);
    case 'game-ended':
      return { ...view, place: null, scores: event.scores };
    case 'champion-chosen':
      return { ...view, champion: event.seat };
    case 'card-kept':
    case 'badge-kept':
    case 'doc-visited':
    case 'doc-passed':
    case 'hand-shown':
      return view;
  }
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const NO_CARDS: PileView = { store: 0, properties: 0, sure: [] };

function withPlayer(view: View, seat: number, change: PlayerChange): View {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

/** DT-9: a change that is a gain of this round. */
function gain(view: View, seat: number, change: PlayerChange): View {
  return withPlayer(view, seat, (player) => ({ ...change(player), gained: true }));
}

function pay(view: View, seat: number, amount: number): View {
  return withPlayer(view, seat, ({ dollars }) => ({ dollars: dollars + amount }));
}

function dig(view: View, seat: number, amount: number): View {
  return withPlayer(view, seat, ({ nuggets }) => ({ nuggets: nuggets + amount }));
}

function startRound(view: View, round: number): View {
  const fresh = { kept: [], revealed: [], unkept: 5, cup: null, brutes: 0, gained: false };
  const players = view.players.map((player) => ({ ...player, ...fresh }));
  return { ...view, round, roll: 1, lastRoll: false, place: null, winner: null, tie: null, players };
}

/** Some things without others, each taken out once. */
export function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = [...all];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Dice lie low to high, as in every view. */
function inOrder(dice: readonly Face[]): Face[] {
  return dice.toSorted((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

function keep(player: PlayerView, dice: readonly Face[]): Partial<PlayerView> {
  const kept = inOrder([...player.kept, ...dice]);
  const cup = player.cup === null ? null : without(player.cup, dice);
  return { kept, revealed: inOrder([...player.revealed, ...dice]), unkept: 5 - kept.length, cup };
}

function putBack(player: PlayerView, dice: readonly Face[]): Partial<PlayerView> {
  const kept = without(player.kept, dice);
  return { kept, revealed: without(player.revealed, dice), unkept: 5 - kept.length };
}

function turn(player: PlayerView, { from, to }: { readonly from: Face; readonly to: Face }): Partial<PlayerView> {
  return {
    kept: inOrder([...without(player.kept, [from]), to]),
    revealed: inOrder([...without(player.revealed, [from]), to]),
  };
}

function withoutCheat(view: View, event: { readonly seat: number; readonly from: Face; readonly to: Face }) {
  const at = view.cheats.findIndex((one) => one.seat === event.seat && one.from === event.from && one.to === event.to);
  return at < 0 ? view.cheats : view.cheats.toSpliced(at, 1);
}

function addUnseen(hand: PileView, store: number, properties: number): PileView {
  return { ...hand, store: hand.store + store, properties: hand.properties + properties };
}

/** Puts known cards into a hand, so many of them from the Store. */
function addCards(hand: PileView, store: number, cards: readonly CardName[]): PileView {
  return { ...addUnseen(hand, store, cards.length - store), sure: [...hand.sure, ...cards] };
}

/** Cards that leave a hand (counts below zero) or come to it; those known by name are forgotten or remembered. */
function moveCards(view: View, seat: number, store: number, properties: number, known: readonly CardName[]): View {
  const isLeaving = store + properties < 0;
  return withPlayer(view, seat, ({ hand }) => {
    const sure = isLeaving ? without(hand.sure, known) : [...hand.sure, ...known];
    return { hand: { store: hand.store + store, properties: hand.properties + properties, sure } };
  });
}

function addOffer(view: View, event: EventOf<'offer-made'>): View {
  if (view.tie === null) return view;
  const { seat, nuggets, dollars, store, properties, cards } = event;
  const offer: OfferView = { seat, for: event.for, nuggets, dollars, cards: { store, properties, sure: cards ?? [] } };
  const offered = { ...view, tie: { ...view.tie, offers: [...view.tie.offers, offer] } };
  return moveCards(offered, seat, -store, -properties, cards ?? []);
}

/** DT-T2: money leaves the purse only now; cards left the hand when they were offered. */
function payOffer(view: View, event: EventOf<'offer-paid'>): View {
  const { seat, sheriff, nuggets, dollars, store, properties, cards } = event;
  const paid = dig(dig(pay(pay(view, seat, -dollars), sheriff, dollars), seat, -nuggets), sheriff, nuggets);
  return moveCards(paid, sheriff, store, properties, cards ?? []);
}

/** DT-G2: Nervous Joe lies there already and is only now sent to somebody. */
function showCard(view: View, { seat, card, target, service }: EventOf<'card-played'>): View {
  const plays = [...view.plays.filter((one) => one.card !== 'joe'), { card, seat, target, service }];
  if (card === 'joe') return { ...view, plays };
  return moveCards({ ...view, plays }, seat, -1, 0, [card]);
}

function takeDrawn(view: View, seat: number, isJoe: boolean): View {
  const rest = Math.max(0, view.drawn.store - 1);
  const discards = { ...view.discards, store: view.discards.store + rest };
  const next: View = { ...view, drawn: NO_CARDS, discards };
  if (isJoe) return { ...next, plays: [...view.plays, { card: 'joe', seat, target: null, service: null }] };
  return gain(next, seat, ({ hand }) => ({ hand: addUnseen(hand, 1, 0) }));
}

/** DT-5: one card to the thief, the rest back. */
function steal(view: View, { seat, victim, back, card }: EventOf<'card-stolen'>): View {
  const isStore = back === 'store';
  const { store, properties, sure } = view.taken;
  const known = card === null ? [] : [card];
  const thief = moveCards({ ...view, taken: NO_CARDS }, seat, isStore ? 1 : 0, isStore ? 0 : 1, known);
  const rest = { store: store - (isStore ? 1 : 0), properties: properties - (isStore ? 0 : 1) };
  const returned = moveCards(thief, victim, rest.store, rest.properties, without(sure, known));
  return gain(returned, seat, () => ({}));
}

function wire(player: PlayerView, properties: readonly PropertyCard[]): Partial<PlayerView> {
  const { hand, wired } = player;
  const sure = without<CardName>(hand.sure, properties);
  return { hand: { ...hand, properties: hand.properties - properties.length, sure }, wired: [...wired, ...properties] };
}
