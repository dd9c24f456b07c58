import {
  MAYOR_POINTS,
  type CardFace,
  type Event,
  type EventName,
  type MineName,
  type OwnedMine,
  type PlayerView,
  type Town,
  type TownView,
  type View,
} from '@boxcars/games/boomtown';

import { costsOf } from './posts.ts';
import type { EventOf } from './props.ts';

/** The view once an event has been shown. Who is asked next comes with the entry's own view. */
export function after(view: View, event: Event): View {
  const changed = change(view, event);
  return changed === view ? view : counted(changed);
}

// long: one case for each kind of event
function change(view: View, event: Event): View {
  switch (event.type) {
    case 'cards-turned-up':
      return startRound(view, event);
    case 'bid-made':
      return { ...view, auction: { ...view.auction, highest: event.amount, leader: event.seat } };
    case 'bidding-passed': {
      const passed = view.auction.passed.map((one, seat) => one || seat === event.seat);
      return { ...view, auction: { ...view.auction, passed } };
    }
    case 'auction-won':
      return winAuction(view, event);
    case 'mustang-played':
      return dropCard(view, event.seat, 'mustang');
    case 'mine-taken':
      return takeMine(view, event);
    case 'event-taken':
      return takeEvent(view, event.seat, event.event);
    case 'held-used':
      return dropCard(view, event.seat, event.event);
    case 'opening-paid':
    case 'saloon-paid':
      return pay(pay(view, event.seat, -event.paid), event.to, event.paid);
    case 'shark-paid':
      return pay(view, event.seat, -event.paid);
    case 'mayor-changed':
      return withTown(view, event.town, { mayor: event.to });
    case 'governor-left':
      return withTown(view, event.town, { governor: false });
    case 'governor-placed':
      return withTown(view, event.town, { governor: true });
    case 'mine-blown-up':
    case 'mine-collapsed':
      return loseMine(view, event.owner, event.mine).view;
    case 'saloon-blown-up':
      return closeSaloon(view, event.owner, event.town, event.girls);
    case 'mine-expropriated': {
      const { view: without, mine } = loseMine(view, event.owner, event.mine);
      return mine === null ? view : gainMine(without, event.seat, mine);
    }
    case 'vein-placed':
      return placeVein(view, event.seat, event.mine);
    case 'saloon-opened':
      return openSaloon(view, event.seat, event.town, false);
    case 'girls-placed':
      return openSaloon(closeSaloon(view, event.seat, event.town, false), event.seat, event.town, true);
    case 'holdup-tried':
      return pay(pay(view, event.victim, -event.taken), event.seat, event.taken);
    case 'stagecoach-robbed':
    case 'mine-yielded':
      return pay(view, event.seat, event.gold);
    case 'dice-rolled':
      return { ...view, dice: event.dice, choosing: [] };
    case 'die-turned':
      return { ...dropCard(view, event.seat, 'telegraph'), dice: event.dice };
    case 'game-ended':
      return { ...view, turn: null, start: view.auction.winner ?? view.start };
    case 'game-started':
    case 'events-returned':
    case 'mustang-kept':
    case 'event-kept':
    case 'event-held':
    case 'dynamite-fizzled':
    case 'dice-kept':
    case 'nothing-yielded':
      return view;
  }
}

/** What follows from the mines, the mayors and the gold. */
function counted(view: View): View {
  const costs = costsOf(view);
  const towns = view.towns.map((town, i) => ({ ...town, costs: costs[i] ?? town.costs }));
  const players = view.players.map((player, seat) => {
    const mines = player.mines.reduce((sum, { gold }) => sum + gold, 0);
    const mayors = towns.filter(({ mayor }) => mayor === seat).length;
    return { ...player, points: player.gold + mines + MAYOR_POINTS * mayors };
  });
  return { ...view, towns, players };
}

function withPlayer(view: View, seat: number, next: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map((player, i) => (i === seat ? next(player) : player)) };
}

function withTown(view: View, name: Town, next: Partial<TownView>): View {
  return { ...view, towns: view.towns.map((town) => (town.town === name ? { ...town, ...next } : town)) };
}

function pay(view: View, seat: number, gold: number): View {
  return withPlayer(view, seat, (player) => ({ ...player, gold: player.gold + gold }));
}

