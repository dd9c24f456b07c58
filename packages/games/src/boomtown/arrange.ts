import { hide, peek, refusal, type Json, type Refusal, type Seat } from '@boxcars/engine';

import { contentOf, EVENTS, findMine, MARKERS_A_TOWN, TOWNS, type EventName, type Town } from './content.ts';
import { BID } from './frames.ts';
import { canBid, passBidding } from './phases/auction.ts';
import { canUse, HELD_EVENTS } from './phases/held.ts';
import {
  at,
  countKept,
  countMines,
  countSaloons,
  GONE,
  keep,
  NOBODY_YET,
  OFFERED,
  topFrame,
  clone,
  UNSEEN,
  type State,
} from './state.ts';

/**
 * A table at the beginning of an auction. A card is written as its notation: `dry-gulch 8/5`, `dynamite`.
 * What is left out: ten gold each, nothing before anyone, the earliest round that can be, seat 0 to start,
 * mayors as the mines say (none where several have the most), and cards on offer from the deck.
 * Cards named nowhere lie in the deck as far as it goes, and are out of the game beyond that.
 */
export interface Fragment {
  readonly round?: number;
  readonly start?: Seat;
  readonly gold?: readonly number[];
  /** Each seat's mines. */
  readonly mines?: readonly (readonly string[])[];
  /** Mines with a New Vein under them. */
  readonly veins?: readonly string[];
  readonly mayors?: { readonly [town: string]: Seat | null };
  /** Towns whose mayor is Governor. */
  readonly governors?: readonly Town[];
  readonly saloons?: readonly { readonly seat: Seat; readonly town: Town; readonly girls?: boolean }[];
  /** Each seat's event cards, in hand or open before it. */
  readonly kept?: readonly (readonly EventName[])[];
  readonly gone?: readonly string[];
  readonly offer?: readonly string[];
  /** The next cards of the deck, the top first. */
  readonly deck?: readonly string[];
}

const FIELDS = 'round start gold mines veins mayors governors saloons kept gone offer deck'.split(' ');

/** Puts a fragment in place, or refuses what is impossible and changes nothing. */
export function arrange(state: State, json: Json): Refusal | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refusal('fragment-not-an-object');
  const unknown = Object.keys(json).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return refusal('fragment-unknown-field', { field: unknown });
  const draft = clone(state);
  try {
    new Arranging(draft, json as unknown as Fragment).run();
  } catch (error) {
    if (error instanceof Impossible) return error.refusal;
    throw error;
  }
  Object.assign(state, draft);
  return null;
}

/** Carries a refusal out of the middle of a fragment. */
class Impossible extends Error {
  readonly refusal: Refusal;

  constructor(reason: Refusal) {
    super(reason.code);
    this.refusal = reason;
  }
}

function demand(holds: boolean, code: string, values?: Refusal['values'], rule?: Refusal['rule']): void {
  if (!holds) throw new Impossible(refusal(code, values, rule));
}

class Arranging {
  private readonly state: State;
  private readonly fragment: Fragment;
  /** Cards not yet placed: the removed ones first, the top of the deck last. */
  private readonly pool: number[];
  private readonly removed: number;

  constructor(state: State, fragment: Fragment) {
    this.state = state;
    this.fragment = fragment;
    this.removed = peek(state.removed).length;
    this.pool = [...peek(state.removed), ...peek(state.deck), ...state.offer];
    demand(state.round === 1 && state.chosen === 0 && state.passed === 0, 'fragment-needs-a-new-game');
  }

  run(): void {
    this.clear();
    this.placeGold();
    this.placeMines();
    this.placeSaloons();
    this.placeKept();
    this.placeMayors();
    this.checkHeld();
    for (const name of this.fragment.gone ?? []) this.moveOut(this.take(name));
    const deck = (this.fragment.deck ?? []).map((name) => this.take(name)).toReversed();
    const offer = (this.fragment.offer ?? []).map((name) => this.take(name));
    this.placeOffer(offer);
    this.placeDeck(deck);
    this.passForThePoor();
  }

  /** [BT-A2] Who has no gold is not asked. */
  private passForThePoor(): void {
    const { state } = this;
    while (topFrame(state).kind === 'bid' && !canBid(state, topFrame(state).seat)) {
      passBidding(state, topFrame(state).seat);
    }
  }

