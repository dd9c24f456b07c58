import { cardsIn, peek, type FastChance, type Seat } from '@boxcars/engine';
import {
  ALL_DICE,
  cardOf,
  COLOURS,
  DICE,
  END_GAME,
  GO_ON,
  GROUPS,
  handOf,
  KEEPS,
  NO_CARD,
  ROLLS,
  STACKS,
  TAKES,
  TURNS,
  type Action,
  type Card,
  type ChoosePlayer,
  type GiveCard,
  type State,
} from '@boxcars/games/dice-tower';

import type { Policy } from '../policy.ts';
import { EVEN_TEMPER, type Temper } from '../temper.ts';
import { harmIn } from './leaning.ts';

/**
 * Dice Tower without the exact odds, a thousand times quicker: goes for the card with the best mix of points and missing
 * dice, keeps what serves it and takes it at once. Good enough to play on where a search stops looking.
 */
export const quickPolicy = policyBy({ hope: comes, temper: EVEN_TEMPER });

/** What a missing die leaves of a card; less for the cautious, more for the bold. */
const HOPE = 2 / 3;
const DARING = 0.1;

/** The same with a hopeful eye for chances: a missing die takes a part off a card, whatever rolls are left. */
export function diceTowerThumbBy(temper: Temper): Policy<State, Action> {
  const part = HOPE + DARING * temper.daring;
  return policyBy({ hope: (_left, _card, missing) => part ** missing, temper });
}

/** How likely a card is to come, by the rolls left and the dice it lacks. */
type Hope = (left: number, card: Card, missing: number) => number;

interface Manner {
  readonly hope: Hope;
  readonly temper: Temper;
}

function policyBy(manner: Manner): Policy<State, Action> {
  return (state, seat, legal, count, chance) => answer(state, seat, legal, count, chance, manner);
}

function answer(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  chance: FastChance,
  manner: Manner,
): Action {
  const first = legal[0] as Action;
  if (legal[count - 1] === END_GAME) {
    if (isAhead(state, seat)) return END_GAME;
    if (first === GO_ON) return first;
  }
  switch (first.type) {
    case 'choose-player':
      return manner.temper.spite > 0 ? strongest(state, legal, count) : (legal[chance.below(count)] as Action);
    case 'give-card':
      return poorest(legal, count);
    case 'end-game':
    case 'go-on':
      return isAhead(state, seat) ? END_GAME : GO_ON;
    case 'keep-dice':
    case 'take-card':
    case 'turn-die':
    case 'end-turn':
      return playTurn(state, first, manner);
  }
}

/** How likely at least so many of some dice come to show a face, by rolls left, dice and how many are missing. */
const COMES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map((rolls) =>
  Array.from({ length: DICE + 1 }, (_, dice) => atLeast(dice, 1 - (5 / 6) ** rolls)),
);

function atLeast(dice: number, chance: number): number[] {
  const exactly = Array.from({ length: DICE + 1 }, (_, hits) =>
    hits > dice ? 0 : choose(dice, hits) * chance ** hits * (1 - chance) ** (dice - hits),
  );
  return exactly.map((_, least) => exactly.slice(least).reduce((sum, one) => sum + one, 0));
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

const ICON = 0.7;

const sizes: number[] = [];
const counts: number[] = [];

function playTurn(state: State, first: Action, { hope, temper }: Manner): Action {
  if (state.isInherited && state.phase === 'start') return KEEPS[0] as Action;
  const left = ROLLS - state.rolls;
  let best = -1;
  let bestWorth = -1;
  let bestMissing = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    const kind = state.open[stack] ?? NO_CARD;
    if (kind === NO_CARD || (state.refused & (1 << stack)) !== 0) continue;
    const card = cardOf(state.rules, kind);
    const missing = countMissing(state, card);
    const worth = (card.points + (card.action === null ? 0 : ICON) + harmIn(card, temper)) * hope(left, card, missing);
    if (worth > bestWorth) {
      best = stack;
      bestWorth = worth;
      bestMissing = missing;
    }
  }
  if (best < 0) return first;
  if (bestMissing === 0 && (state.fits & (1 << best)) !== 0) return TAKES[best] as Action;
  const card = cardOf(state.rules, state.open[best] as number);
  if (first.type === 'take-card' && left === 0) return first;
  const wanted = usefulDice(state, card);
  if (state.canTurn && bestMissing === 1) return turnFor(state, card, wanted) ?? first;
  if (left === 0 || wanted === ALL_DICE) return first;
  return KEEPS[wanted] as Action;
}

