import type { Composer, Json, Question } from '@boxcars/engine';

import type { Action } from './actions.ts';
import { COLOURS, DICE, ROLLS } from './content.ts';
import { EVERY_DIE, type Die, type State } from './state.ts';
import { windowOf } from './windows.ts';

/** The form of the answer: cards, players and endings as they stand, dice to keep and to turn composed. */
export function questionOf(state: State, count: number, legal: readonly Action[]): Question<Action> {
  const window = windowOf(state);
  if (window === null) throw new Error('nothing is asked');
  const options = legal
    .slice(0, count)
    .filter((action) => action.type !== 'turn-die' && (action.type !== 'keep-dice' || isPlainRoll(state, action.dice)));
  const compose = composersOf(state);
  return {
    kind: window.kind,
    options,
    ...(compose.length === 0 ? {} : { compose }),
    ...factsOf(state),
  };
}

/** At the start of a turn rolling all six is an answer of its own, not a way to keep dice. */
function isPlainRoll(state: State, dice: readonly Die[]): boolean {
  return state.phase === 'start' && dice.length === 0;
}

function composersOf(state: State): Composer[] {
  switch (state.phase) {
    case 'start':
      return state.isInherited ? [keeping(EVERY_DIE, 1, DICE)] : [];
    case 'kept':
      return [
        keeping(
          EVERY_DIE.filter((die) => (state.kept & (1 << die)) !== 0),
          0,
          DICE - 1,
        ),
      ];
    case 'rolled':
      return [...(state.rolls < ROLLS ? [keeping(EVERY_DIE, 0, DICE - 1)] : []), ...(state.canTurn ? [TURNING] : [])];
    case 'choose':
    case 'give':
    case 'won':
    case 'over':
      return [];
  }
}

function keeping(of: readonly Die[], min: number, max: number): Composer {
  return { type: 'keep-dice', fields: { dice: { field: 'subset', of, min, max: Math.min(max, of.length) } } };
}

const TURNING: Composer = {
  type: 'turn-die',
  fields: { die: { field: 'one', of: EVERY_DIE }, colour: { field: 'one', of: COLOURS } },
};

function factsOf(state: State): { readonly facts?: { readonly [name: string]: Json } } {
  switch (state.phase) {
    case 'start':
      return { facts: { inherited: state.isInherited } };
    case 'kept':
    case 'rolled':
      return { facts: { rollsLeft: ROLLS - state.rolls } };
    case 'give':
      return { facts: { player: state.partner } };
    case 'choose':
    case 'won':
    case 'over':
      return {};
  }
}