function startRound(view: View, { round, rounds, start, cards }: EventOf<'cards-turned-up'>): View {
  const auction = { highest: 0, leader: null, passed: view.players.map(() => false), winner: null };
  return { ...view, round, rounds, start, offer: cards, deck: view.deck - cards.length, auction, choosing: [] };
}

/** BT-P1: the winner chooses first and then clockwise; Mustangs change that with the entry's own view. */
function winAuction(view: View, { seat, amount, shares }: EventOf<'auction-won'>): View {
  const seats = view.players.length;
  const players = view.players.map((player, i) => ({
    ...player,
    gold: player.gold + (shares[i] ?? 0) - (i === seat ? amount : 0),
  }));
  const choosing = Array.from({ length: seats }, (_, i) => (seat + i) % seats);
  return { ...view, players, choosing, auction: { ...view.auction, winner: seat } };
}

function withoutCard(view: View, at: number): View {
  return { ...view, offer: view.offer.toSpliced(at, 1), choosing: view.choosing.slice(1) };
}

/** Where a mine or an event lies on offer, or -1. */
export function findOffered(offer: readonly CardFace[], what: MineName | EventName): number {
  return offer.findIndex((card) =>
    typeof what === 'string'
      ? card.card === 'event' && card.event === what
      : card.card === 'mine' && isSameMine(card, what),
  );
}

/** No two mines agree in these three. */
export function isSameMine(a: MineName, b: MineName): boolean {
  return a.town === b.town && a.number === b.number && a.gold === b.gold;
}

function takeMine(view: View, { seat, mine }: EventOf<'mine-taken'>): View {
  const at = findOffered(view.offer, mine);
  const card = view.offer[at];
  if (card === undefined || card.card !== 'mine') return view;
  const { town, number, gold, dangerous } = card;
  return gainMine(withoutCard(view, at), seat, { town, number, gold, dangerous, veins: 0 });
}

function gainMine(view: View, seat: number, mine: OwnedMine): View {
  return withPlayer(view, seat, (player) => ({ ...player, mines: [...player.mines, mine] }));
}

function loseMine(view: View, seat: number, name: MineName): { readonly view: View; readonly mine: OwnedMine | null } {
  const mine = view.players[seat]?.mines.find((one) => isSameMine(one, name)) ?? null;
  const without = withPlayer(view, seat, (player) => ({
    ...player,
    mines: player.mines.filter((one) => one !== mine),
  }));
  return { view: without, mine };
}

function placeVein(view: View, seat: number, name: MineName): View {
  return withPlayer(view, seat, (player) => ({
    ...player,
    mines: player.mines.map((mine) => (isSameMine(mine, name) ? { ...mine, veins: mine.veins + 1 } : mine)),
  }));
}

const HAND: readonly EventName[] = ['mustang', 'telegraph'];
const OPEN: readonly EventName[] = ['expropriation', 'governor', 'new-vein', 'saloon-girls'];

function takeEvent(view: View, seat: number, event: EventName): View {
  const taken = withoutCard(view, findOffered(view.offer, event));
  return withPlayer(taken, seat, (player) => ({
    ...player,
    hand: HAND.includes(event) ? [...player.hand, event] : player.hand,
    held: OPEN.includes(event) ? [...player.held, event] : player.held,
  }));
}

function dropCard(view: View, seat: number, event: EventName): View {
  const drop = (cards: readonly EventName[]): readonly EventName[] => {
    const at = cards.indexOf(event);
    return at < 0 ? cards : cards.toSpliced(at, 1);
  };
  return withPlayer(view, seat, (player) => ({ ...player, hand: drop(player.hand), held: drop(player.held) }));
}

function openSaloon(view: View, seat: number, town: Town, girls: boolean): View {
  return withPlayer(view, seat, (player) => ({ ...player, saloons: [...player.saloons, { town, girls }] }));
}

function closeSaloon(view: View, seat: number, town: Town, girls: boolean): View {
  return withPlayer(view, seat, (player) => {
    const at = player.saloons.findIndex((one) => one.town === town && one.girls === girls);
    return at < 0 ? player : { ...player, saloons: player.saloons.toSpliced(at, 1) };
  });
}
