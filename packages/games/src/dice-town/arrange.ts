import {
  allSeats,
  EVERYONE,
  hide,
  moveCard,
  newCards,
  peek,
  refusal,
  ruleOut,
  type Cards,
  type Json,
  type Place,
  type Refusal,
  type RuleId,
  type Seat,
  type SeatMask,
} from '@boxcars/engine';

import { DOLLARS_BANK, DOLLARS_EACH, isCardName, isProperty, JOE, NUGGETS, ROW, type CardName } from './content.ts';
import { countDice, DICE, FACES, NO_DICE, poolOf, type Face, type Pool } from './dice.ts';
import { kindOf, tableOf } from './hands.ts';
import { layRow } from './phases/town-hall.ts';
import { cloneState, cupOf, DECK, DISCARDS, handOf, ROW_PLACE, UNDER, wiredOf, type State } from './state.ts';
import { ask } from './windows.ts';

/** What a seat has. Left out: no nuggets, eight dollars, no cards, no dice kept, the dice just rolled under the cup. */
export interface PlayerFragment {
  readonly nuggets?: number;
  readonly dollars?: number;
  /** Cards in hand; only their owner has seen them. */
  readonly hand?: readonly CardName[];
  /** Properties behind barbed wire. */
  readonly wired?: readonly CardName[];
  /** Dice kept in this round, fewer than five. */
  readonly kept?: readonly Face[];
  /** The other dice, just rolled: must be told where `kept` is. */
  readonly cup?: readonly Face[];
}

/**
 * A table where the dice have just been rolled and everyone is asked what to keep. Everything may be left out.
 * The Mine holds the nuggets nobody has, and the Bank the dollars that are neither with a player nor on the Stagecoach.
 */
export interface Fragment {
  readonly round?: number;
  /** The roll of this round that was just made: 1, or 2 where dice are kept. */
  readonly roll?: number;
  readonly sheriff?: Seat;
  readonly stagecoach?: number;
  /** One for each seat. */
  readonly players?: readonly PlayerFragment[];
  /** Face-up Properties, bottom first; filled from the deck if there are fewer than three. */
  readonly row?: readonly CardName[];
  /** Properties under the deck, the next to come first. */
  readonly under?: readonly CardName[];
  /** The next cards of both decks, the top first. */
  readonly storeDeck?: readonly CardName[];
  readonly propertyDeck?: readonly CardName[];
  /** Store cards that were played: everyone has seen them. */
  readonly discards?: readonly CardName[];
}

const FIELDS: readonly string[] = [
  'round',
  'roll',
  'sheriff',
  'stagecoach',
  'players',
  'row',
  'under',
  'storeDeck',
  'propertyDeck',
  'discards',
] satisfies readonly (keyof Fragment)[];
const PLAYER_FIELDS: readonly string[] = [
  'nuggets',
  'dollars',
  'hand',
  'wired',
  'kept',
  'cup',
] satisfies readonly (keyof PlayerFragment)[];