  private clear(): void {
    const { state } = this;
    state.owner.fill(UNSEEN);
    state.returned.fill(0);
    state.offer.length = 0;
    for (const [event, copies] of contentOf(state).events.entries()) state.unseenEvents[event] = copies;
    state.start = this.seat(this.fragment.start ?? 0);
    state.winner = state.start;
    state.stack.length = 0;
    state.stack.push(BID(state.start));
  }

  private seat(seat: unknown): Seat {
    demand(Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < this.state.seats, 'fragment-no-such-seat');
    return Number(seat);
  }

  private town(name: unknown): number {
    const town = (TOWNS as readonly unknown[]).indexOf(name);
    demand(town >= 0, 'fragment-no-such-town', { town: String(name) }, 'BT-C2');
    return town;
  }

  /** Takes a named card out of the pool. */
  private take(name: string): number {
    const card = this.cardOf(name);
    const place = this.pool.lastIndexOf(card);
    demand(place >= 0, 'fragment-card-used-up', { card: name }, 'BT-C1');
    this.pool.splice(place, 1);
    const event = card - contentOf(this.state).mines;
    if (event >= 0) this.state.unseenEvents[event] = (this.state.unseenEvents[event] as number) - 1;
    return card;
  }

  private cardOf(name: string): number {
    const event = (EVENTS as readonly string[]).indexOf(name);
    if (event >= 0) return contentOf(this.state).mines + event;
    const [, town = '', number, gold] = /^([a-z-]+) (\d+)\/(\d+)$/.exec(name) ?? [];
    const mine = findMine(contentOf(this.state), { town: town as Town, number: Number(number), gold: Number(gold) });
    demand(mine >= 0, 'fragment-no-such-card', { card: name }, 'BT-C1');
    return mine;
  }

  private moveOut(card: number): void {
    if (card < contentOf(this.state).mines) this.state.owner[card] = GONE;
    else this.state.spent += 1;
  }

  private placeGold(): void {
    const { state } = this;
    const gold = this.fragment.gold ?? state.gold;
    demand(gold.length === state.seats, 'fragment-needs-a-row-a-seat', { field: 'gold' });
    for (const [seat, amount] of gold.entries()) {
      demand(Number.isInteger(amount) && amount >= 0, 'fragment-gold-not-possible', { seat });
      state.bank += (state.gold[seat] as number) - amount;
      state.gold[seat] = amount;
    }
  }

  private placeMines(): void {
    const { state } = this;
    const content = contentOf(state);
    const rows = this.fragment.mines ?? [];
    demand(rows.length === 0 || rows.length === state.seats, 'fragment-needs-a-row-a-seat', { field: 'mines' });
    for (const [seat, names] of rows.entries()) {
      for (const name of names) {
        const mine = this.take(name);
        demand(mine < content.mines, 'fragment-not-a-mine', { card: name });
        state.owner[mine] = seat;
        const i = at(state, content.town[mine] as number, seat);
        state.mines[i] = (state.mines[i] as number) + 1;
      }
    }
    for (const name of this.fragment.veins ?? []) {
      const mine = this.cardOf(name);
      demand((state.owner[mine] ?? UNSEEN) >= 0, 'fragment-vein-needs-an-owner', { card: name }, 'BT-E7');
      this.take('new-vein');
      state.veins[mine] = (state.veins[mine] as number) + 1;
    }
  }

  private placeSaloons(): void {
    const { state } = this;
    for (const saloon of this.fragment.saloons ?? []) {
      const town = this.town(saloon.town);
      this.take('saloon');
      if (saloon.girls === true) this.take('saloon-girls');
      const table = saloon.girls === true ? state.girls : state.saloons;
      const i = at(state, town, this.seat(saloon.seat));
      table[i] = (table[i] as number) + 1;
      demand(countSaloons(state, town) <= MARKERS_A_TOWN, 'fragment-no-marker-left', { town: saloon.town }, 'BT-E8');
    }
  }

  private placeKept(): void {
    const { state } = this;
    const rows = this.fragment.kept ?? [];
    demand(rows.length === 0 || rows.length === state.seats, 'fragment-needs-a-row-a-seat', { field: 'kept' });
    for (const [seat, names] of rows.entries()) {
      for (const name of names) {
        const event = this.take(name) - contentOf(state).mines;
        const canBeKept = name === 'mustang' || name === 'telegraph' || HELD_EVENTS.includes(event);
        demand(canBeKept, 'fragment-not-kept', { card: name });
        keep(state, seat, event);
      }
    }
  }

