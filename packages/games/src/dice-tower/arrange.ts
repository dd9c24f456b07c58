import {
  ascending,
  EVERYONE,
  hide,
  moveCard,
  newCards,
  peek,
  refusal,
  type Cards,
  type Json,
  type Kind,
  type Refusal,
  type Seat,
} from '@boxcars/engine';

import { ROLLS, STACK_SIZE, STACKS } from './content.ts';
import { kindOf } from './deck.ts';
import { countAll } from './dice.ts';
import { readCard, readDice, writeCard } from './notation.ts';
import { fittingStacks, takeableStacks } from './phases/card.ts';
import { cardOf, cloneState, handOf, IN_STACKS, NO_CARD, ON_TOP, putOnTop, type State } from './state.ts';

/**
 * A position to start from, every part of it optional:
 * - `seat`: whose turn it is;
 * - `open`: the top cards in short (`four=2`), null for an empty stack;
 * - `hands`: each seat's cards, won before everyone's eyes;
 * - `dice`: the six dice (`pppp/gb`);
 * - `rolls`: how many rolls were made, the dice being the last one's result; 0 is the start of a turn;
 * - `inherited`: at the start of a turn, that the dice lie as the last player left them;
 * - `blackRolled`: whether both black dice were in the last roll; by default only after the first;
 * - `refused`: the stacks, counted from 1, whose card was refused in this turn.
 */
interface Fragment {
  readonly seat: Seat;
  readonly open: readonly Kind[] | null;
  readonly hands: readonly (readonly Kind[])[] | null;
  readonly dice: readonly number[] | null;
  readonly rolls: number;
  readonly inherited: boolean;
  readonly blackRolled: boolean;
  readonly refused: number;
}

const FIELDS: readonly string[] = ['seat', 'open', 'hands', 'dice', 'rolls', 'inherited', 'blackRolled', 'refused'];

/** Puts a fragment in place, or says why it can't be. */
export function arrange(state: State, json: Json): Refusal | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refusal('fragment-not-an-object');
  const given = json as { readonly [field: string]: Json };
  const unknown = Object.keys(given).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) return refusal('fragment-field-unknown', { field: unknown, allowed: FIELDS });
  const fragment = readFragment(state, given);
  if ('code' in fragment) return fragment;
  const table = fragment.open === null && fragment.hands === null ? null : layTable(state, fragment);
  if (table !== null && 'code' in table) return table;
  const arranged = cloneState(state);
  put(arranged, fragment, table);
  const problem = refusePosition(arranged, fragment);
  if (problem === null) Object.assign(state, arranged);
  return problem;
}

function readFragment(state: State, given: { readonly [field: string]: Json }): Fragment | Refusal {
  const { seat = state.seat, rolls = 0, inherited = false } = given;
  if (!isWhole(seat, 0, state.seats - 1)) return refusal('fragment-wrong', { field: 'seat' });
  if (!isWhole(rolls, 0, ROLLS)) return refusal('fragment-wrong', { field: 'rolls' });
  if (typeof inherited !== 'boolean') return refusal('fragment-wrong', { field: 'inherited' });
  const { blackRolled = rolls === 1 } = given;
  if (typeof blackRolled !== 'boolean') return refusal('fragment-wrong', { field: 'blackRolled' });
  const dice = typeof given['dice'] === 'string' ? readDice(given['dice']) : null;
  if (given['dice'] !== undefined && dice === null) return refusal('fragment-wrong', { field: 'dice' });
  const open = readKinds(state, given['open'], true);
  if (open === undefined || (open !== null && open.length !== STACKS))
    return refusal('fragment-wrong', { field: 'open' });
  const hands = readHands(state, given['hands']);
  if (hands === undefined) return refusal('fragment-wrong', { field: 'hands' });
  const refused = readRefused(given['refused']);
  if (refused === null) return refusal('fragment-wrong', { field: 'refused' });
  return { seat, open, hands, dice, rolls, inherited, blackRolled, refused };
}

/** Kinds by their notation; null when nothing is given, undefined when something is no card of the deck. */
function readKinds(state: State, json: Json | undefined, mayBeEmpty: boolean): Kind[] | null | undefined {
  if (json === undefined) return null;
  if (!Array.isArray(json)) return undefined;
  const kinds = (json as readonly Json[]).map((text) => {
    if (text === null) return mayBeEmpty ? NO_CARD : undefined;
    const card = typeof text === 'string' ? readCard(text) : null;
    const kind = card === null ? -1 : kindOf(state.rules.cards, card);
    return kind < 0 ? undefined : kind;
  });
  return kinds.every((kind) => kind !== undefined) ? kinds : undefined;
}

