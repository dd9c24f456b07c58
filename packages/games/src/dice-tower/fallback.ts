import { peek, type Kind, type Seat } from '@boxcars/engine';

import { END_TURN, GO_ON, giveOf, KEEPS, TAKES, type Action } from './actions.ts';
import { COLOURS, ROLLS } from './content.ts';
import { countAll, countOf } from './dice.ts';
import { listPlayers } from './phases/card-actions.ts';
import { takeableStacks } from './phases/card.ts';
import { ALL_DICE, ALL_STACKS, cardOf, EVERY_DIE, heldBy, type DiceMask, type Stack, type State } from './state.ts';

/**
 * The answer for the absent: takes the fitting card with the most points, otherwise rolls for more of the colour there
 * is most of; gives the card with the fewest points; never ends the game.
 */
export function fallback(state: State, seat: Seat): Action {
  switch (state.phase) {
    case 'start':
      return keep(0);
    case 'kept':
      return bestTake(state) ?? keep(state.kept & (state.kept - 1));
    case 'rolled':
      return bestTake(state) ?? (state.rolls < ROLLS ? keep(commonest(state)) : END_TURN);
    case 'choose':
      return firstPlayer(state);
    case 'give':
      return giveOf(cardOf(state.rules, cheapest(state, seat)));
    case 'won':
      return GO_ON;
    case 'over':
      throw new Error('nothing is asked');
  }
}

function keep(mask: DiceMask): Action {
  const action = KEEPS[mask];
  if (action === undefined) throw new Error(`no dice ${mask}`);
  return action;
}

function bestTake(state: State): Action | undefined {
  const stacks = takeableStacks(state);
  const worth = (stack: Stack): number => cardOf(state.rules, state.open[stack] as Kind).points;
  const [best] = ALL_STACKS.filter((stack) => (stacks & (1 << stack)) !== 0).sort((a, b) => worth(b) - worth(a));
  return best === undefined ? undefined : TAKES[best];
}

/** The dice of the colour there is most of, but never all six. */
function commonest(state: State): DiceMask {
  const counts = countAll(state.dice);
  const most = Math.max(...COLOURS.map((_, colour) => countOf(counts, colour)));
  const colour = COLOURS.findIndex((_, at) => countOf(counts, at) === most);
  const mask = EVERY_DIE.reduce((dice, die) => (state.dice[die] === colour ? dice | (1 << die) : dice), 0);
  return mask === ALL_DICE ? mask & (mask - 1) : mask;
}

function firstPlayer(state: State): Action {
  const players: Action[] = [];
  listPlayers(state, players);
  const [first] = players;
  if (first === undefined) throw new Error('nobody to choose');
  return first;
}

function cheapest(state: State, seat: Seat): Kind {
  const points = (kind: Kind): number => cardOf(state.rules, kind).points;
  const [first] = [...peek(heldBy(state, seat))].sort((a, b) => points(a) - points(b) || a - b);
  if (first === undefined) throw new Error('no card to give');
  return first;
}