  private placeMayors(): void {
    const { state, fragment } = this;
    for (const town of Object.keys(fragment.mayors ?? {})) this.town(town);
    for (const [town, name] of TOWNS.entries()) {
      const given = fragment.mayors?.[name];
      const leaders = this.leadersOf(town);
      const alone = leaders.length === 1 && countMines(state, town, leaders[0] as Seat) >= 2;
      const mayor = given === undefined ? (alone ? leaders[0] : null) : given;
      const isPossible = mayor === null ? !alone : leaders.includes(mayor as Seat);
      demand(isPossible, 'fragment-mayor-not-possible', { town: name }, 'BT-M3');
      state.mayor[town] = mayor ?? NOBODY_YET;
    }
    for (const name of fragment.governors ?? []) {
      const town = this.town(name);
      demand(
        state.mayor[town] !== NOBODY_YET && state.governor[town] === false,
        'fragment-no-mayor',
        { town: name },
        'BT-E4',
      );
      this.take('governor');
      state.governor[town] = true;
    }
  }

  /** The seats with the most mines in a town, if there are any mines. */
  private leadersOf(town: number): Seat[] {
    const { state } = this;
    const counts = state.gold.map((_, seat) => countMines(state, town, seat));
    const most = Math.max(1, ...counts);
    return counts.flatMap((count, seat) => (count === most ? [seat] : []));
  }

  private checkHeld(): void {
    const { state } = this;
    for (let seat = 0; seat < state.seats; seat++) {
      for (const event of HELD_EVENTS) {
        const isStuck = countKept(state, seat, event) === 0 || !canUse(state, seat, event);
        demand(isStuck, 'fragment-held-card-is-usable', { seat, card: EVENTS[event] as EventName });
      }
    }
  }

  private placeOffer(named: readonly number[]): void {
    const { state } = this;
    demand(named.length === 0 || named.length === state.seats, 'fragment-offer-size', { seats: state.seats }, 'BT-R1');
    const cards = named.length > 0 ? named : this.pool.splice(-state.seats);
    for (const card of cards) {
      state.offer.push(card);
      if (card < contentOf(state).mines) state.owner[card] = OFFERED;
      else if (named.length === 0)
        this.state.unseenEvents[card - contentOf(state).mines] =
          (state.unseenEvents[card - contentOf(state).mines] as number) - 1;
    }
  }

  private placeDeck(top: readonly number[]): void {
    const { state } = this;
    const left = this.pool.length + top.length - this.removed;
    // [BT-R2] Events are on offer from the second round on.
    const first = state.offer.some((card) => card >= contentOf(state).mines) ? 2 : 1;
    const earliest = Math.max(first, state.rounds - Math.floor(left / state.seats));
    const round = this.fragment.round ?? earliest;
    const isPossible = Number.isInteger(round) && round >= earliest && round <= state.rounds;
    demand(isPossible, 'fragment-round-not-possible', { earliest, last: state.rounds }, 'BT-Z1');
    state.round = round;
    state.deckSize = (state.rounds - state.round) * state.seats;
    demand(top.length <= state.deckSize, 'fragment-deck-too-small', { cards: state.deckSize }, 'BT-Z1');
    const removed = this.pool.splice(0, this.removed).sort((a, b) => a - b);
    for (const card of this.pool.splice(0, this.pool.length + top.length - state.deckSize)) this.discard(card);
    Object.assign(state, { deck: hide([...this.pool, ...top]), removed: hide(removed) });
    for (const card of top) this.unsee(card);
  }

  private discard(card: number): void {
    const event = card - contentOf(this.state).mines;
    if (event >= 0) this.state.unseenEvents[event] = (this.state.unseenEvents[event] as number) - 1;
    this.moveOut(card);
  }

  /** A card named for the deck is still unseen by those who play. */
  private unsee(card: number): void {
    const event = card - contentOf(this.state).mines;
    if (event >= 0) this.state.unseenEvents[event] = (this.state.unseenEvents[event] as number) + 1;
  }
}
