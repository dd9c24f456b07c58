import {
  countMost,
  countSure,
  knowledgeOf,
  type Knowledge,
  type Open,
  type Place,
  type Seat,
  type Viewer,
} from '@boxcars/engine';

import { ROLLS, SYMBOLS, WHITE_DICE, type Card, type Colour, type DieSymbol } from './content.ts';
import { takeableStacks } from './phases/card.ts';
import { colourOf } from './phases/rolls.ts';
import { pointsOf } from './scoring.ts';
import {
  ALL_STACKS,
  BETWEEN,
  cardOf,
  countBelow,
  countHeld,
  EVERY_DIE,
  handOf,
  IN_STACKS,
  NO_CARD,
  NOBODY_ENDED,
  shownOf,
  type Die,
  type Phase,
  type Stack,
  type State,
} from './state.ts';

/** A die. It shows nothing before the first roll of a turn that inherits none. */
export interface DieView {
  readonly colour: Colour | null;
  readonly symbol: DieSymbol | null;
  readonly isBlack: boolean;
  /** TW-T5: kept from the last player's dice, before any roll of this turn. */
  readonly isKept: boolean;
}

/** A stack: its top card, how the dice stand to it, and how many cards lie below. */
export interface StackView {
  readonly card: Card | null;
  readonly below: number;
  readonly fits: boolean;
  readonly isRefused: boolean;
  /** TW-T3: the dice have fitted it since the last roll, so rolling on refuses it. */
  readonly isAtStake: boolean;
  readonly canBeTaken: boolean;
}

/** Cards of one face. */
export interface CardCount {
  readonly card: Card;
  readonly count: number;
}

/** What a viewer knows of a seat's cards: those it holds for certain, and the faces the other ones may have. */
export interface SeatView {
  readonly held: number;
  readonly sure: readonly CardCount[];
  readonly unknown: number;
  readonly maybe: readonly Card[];
  readonly mayEnd: boolean;
  /** Once the game is over. */
  readonly points: number | null;
}

/** What a viewer knows of a game. */
export interface View {
  readonly phase: Phase;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly rolls: number;
  readonly rollsLeft: number;
  readonly isInherited: boolean;
  readonly canTurn: boolean;
  readonly dice: readonly DieView[];
  readonly stacks: readonly StackView[];
  readonly seats: readonly SeatView[];
  /** TW-A3: a swap that waits for a card in return; `drawn` is null for those who don't see it. */
  readonly swap: { readonly with: Seat; readonly drawn: Card | null } | null;
  /** TW-E1. */
  readonly mayEndFrom: number;
  readonly endsAt: number;
  readonly endedBy: Seat | null;
  /** The cards that still lie below the top ones, in no order. */
  readonly rest: readonly CardCount[];
}

/** What a seat or the public may know, with all they remember. */
export function viewOf(state: State, viewer: Viewer): Open<View> {
  const { rules, phase } = state;
  const known = knowledgeOf(state.cards, viewer);
  const points = phase === 'over' ? pointsOf(state) : null;
  return {
    phase,
    turn: state.turn,
    seat: phase === 'over' ? null : state.seat,
    rolls: state.rolls,
    rollsLeft: ROLLS - state.rolls,
    isInherited: state.isInherited,
    canTurn: state.canTurn,
    dice: EVERY_DIE.map((die) => viewDie(state, die)),
    stacks: ALL_STACKS.map((stack) => viewStack(state, stack)),
    seats: Array.from({ length: state.seats }, (_, seat) => viewSeat(state, seat, known, points?.[seat] ?? null)),
    swap: phase === 'give' ? { with: state.partner, drawn: surest(state, known, BETWEEN)[0]?.card ?? null } : null,
    mayEndFrom: rules.mayEnd,
    endsAt: rules.mustEnd,
    endedBy: state.endedBy === NOBODY_ENDED ? null : state.endedBy,
    rest: surest(state, known, IN_STACKS),
  };
}

function viewDie(state: State, die: Die): DieView {
  const lies = state.rolls > 0 || state.isInherited;
  return {
    colour: lies ? colourOf(state, die) : null,
    symbol: lies ? (SYMBOLS[state.dice[die] as number] ?? null) : null,
    isBlack: die >= WHITE_DICE,
    isKept: state.phase === 'kept' && (state.kept & (1 << die)) !== 0,
  };
}

function viewStack(state: State, stack: Stack): StackView {
  const kind = state.open[stack] as number;
  const bit = 1 << stack;
  return {
    card: kind === NO_CARD ? null : cardOf(state.rules, kind),
    below: countBelow(state, stack),
    fits: (state.fits & bit) !== 0,
    isRefused: (state.refused & bit) !== 0,
    isAtStake: (state.fitted & ~state.refused & bit) !== 0,
    canBeTaken: (takeableStacks(state) & bit) !== 0,
  };
}

function viewSeat(state: State, seat: Seat, known: Knowledge, points: number | null): SeatView {
  const place = points === null ? handOf(seat) : shownOf(seat);
  const sure = surest(state, known, place);
  const held = points === null ? countHeld(state, seat) : (known.size[place] ?? 0);
  return {
    held,
    sure,
    unknown: held - sure.reduce((sum, { count }) => sum + count, 0),
    maybe: state.rules.cards.filter((_, kind) => countMost(known, place, kind) > countSure(known, place, kind)),
    mayEnd: held >= state.rules.mayEnd,
    points,
  };
}

/** The cards of a place that are there for certain. */
function surest(state: State, known: Knowledge, place: Place): CardCount[] {
  return state.rules.cards.flatMap((card, kind) => {
    const count = countSure(known, place, kind);
    return count === 0 ? [] : [{ card, count }];
  });
}
