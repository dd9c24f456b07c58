import type { Seat } from '@boxcars/engine';
import {
  contentOf,
  bidOf,
  EVENTS,
  findMine,
  PASS,
  TOWNS,
  type Action,
  type MineName,
  type State,
} from '@boxcars/games/boomtown';

import { isWorthRaising, picksWorth } from './boomtown/auction.ts';
import { bidLeaning, leaningOf } from './boomtown/leaning.ts';
import {
  blowUpWorth,
  cardWorth,
  expropriationWorth,
  governorWorth,
  mineWorth,
  chanceOf,
  productionsLeft,
  saloonWorth,
  veinOdds,
} from './boomtown/worth.ts';
import type { Policy } from './policy.ts';
import { EVEN_TEMPER, type Temper } from './temper.ts';

/**
 * Counts every card in points at the end: what a mine will yield, what a post is worth, what costs take. Bids while the
 * first choice beats the choice that is left, share of the payment included; otherwise takes what counts most.
 */
export function boomtownPolicyBy(temper: Temper): Policy<State, Action> {
  const isEven = temper === EVEN_TEMPER;
  return (state, seat, legal, count) => {
    if (legal[0]?.type === 'pass') {
      const eager = isEven ? 0 : bidLeaning(state, seat, temper);
      return isWorthRaising(state, seat, eager) ? bidOf(state.highestBid + 1) : PASS;
    }
    let best = legal[0] as Action;
    let bestWorth = -Infinity;
    for (let i = 0; i < count; i++) {
      const action = legal[i] as Action;
      const worth = worthOf(state, seat, action) + (isEven ? 0 : leaningOf(state, seat, action, temper));
      if (worth > bestWorth) {
        best = action;
        bestWorth = worth;
      }
    }
    return best;
  };
}

/** The same in no style of its own. */
export const boomtownPolicy = boomtownPolicyBy(EVEN_TEMPER);

// long: one line for each kind of answer.
function worthOf(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'take-mine':
      return cardWorth(state, mineOf(state, action), seat);
    case 'take-event':
      return cardWorth(state, contentOf(state).mines + EVENTS.indexOf(action.event), seat);
    case 'play-mustang':
      return mustangWorth(state, seat) - MUSTANG_WAITS * Math.min(1, productionsLeft(state) - 1);
    case 'blow-up-mine':
      return blowUpWorth(state, seat, mineOf(state, action));
    case 'blow-up-saloon':
      return saloonLoss(state, action.seat, TOWNS.indexOf(action.town), action.girls);
    case 'expropriate':
      return expropriationWorth(state, seat, mineOf(state, action));
    case 'place-governor':
      return governorWorth(state, TOWNS.indexOf(action.town), seat);
    case 'place-vein':
      return veinOdds(state, mineOf(state, action));
    case 'place-saloon':
    case 'place-girls':
      return saloonWorth(state, TOWNS.indexOf(action.town), seat);
    case 'hold-up':
      return holdupWorth(state, action.seat, action.amount);
    case 'turn-die':
      return turnWorth(state, seat, action.from, action.to) - TELEGRAPH_WAITS * Math.min(5, productionsLeft(state) - 1);
    case 'use-held':
      return action.event === 'expropriation' ? 1 : 0;
    case 'pass':
    case 'bid':
    case 'keep-mustang':
    case 'keep-dice':
      return 0;
  }
}

/** How much better than the usual an occasion has to be while there are others to come. */
const MUSTANG_WAITS = 3;
const TELEGRAPH_WAITS = 0.9;

function mineOf(state: State, name: MineName): number {
  return findMine(contentOf(state), name);
}

function mustangWorth(state: State, seat: Seat): number {
  return picksWorth(state, seat, state.winner, seat) - picksWorth(state, seat, state.winner);
}

function saloonLoss(state: State, owner: Seat, town: number, girls: boolean): number {
  return ((girls ? 2 : 1) * saloonWorth(state, town, owner)) / (state.seats - 1);
}

/** What a Holdup brings on average; between equals the richer victim. */
function holdupWorth(state: State, victim: Seat, amount: number): number {
  let odds = 0;
  for (let sum = amount; sum <= 12; sum++) odds += chanceOf(sum);
  const gold = state.gold[victim] ?? 0;
  return odds * Math.min(amount, gold) + gold / 1000;
}

/** What turning a die changes for a seat. */
function turnWorth(state: State, seat: Seat, from: number, to: number): number {
  const sum = (state.dice[0] ?? 0) + (state.dice[1] ?? 0);
  return rollWorth(state, seat, sum - from + to) - rollWorth(state, seat, sum);
}

/** What a roll does for a seat: its yields and losses, less the others' mean. */
function rollWorth(state: State, seat: Seat, sum: number): number {
  const content = contentOf(state);
  const isCollapse = sum === 2 || sum === 12;
  let worth = 0;
  for (let mine = 0; mine < content.mines; mine++) {
    const owner = state.owner[mine] ?? -1;
    if (owner < 0) continue;
    const weight = owner === seat ? 1 : -1 / (state.seats - 1);
    if (isCollapse && content.dangerous[mine] === true) worth -= weight * mineWorth(state, mine, owner);
    else if (content.number[mine] === sum) worth += weight * ((content.gold[mine] ?? 0) + 3 * (state.veins[mine] ?? 0));
  }
  return worth;
}