/** Puts a fragment in place, or refuses what is impossible and changes nothing. */
export function arrange(state: State, json: Json): Refusal | null {
  const draft = cloneState(state);
  try {
    demand(isRow(json), 'fragment-not-an-object');
    demandFields(json as { readonly [name: string]: Json }, FIELDS);
    demand(state.round === 1 && state.roll === 1 && state.asks === 'keep-dice', 'fragment-needs-a-new-game');
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

function demand(holds: boolean, code: string, values?: Refusal['values'], rule?: RuleId): void {
  if (!holds) throw new Impossible(refusal(code, values, rule));
}

function demandFields(row: { readonly [name: string]: Json }, known: readonly string[]): void {
  const unknown = Object.keys(row).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Impossible(refusal('fragment-field-unknown', { field: unknown, allowed: known }));
}

function isRow(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

class Arranging {
  private readonly state: State;
  private readonly fragment: Fragment;
  private readonly players: readonly PlayerFragment[];

  constructor(state: State, fragment: Fragment) {
    this.state = state;
    this.fragment = fragment;
    const { players = Array.from({ length: state.seats }, () => ({})) } = fragment;
    demand(Array.isArray(players) && players.length === state.seats, 'fragment-impossible', { field: 'players' });
    for (const player of players) {
      demand(isRow(player), 'fragment-impossible', { field: 'players' });
      demandFields(player as { readonly [name: string]: Json }, PLAYER_FIELDS);
    }
    this.players = players;
  }

  run(): void {
    const { fragment, state } = this;
    const hasKept = this.players.some(({ kept = [] }) => kept.length > 0);
    state.round = whole('round', fragment.round ?? 1, 1, NUGGETS);
    state.roll = whole('roll', fragment.roll ?? (hasKept ? 2 : 1), hasKept ? 2 : 1, NUGGETS);
    state.sheriff = whole('sheriff', fragment.sheriff ?? state.sheriff, 0, state.seats - 1);
    this.placeMoney();
    this.placeDice();
    this.placeCards();
    ask(state, 'keep-dice', allSeats(state.seats));
  }

  /** DT-C4: nothing enters or leaves the game. */
  private placeMoney(): void {
    const { state } = this;
    const all = DOLLARS_EACH * state.seats + DOLLARS_BANK;
    state.stagecoach = whole('stagecoach', this.fragment.stagecoach ?? 0, 0, all);
    state.mine = NUGGETS;
    state.bank = all - state.stagecoach;
    for (const [seat, { nuggets = 0, dollars = DOLLARS_EACH }] of this.players.entries()) {
      state.nuggets[seat] = whole('nuggets', nuggets, 0, state.mine, 'DT-C4');
      state.mine -= nuggets;
      state.dollars[seat] = whole('dollars', dollars, 0, state.bank, 'DT-C4');
      state.bank -= dollars;
    }
    demand(state.mine > 0, 'fragment-impossible', { field: 'nuggets' }, 'DT-E1');
  }

  /** DT-H3: whoever has five dice is done, and then nobody is asked any more. */
  private placeDice(): void {
    const { state } = this;
    for (const [seat, { kept = [], cup }] of this.players.entries()) {
      const keptPool = dice('kept', kept);
      const cupPool = cup === undefined && keptPool === NO_DICE ? cupOf(state, seat) : dice('cup', cup ?? []);
      demand(countDice(keptPool) < DICE, 'fragment-impossible', { field: 'kept' }, 'DT-H3');
      demand(countDice(keptPool) + countDice(cupPool) === DICE, 'fragment-impossible', { field: 'cup' }, 'DT-C1');
      state.kept[seat] = keptPool;
      state.cups[seat] = hide(cupPool);
    }
  }

  private placeCards(): void {
    const { state, fragment } = this;
    const { rules } = state;
    const before = [orderIn(state.store), [...state.row, ...orderIn(state.properties)]] as const;
    const store = newCards(rules.storeCopies, state.store.places, DECK);
    const properties = newCards(rules.propertyCopies, state.properties.places, DECK);
    Object.assign(state, { store, properties, row: [], under: [] });
    for (const [seat, { hand = [], wired = [] }] of this.players.entries()) {
      this.move('hand', hand, handOf(seat), 1 << seat, 'both');
      this.move('wired', wired, wiredOf(seat), EVERYONE, 'property');
      demand(!hand.includes('joe'), 'fragment-impossible', { field: 'hand' }, 'DT-G2');
      ruleOut(store, handOf(seat), JOE);
    }
    this.move('discards', fragment.discards ?? [], DISCARDS, EVERYONE, 'store');
    demand((fragment.row ?? []).length <= ROW, 'fragment-impossible', { field: 'row' }, 'DT-S1');
    state.row.push(...this.move('row', fragment.row ?? [], ROW_PLACE, EVERYONE, 'property'));
    state.under.push(...this.move('under', fragment.under ?? [], UNDER, EVERYONE, 'property'));
    this.orderDeck('storeDeck', store, before[0]);
    this.orderDeck('propertyDeck', properties, before[1]);
    layRow(state);
    demand(state.row.length > 0, 'fragment-impossible', { field: 'row' }, 'DT-E1');
  }

  /** Moves cards from the deck to a place and returns their kinds. */
  private move(
    field: string,
    cards: readonly CardName[],
    to: Place,
    seenBy: SeatMask,
    back: 'store' | 'property' | 'both',
  ): number[] {
    return this.kindsOf(field, cards, back).map((kind, at) => {
      const table = tableOf(this.state, cards[at] as CardName);
      demand(peek(table.piles)[DECK]?.includes(kind) === true, 'fragment-impossible', { field }, 'DT-C2');
      moveCard(table, DECK, to, kind, seenBy);
      return kind;
    });
  }

  private kindsOf(field: string, cards: readonly CardName[], back: 'store' | 'property' | 'both'): number[] {
    demand(Array.isArray(cards) && cards.every(isCardName), 'fragment-impossible', { field });
    const fits = cards.every((card) => back === 'both' || isProperty(card) === (back === 'property'));
    const kinds = cards.map((card) => kindOf(this.state, card));
    demand(fits && !kinds.includes(-1), 'fragment-impossible', { field });
    return kinds;
  }

  /** The cards named come off first; the others lie below as they lay before. */
  private orderDeck(field: 'storeDeck' | 'propertyDeck', cards: Cards, before: readonly number[]): void {
    const pile = peek(cards.piles)[DECK] as number[];
    const top = this.kindsOf(field, this.fragment[field] ?? [], field === 'storeDeck' ? 'store' : 'property');
    const left = pile.slice();
    for (const kind of top) demand(takeFrom(left, kind), 'fragment-impossible', { field }, 'DT-C2');
    const below = before.filter((kind) => takeFrom(left, kind));
    pile.splice(0, pile.length, ...below, ...top.toReversed());
  }
}

function orderIn(cards: Cards): number[] {
  return (peek(cards.piles)[DECK] ?? []).slice();
}

function takeFrom(pile: number[], kind: number): boolean {
  const at = pile.indexOf(kind);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

function whole(field: string, value: unknown, min: number, max: number, rule?: RuleId): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  demand(fits, 'fragment-impossible', { field }, rule);
  return value as number;
}

function dice(field: string, value: unknown): Pool {
  const fits =
    Array.isArray(value) && value.length <= DICE && value.every((face) => (FACES as readonly unknown[]).includes(face));
  demand(fits, 'fragment-impossible', { field }, 'DT-C1');
  return poolOf(value as readonly Face[]);
}