function readHands(state: State, json: Json | undefined): Kind[][] | null | undefined {
  if (json === undefined) return null;
  if (!Array.isArray(json) || json.length !== state.seats) return undefined;
  const hands = (json as readonly Json[]).map((hand) => readKinds(state, hand, false) ?? undefined);
  const areFit = hands.every((hand) => hand !== undefined && hand.length < state.rules.mustEnd);
  return areFit ? (hands as Kind[][]) : undefined;
}

function readRefused(json: Json | undefined): number | null {
  if (json === undefined) return 0;
  if (!Array.isArray(json)) return null;
  const stacks = json as readonly Json[];
  if (!stacks.every((stack) => isWhole(stack, 1, STACKS))) return null;
  return stacks.reduce<number>((mask, stack) => mask | (1 << (stack - 1)), 0);
}

interface Table {
  readonly cards: Cards;
  readonly open: readonly Kind[];
  readonly stacks: readonly (readonly Kind[])[];
}

/** Deals anew: the cards named go where they are named, the others stay in the order they had. */
function layTable(state: State, { open, hands }: Fragment): Table | Refusal {
  const tops = open ?? state.open;
  const held = hands ?? [];
  const rest = [...state.stacks.flatMap((stack) => peek(stack)), ...state.open, ...heldKinds(state)].filter(
    (kind) => kind !== NO_CARD,
  );
  for (const kind of [...tops, ...held.flat()]) {
    if (kind === NO_CARD) continue;
    const at = rest.indexOf(kind);
    if (at < 0) return refusal('fragment-card-not-left', { card: writeCard(cardOf(state.rules, kind)) });
    rest.splice(at, 1);
  }
  const filled = tops.filter((kind) => kind !== NO_CARD).length;
  if (rest.length > filled * (STACK_SIZE - 1)) return refusal('fragment-wrong', { field: 'open' });
  const cards = newCards(state.cards.copies, state.cards.places, IN_STACKS);
  for (const kind of tops) if (kind !== NO_CARD) moveCard(cards, IN_STACKS, ON_TOP, kind, EVERYONE);
  for (const [seat, hand] of held.entries()) {
    for (const kind of ascending(hand)) {
      moveCard(cards, IN_STACKS, ON_TOP, kind, EVERYONE);
      moveCard(cards, ON_TOP, handOf(seat), kind, EVERYONE);
    }
  }
  return { cards, open: tops, stacks: splitEvenly(tops, rest, filled) };
}

function heldKinds(state: State): Kind[] {
  const piles = peek(state.cards.piles);
  return piles.slice(ON_TOP + 1).flat();
}

function splitEvenly(tops: readonly Kind[], rest: readonly Kind[], filled: number): Kind[][] {
  let from = 0;
  let left = filled;
  return tops.map((top) => {
    if (top === NO_CARD) return [];
    const size = Math.ceil((rest.length - from) / left);
    left -= 1;
    from += size;
    return rest.slice(from - size, from);
  });
}

function put(state: State, fragment: Fragment, table: Table | null): void {
  if (table !== null) {
    state.cards = table.cards;
    for (const [stack, kind] of table.open.entries()) putOnTop(state, stack, kind);
    for (const [stack, kinds] of table.stacks.entries()) state.stacks[stack] = hide([...kinds]);
  }
  for (const [die, colour] of (fragment.dice ?? state.dice).entries()) state.dice[die] = colour;
  state.phase = fragment.rolls === 0 ? 'start' : 'rolled';
  state.seat = fragment.seat;
  state.rolls = fragment.rolls;
  state.isInherited = fragment.inherited;
  state.kept = 0;
  state.won = NO_CARD;
  state.refused = fragment.refused;
  state.fits = fragment.rolls === 0 ? 0 : fittingStacks(state, countAll(state.dice));
  state.fitted = state.fits;
  state.canTurn = fragment.rolls > 0 && fragment.blackRolled && state.dice[4] === state.dice[5];
}

/** TW-T3, TW-T4, TW-T5: a position that no turn comes to, or in which nothing is asked. */
function refusePosition(state: State, { rolls, inherited, refused, dice }: Fragment): Refusal | null {
  if (rolls > 0 && dice === null) return refusal('fragment-wrong', { field: 'dice' });
  if (inherited && (rolls > 0 || dice === null)) return refusal('fragment-wrong', { field: 'inherited' });
  const isOpen = state.open.every((kind, stack) => kind !== NO_CARD || (refused & (1 << stack)) === 0);
  if ((refused !== 0 && rolls < 2) || !isOpen) return refusal('fragment-wrong', { field: 'refused' });
  const stacks = takeableStacks(state);
  const isSettled = rolls === ROLLS && !state.canTurn && (stacks & (stacks - 1)) === 0;
  return isSettled ? refusal('fragment-asks-nothing', undefined, 'TW-T4') : null;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