function comes(left: number, { combination }: Card, missing: number): number {
  let need = 0;
  for (const group of GROUPS[combination]) need += group;
  return COMES[left]?.[DICE - need + missing]?.[missing] ?? 0;
}

/** Fills `counts` by colour. */
function count(state: State): void {
  for (let colour = 0; colour < COLOURS.length; colour++) counts[colour] = 0;
  for (let die = 0; die < state.dice.length; die++) {
    const colour = state.dice[die] as number;
    counts[colour] = (counts[colour] as number) + 1;
  }
}

/** The colour each group of a card is best made of: the ones asked for, or the most frequent. */
const colours: number[] = [];

function assign(state: State, { combination, colours: asked }: Card): number {
  count(state);
  const groups = GROUPS[combination];
  for (let group = 0; group < groups.length; group++) {
    let colour = asked.length > 0 ? COLOURS.indexOf(asked[group] as (typeof COLOURS)[number]) : -1;
    for (let other = 0; asked.length === 0 && other < COLOURS.length; other++) {
      if (isFree(other, group) && (colour < 0 || (counts[other] as number) > (counts[colour] as number)))
        colour = other;
    }
    colours[group] = colour;
    sizes[group] = groups[group] as number;
  }
  return groups.length;
}

function isFree(colour: number, groups: number): boolean {
  for (let group = 0; group < groups; group++) if (colours[group] === colour) return false;
  return true;
}

/** Dice that a card still lacks. */
function countMissing(state: State, card: Card): number {
  const groups = assign(state, card);
  let missing = 0;
  for (let group = 0; group < groups; group++) {
    missing += Math.max(0, (sizes[group] as number) - (counts[colours[group] as number] as number));
  }
  return missing;
}

/** The dice that serve a card, one bit a die. */
function usefulDice(state: State, card: Card): number {
  const groups = assign(state, card);
  let mask = 0;
  for (let die = 0; die < state.dice.length; die++) {
    for (let group = 0; group < groups; group++) {
      if (colours[group] !== state.dice[die] || (sizes[group] as number) === 0) continue;
      sizes[group] = (sizes[group] as number) - 1;
      mask |= 1 << die;
      break;
    }
  }
  return mask;
}

/** TW-B1: turns a die that serves nothing to the colour that is missing. `usefulDice` was asked last. */
function turnFor(state: State, card: Card, wanted: number): Action | null {
  for (let group = 0; group < GROUPS[card.combination].length; group++) {
    if ((sizes[group] as number) === 0) continue;
    for (let die = 0; die < state.dice.length; die++) {
      const colour = colours[group] as number;
      if ((wanted & (1 << die)) === 0 && state.dice[die] !== colour)
        return TURNS[die * COLOURS.length + colour] ?? null;
    }
  }
  return null;
}

function poorest(legal: readonly Action[], many: number): Action {
  let best = legal[0] as GiveCard;
  for (let i = 1; i < many; i++) {
    const gift = legal[i] as GiveCard;
    if (gift.card.points < best.card.points) best = gift;
  }
  return best;
}

/** The one whose hand seems to be worth most. */
function strongest(state: State, legal: readonly Action[], many: number): Action {
  let best = legal[0] as ChoosePlayer;
  for (let i = 1; i < many; i++) {
    const choice = legal[i] as ChoosePlayer;
    if (pointsIn(state, choice.player) > pointsIn(state, best.player)) best = choice;
  }
  return best;
}

function pointsIn(state: State, seat: Seat): number {
  const kinds = peek(cardsIn(state.cards, handOf(seat)));
  let points = 0;
  for (let i = 0; i < kinds.length; i++) points += cardOf(state.rules, kinds[i] as number).points;
  return points;
}

function isAhead(state: State, seat: Seat): boolean {
  const own = pointsIn(state, seat);
  for (let other = 0; other < state.seats; other++) if (other !== seat && pointsIn(state, other) >= own) return false;
  return true;
}
