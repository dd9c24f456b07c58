import { COLOURS, DICE, ROLLS } from '../content.ts';
import { ALL_DICE, type DiceMask, type StackMask, type State } from '../state.ts';
import type { View } from '../view.ts';

/** A moment of a turn at which something can be decided. Dice are colours as indices of COLOURS, the black ones last. */
export type TurnPosition =
  /** Before the first roll of six dice. */
  | { readonly stage: 'fresh' }
  /** TW-T5: before the first roll, the last player's dice lying there. */
  | { readonly stage: 'inherited'; readonly dice: readonly number[] }
  /** TW-T5: some of them kept, two rolls left. */
  | { readonly stage: 'kept'; readonly dice: readonly number[]; readonly kept: DiceMask }
  | RolledPosition;

/** After a roll. */
export interface RolledPosition {
  readonly stage: 'rolled';
  readonly dice: readonly number[];
  readonly rollsLeft: number;
  /** TW-T3: the cards refused in this turn, one bit a stack. */
  readonly refused: StackMask;
  /** TW-T3: the cards the dice fitted since the roll, before a die was turned; rolling on refuses them too. */
  readonly fitted?: StackMask;
  /** TW-B1: whether a die may be turned. */
  readonly canTurn: boolean;
}

/** The moment a game is at, or null when nothing is to be decided with dice. */
export function turnPositionOf(state: State): TurnPosition | null {
  const { dice } = state;
  switch (state.phase) {
    case 'start':
      return state.isInherited ? { stage: 'inherited', dice } : { stage: 'fresh' };
    case 'kept':
      return { stage: 'kept', dice, kept: state.kept };
    case 'rolled': {
      const { refused, fitted, canTurn } = state;
      return { stage: 'rolled', dice, rollsLeft: ROLLS - state.rolls, refused, fitted, canTurn };
    }
    case 'choose':
    case 'give':
    case 'won':
    case 'over':
      return null;
  }
}

/** The same by what anyone sees. */
export function turnPositionSeen(view: View): TurnPosition | null {
  const dice = view.dice.map(({ colour }) => (colour === null ? 0 : COLOURS.indexOf(colour)));
  switch (view.phase) {
    case 'start':
      return view.isInherited ? { stage: 'inherited', dice } : { stage: 'fresh' };
    case 'kept':
      return { stage: 'kept', dice, kept: maskWhere(view.dice, ({ isKept }) => isKept) };
    case 'rolled':
      return {
        stage: 'rolled',
        dice,
        rollsLeft: view.rollsLeft,
        refused: maskWhere(view.stacks, ({ isRefused }) => isRefused),
        fitted: maskWhere(view.stacks, ({ isAtStake }) => isAtStake),
        canTurn: view.canTurn,
      };
    case 'choose':
    case 'give':
    case 'won':
    case 'over':
      return null;
  }
}

function maskWhere<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.reduce((mask, one, i) => (holds(one) ? mask | (1 << i) : mask), 0);
}

/** Whether the numbers make a position that a turn can come to: six dice, at most two rolls left, dice turned only after doubles. */
export function isPossiblePosition(position: TurnPosition): boolean {
  if (position.stage === 'fresh') return true;
  const { dice } = position;
  if (
    dice.length !== DICE ||
    !dice.every((colour) => Number.isInteger(colour) && colour >= 0 && colour < COLOURS.length)
  ) {
    return false;
  }
  if (position.stage === 'inherited') return true;
  if (position.stage === 'kept') return position.kept > 0 && position.kept <= ALL_DICE;
  const { rollsLeft, canTurn, refused } = position;
  if (!Number.isInteger(rollsLeft) || rollsLeft < 0 || rollsLeft >= ROLLS) return false;
  return (!canTurn || dice[4] === dice[5]) && (refused === 0 || rollsLeft < ROLLS - 1);
}
