import { END_TURN, KEEPS, TAKES, TURNS, type EndTurn, type KeepDice, type TakeCard, type TurnDie } from '../actions.ts';
import { COLOURS, DICE, WHITE_DICE } from '../content.ts';
import { countDice, fitsCard, type Counts } from '../dice.ts';
import { ALL_DICE, type DiceMask, type StackMask } from '../state.ts';
import { keepOf, positionOf } from './dice-sets.ts';
import type { RolledPosition, TurnPosition } from './position.ts';
import { solve, type OddsCard, type Solution } from './solve.ts';

const FACES = COLOURS.length;

/** What can be done in a turn, and what it is worth on average when everything after it is done best. */
export interface Move {
  readonly action: KeepDice | TakeCard | TurnDie | EndTurn;
  readonly value: number;
}

/**
 * The exact odds of a turn with certain open cards and what each of them is worth to the player; no card is worth 0.
 * Solved once; then any position of that turn is looked up.
 */
export class TurnOdds {
  readonly cards: readonly (OddsCard | null)[];
  readonly worths: readonly number[];
  private readonly all: Solution;
  private readonly alone: (Solution | undefined)[] = [];

  /** `null` stands for an empty stack. */
  constructor(cards: readonly (OddsCard | null)[], worths: readonly number[]) {
    this.cards = cards;
    this.worths = worths;
    this.all = solve(cards, worths);
  }

  /** The best move; the one listed first among equals. */
  best(position: TurnPosition): Move {
    let best: Move | null = null;
    for (const move of listMoves(this.all, this.cards, position)) {
      if (best === null || move.value > best.value) best = move;
    }
    if (best === null) throw new Error('nothing can be done');
    return best;
  }

  /** Every move, the best first; of keeps that set like dice aside only one. */
  moves(position: TurnPosition): Move[] {
    return listMoves(this.all, this.cards, position).sort((a, b) => b.value - a.value);
  }

  /** The expected worth of the turn, played best from here. */
  value(position: TurnPosition): number {
    return this.best(position).value;
  }

  /** The chance to win each card when playing for it alone. */
  chances(position: TurnPosition): number[] {
    return this.cards.map((card, stack) => {
      if (card === null) return 0;
      const solution = (this.alone[stack] ??= solve([card], [1]));
      const moves = listMoves(solution, [card], alonePosition(position, stack));
      return moves.reduce((best, { value }) => Math.max(best, value), 0);
    });
  }
}

/** The position as it looks to someone who cares for one card only. */
function alonePosition(position: TurnPosition, stack: number): TurnPosition {
  if (position.stage !== 'rolled') return position;
  const { refused, fitted = 0 } = position;
  return { ...position, refused: (refused >> stack) & 1, fitted: (fitted >> stack) & 1 };
}

function listMoves(solution: Solution, cards: readonly (OddsCard | null)[], position: TurnPosition): Move[] {
  switch (position.stage) {
    case 'fresh':
      return [{ action: keepAction(0), value: freshValue(solution) }];
    case 'inherited':
      return listInherited(solution, cards, position.dice);
    case 'kept':
      return listKept(solution, cards, position.dice, position.kept);
    case 'rolled':
      return listRolled(solution, position);
  }
}

const AFTER_FIRST = 2;
const AFTER_SECOND = 1;

function freshValue(solution: Solution): number {
  return solution.keeping[AFTER_FIRST]?.[keepOf(solution.tables, 0, 0) * solution.lanes] as number;
}

/** TW-T5: roll all six, or keep some. */
function listInherited(solution: Solution, cards: readonly (OddsCard | null)[], dice: readonly number[]): Move[] {
  const moves: Move[] = [{ action: keepAction(0), value: freshValue(solution) }];
  const seen = new Set<number>();
  for (let kept = 1; kept <= ALL_DICE; kept++) {
    const keep = keepAt(solution, dice, kept);
    if (seen.has(keep)) continue;
    seen.add(keep);
    moves.push({ action: keepAction(kept), value: keptValue(solution, cards, dice, kept) });
  }
  return moves;
}

/** Where the kept dice make no card the rest is rolled at once; otherwise there is a choice. */
function keptValue(
  solution: Solution,
  cards: readonly (OddsCard | null)[],
  dice: readonly number[],
  kept: DiceMask,
): number {
  if (kept !== ALL_DICE && fitting(cards, countDice(dice, kept)) === 0) {
    return rollValue(solution, AFTER_SECOND, keepAt(solution, dice, kept), 0);
  }
  let best = -Infinity;
  for (const { value } of listKept(solution, cards, dice, kept)) best = Math.max(best, value);
  return best;
}

