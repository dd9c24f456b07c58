import { leftOf, type Chance, type Log, type Seat } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import { contentOf, mineName, TELEGRAPH, TOWNS } from '../content.ts';
import type { Event } from '../events.ts';
import { TURN_DIE, YIELD } from '../frames.ts';
import { at, close, countKept, countSaloons, goOn, topFrame, unkeep, type State } from '../state.ts';
import { pay, receive } from './debts.ts';
import { destroyMine } from './event-cards.ts';
import { settleHeld } from './held.ts';
import { updateMayor } from './mayors.ts';

export const VEIN_YIELDS = 3;
export const SALOON_TAKES = 2;
export const GIRLS_TAKE = 4;
const COLLAPSE_LOW = 2;
const COLLAPSE_HIGH = 12;

/** [BT-D3] Whether dangerous mines fall in at this result. */
export function isCollapse(sum: number): boolean {
  return sum === COLLAPSE_LOW || sum === COLLAPSE_HIGH;
}

/** [BT-D1] The start player rolls. */
export function rollDice(state: State, chance: Chance, log?: Log<Event>): void {
  chance.roll(2, 6, state.dice, 'production', state.round);
  log?.tell({ type: 'dice-rolled', seat: state.start, dice: state.dice.slice() });
  askTelegraphs(state, state.start, state.seats, log);
}

/** [BT-D2] Asks the next holder among `left` seats from `first` on; when nobody is left, the result stands. */
function askTelegraphs(state: State, first: Seat, left: number, log?: Log<Event>): void {
  let seat = first;
  for (let i = 0; i < left; i++) {
    if (countKept(state, seat, TELEGRAPH) > 0) {
      goOn(state, TURN_DIE(seat));
      return;
    }
    seat = leftOf(seat, state.seats);
  }
  goOn(state, YIELD(state.start));
  if (isCollapse(sumOfDice(state))) collapse(state, log);
}

/** [BT-D2] After a die is turned all holders are asked again from the start player. */
export function answerTurnDie(state: State, action: Action, log?: Log<Event>): void {
  const { seat } = topFrame(state);
  if (action.type !== 'turn-die') {
    log?.tell({ type: 'dice-kept', seat });
    const asked = (seat - state.start + state.seats) % state.seats;
    askTelegraphs(state, leftOf(seat, state.seats), state.seats - 1 - asked, log);
    return;
  }
  unkeep(state, seat, TELEGRAPH);
  state.spent += 1;
  state.dice[state.dice[0] === action.from ? 0 : 1] = action.to;
  log?.tell({ type: 'die-turned', seat, from: action.from, to: action.to, dice: state.dice.slice() });
  askTelegraphs(state, state.start, state.seats, log);
}

/** The result of the two dice. */
export function sumOfDice(state: State): number {
  return (state.dice[0] as number) + (state.dice[1] as number);
}

/** [BT-D3] Every dangerous mine leaves the game; then the mayors are looked at, before production. */
function collapse(state: State, log?: Log<Event>): void {
  const { collapsing } = contentOf(state);
  let changed = 0;
  for (let i = 0; i < collapsing.length; i++) {
    const mine = collapsing[i] as number;
    const owner = state.owner[mine] as number;
    if (owner < 0) continue;
    const veins = state.veins[mine] as number;
    log?.tell({ type: 'mine-collapsed', owner, mine: mineName(contentOf(state), mine), veins });
    changed |= 1 << (contentOf(state).town[mine] as number);
    destroyMine(state, mine);
  }
  for (let town = 0; town < TOWNS.length; town++) {
    if ((changed & (1 << town)) !== 0) updateMayor(state, town, log);
  }
  if (changed !== 0) settleHeld(state, state.start);
}

/** [BT-D1, BT-D4] The mines of the number yield; then their owners pay the Saloons. Production is over. */
export function yieldGold(state: State, log?: Log<Event>): void {
  close(state);
  const mines = contentOf(state).byNumber[sumOfDice(state)] as readonly number[];
  let yielded = 0;
  let saloons = 0;
  for (let i = 0; i < mines.length; i++) {
    const mine = mines[i] as number;
    const seat = state.owner[mine] as number;
    if (seat < 0) continue;
    yielded += 1;
    saloons += countSaloons(state, contentOf(state).town[mine] as number);
    const gold = (contentOf(state).gold[mine] as number) + VEIN_YIELDS * (state.veins[mine] as number);
    receive(state, seat, gold);
    log?.tell({ type: 'mine-yielded', seat, mine: mineName(contentOf(state), mine), gold });
  }
  if (saloons > 0) paySaloons(state, mines, log);
  if (yielded === 0) log?.tell({ type: 'nothing-yielded', number: sumOfDice(state) });
}

/** [BT-D4] Owners in seat order from the start player, each paying Saloon keepers in the same order. */
function paySaloons(state: State, mines: readonly number[], log?: Log<Event>): void {
  let seat = state.start;
  do {
    let to = state.start;
    do {
      if (to !== seat) paySaloonsOf(state, mines, seat, to, log);
      to = leftOf(to, state.seats);
    } while (to !== state.start);
    seat = leftOf(seat, state.seats);
  } while (seat !== state.start);
}

function paySaloonsOf(state: State, mines: readonly number[], seat: Seat, to: Seat, log?: Log<Event>): void {
  const owed = owedToSaloons(state, mines, seat, to);
  if (owed === 0) return;
  const paid = pay(state, seat, to, owed);
  log?.tell({ type: 'saloon-paid', seat, to, owed, paid });
}

function owedToSaloons(state: State, mines: readonly number[], seat: Seat, to: Seat): number {
  let owed = 0;
  for (let i = 0; i < mines.length; i++) {
    const mine = mines[i] as number;
    if (state.owner[mine] !== seat) continue;
    const place = at(state, contentOf(state).town[mine] as number, to);
    owed += SALOON_TAKES * (state.saloons[place] as number) + GIRLS_TAKE * (state.girls[place] as number);
  }
  return owed;
}