function listKept(
  solution: Solution,
  cards: readonly (OddsCard | null)[],
  dice: readonly number[],
  kept: DiceMask,
): Move[] {
  const fits = fitting(cards, countDice(dice, kept));
  const moves = listTakes(solution, fits);
  addKeeps(solution, dice, kept, AFTER_SECOND, fits, moves);
  return moves;
}

/** TW-T2 to TW-T4, TW-B1. */
function listRolled(solution: Solution, position: RolledPosition): Move[] {
  const { dice, rollsLeft, refused, canTurn } = position;
  const fits = solution.fits[positionAt(solution, dice)] as number;
  const atStake = (position.fitted ?? 0) | fits;
  const moves = listTakes(solution, fits & ~refused);
  if (moves.length === 0) moves.push({ action: END_TURN, value: 0 });
  if (rollsLeft > 0) addKeeps(solution, dice, ALL_DICE, rollsLeft - 1, refused | atStake, moves);
  if (canTurn) addTurns(solution, position, atStake, moves);
  return moves;
}

function listTakes({ worths }: Solution, stacks: StackMask): Move[] {
  return TAKES.filter(({ stack }) => (stacks & (1 << stack)) !== 0).map((action) => ({
    action,
    value: worths[action.stack] ?? 0,
  }));
}

function addKeeps(
  solution: Solution,
  dice: readonly number[],
  from: DiceMask,
  left: number,
  refused: StackMask,
  moves: Move[],
): void {
  const seen = new Set<number>();
  for (let kept = 0; kept < ALL_DICE; kept++) {
    if ((kept & ~from) !== 0) continue;
    const keep = keepAt(solution, dice, kept);
    if (seen.has(keep)) continue;
    seen.add(keep);
    moves.push({ action: keepAction(kept), value: rollValue(solution, left, keep, refused) });
  }
}

/** TW-B1: after turning, a card that fits, the end of the turn where none does, or the best keep. */
function addTurns(
  solution: Solution,
  { dice, rollsLeft, refused }: RolledPosition,
  atStake: StackMask,
  moves: Move[],
): void {
  const turned = dice.slice();
  const seen = new Set<number>();
  for (let die = 0; die < DICE; die++) {
    for (let colour = 0; colour < FACES; colour++) {
      if (colour === dice[die]) continue;
      turned[die] = colour;
      const at = positionAt(solution, turned);
      if (seen.has(at)) continue;
      seen.add(at);
      const fits = solution.fits[at] as number;
      const takes = listTakes(solution, fits & ~refused).map(({ value }) => value);
      const now = takes.length === 0 ? 0 : Math.max(...takes);
      const later = solution.rolling[rollsLeft]?.[at * solution.lanes + (refused | atStake | fits)] as number;
      moves.push({
        action: TURNS[die * FACES + colour] as TurnDie,
        value: rollsLeft > 0 ? Math.max(now, later) : now,
      });
    }
    turned[die] = dice[die] as number;
  }
}

function rollValue({ keeping, lanes }: Solution, left: number, keep: number, refused: StackMask): number {
  return keeping[left]?.[keep * lanes + refused] as number;
}

function fitting(cards: readonly (OddsCard | null)[], counts: Counts): StackMask {
  return cards.reduce((mask, card, i) => (card !== null && fitsCard(counts, card) ? mask | (1 << i) : mask), 0);
}

function keepAction(mask: DiceMask): KeepDice {
  return KEEPS[mask] as KeepDice;
}

/** The number of what a set of dice keeps. */
function keepAt({ tables }: Solution, dice: readonly number[], kept: DiceMask): number {
  let white = 0;
  let black = 0;
  for (let die = 0; die < WHITE_DICE; die++) {
    if ((kept & (1 << die)) !== 0) white = tables.white.plus[white * FACES + (dice[die] as number)] as number;
  }
  for (let die = WHITE_DICE; die < DICE; die++) {
    if ((kept & (1 << die)) !== 0) black = tables.black.plus[black * FACES + (dice[die] as number)] as number;
  }
  return keepOf(tables, white, black);
}

/** The number of six dice as they lie. */
function positionAt(solution: Solution, dice: readonly number[]): number {
  const keep = keepAt(solution, dice, ALL_DICE);
  const { tables } = solution;
  return positionOf(tables, Math.floor(keep / tables.black.count), keep % tables.black.count);
}
