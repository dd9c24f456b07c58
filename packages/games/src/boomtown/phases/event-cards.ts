import { leftOf, type Chance, type Log, type Seat } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import { contentOf, findMine, mineName, TOWNS, type MineName } from '../content.ts';
import type { Event } from '../events.ts';
import { at, close, GONE, topFrame, type State } from '../state.ts';
import { pay, payBank, receive } from './debts.ts';
import { settleHeld } from './held.ts';
import { changeMines, payOpening, updateMayor } from './mayors.ts';

const SHARK_TAKES = 4;
const STAGECOACH_GOLD = 10;

/** [BT-E1] Card Shark: every other player pays 4 gold to the bank. */
export function playCardShark(state: State, seat: Seat, log?: Log<Event>): void {
  state.spent += 1;
  for (let other = leftOf(seat, state.seats); other !== seat; other = leftOf(other, state.seats)) {
    const paid = payBank(state, other, SHARK_TAKES);
    log?.tell({ type: 'shark-paid', seat: other, owed: SHARK_TAKES, paid });
  }
}

/** [BT-E10] Stagecoach Robbery: 10 gold from the bank. */
export function robStagecoach(state: State, seat: Seat, log?: Log<Event>): void {
  state.spent += 1;
  receive(state, seat, STAGECOACH_GOLD);
  log?.tell({ type: 'stagecoach-robbed', seat, gold: STAGECOACH_GOLD });
}

/** [BT-E2] Dynamite with nothing to aim at. */
export function fizzle(state: State, log?: Log<Event>): void {
  const { seat } = topFrame(state);
  close(state);
  state.spent += 1;
  log?.tell({ type: 'dynamite-fizzled', seat });
}

/** [BT-E2] Dynamite: a mine or a Saloon of another player leaves the game with what lies under it. */
export function answerBlowUp(state: State, action: Action, log?: Log<Event>): void {
  const { seat } = topFrame(state);
  close(state);
  state.spent += 1;
  if (action.type === 'blow-up-mine') blowUpMine(state, seat, mineOf(state, action), log);
  else if (action.type === 'blow-up-saloon') {
    const { seat: owner, town, girls } = action;
    const i = at(state, TOWNS.indexOf(town), owner);
    const table = girls ? state.girls : state.saloons;
    table[i] = (table[i] as number) - 1;
    state.spent += girls ? 2 : 1;
    log?.tell({ type: 'saloon-blown-up', seat, owner, town, girls });
  }
  settleHeld(state, seat);
}

function blowUpMine(state: State, seat: Seat, mine: number, log?: Log<Event>): void {
  const owner = state.owner[mine] as number;
  const town = contentOf(state).town[mine] as number;
  const veins = state.veins[mine] as number;
  log?.tell({ type: 'mine-blown-up', seat, owner, mine: mineName(contentOf(state), mine), veins });
  destroyMine(state, mine);
  updateMayor(state, town, log);
}

/** A mine leaves the game with what lies under it. The mayor is looked at afterwards. */
export function destroyMine(state: State, mine: number): void {
  changeMines(state, contentOf(state).town[mine] as number, state.owner[mine] as number, -1);
  state.owner[mine] = GONE;
  state.spent += state.veins[mine] as number;
  state.veins[mine] = 0;
}

/** [BT-E3] Expropriation: a mine of another player, where one has a mine. A New Vein moves along. */
export function answerExpropriate(state: State, action: Action, log?: Log<Event>): void {
  if (action.type !== 'expropriate') throw new Error(`no answer to expropriate: ${action.type}`);
  const { seat } = topFrame(state);
  const mine = mineOf(state, action);
  const owner = state.owner[mine] as number;
  const town = contentOf(state).town[mine] as number;
  close(state);
  state.spent += 1;
  log?.tell({
    type: 'mine-expropriated',
    seat,
    owner,
    mine: mineName(contentOf(state), mine),
    veins: state.veins[mine] as number,
  });
  if (state.expropriationFee) payOpening(state, town, seat, log);
  changeMines(state, town, owner, -1);
  changeMines(state, town, seat, 1);
  state.owner[mine] = seat;
  updateMayor(state, town, log);
  settleHeld(state, seat);
}

/** [BT-E4] Governor: on one of one's own mayors. */
export function answerPlaceGovernor(state: State, action: Action, log?: Log<Event>): void {
  if (action.type !== 'place-governor') throw new Error(`no answer to place-governor: ${action.type}`);
  const { seat } = topFrame(state);
  close(state);
  state.governor[TOWNS.indexOf(action.town)] = true;
  log?.tell({ type: 'governor-placed', seat, town: action.town });
}

/** [BT-E7] New Vein: under one's own mine. */
export function answerPlaceVein(state: State, action: Action, log?: Log<Event>): void {
  if (action.type !== 'place-vein') throw new Error(`no answer to place-vein: ${action.type}`);
  const { seat } = topFrame(state);
  const mine = mineOf(state, action);
  close(state);
  state.veins[mine] = (state.veins[mine] as number) + 1;
  log?.tell({ type: 'vein-placed', seat, mine: mineName(contentOf(state), mine) });
}

/** [BT-E8] Saloon: before oneself, with a marker of any town that has one left. */
export function answerPlaceSaloon(state: State, action: Action, log?: Log<Event>): void {
  if (action.type !== 'place-saloon') throw new Error(`no answer to place-saloon: ${action.type}`);
  const { seat } = topFrame(state);
  const i = at(state, TOWNS.indexOf(action.town), seat);
  close(state);
  state.saloons[i] = (state.saloons[i] as number) + 1;
  log?.tell({ type: 'saloon-opened', seat, town: action.town });
  settleHeld(state, seat);
}

/** [BT-E9] Saloon Girls: on one's own Saloon without them. */
export function answerPlaceGirls(state: State, action: Action, log?: Log<Event>): void {
  if (action.type !== 'place-girls') throw new Error(`no answer to place-girls: ${action.type}`);
  const { seat } = topFrame(state);
  const i = at(state, TOWNS.indexOf(action.town), seat);
  close(state);
  state.saloons[i] = (state.saloons[i] as number) - 1;
  state.girls[i] = (state.girls[i] as number) + 1;
  log?.tell({ type: 'girls-placed', seat, town: action.town });
}

const holdupDice: number[] = [0, 0];

/** [BT-E5] Holdup: with the amount or more on two dice, it is taken from the victim. */
export function answerHoldUp(state: State, action: Action, chance: Chance, log?: Log<Event>): void {
  if (action.type !== 'hold-up') throw new Error(`no answer to hold-up: ${action.type}`);
  const { seat } = topFrame(state);
  const { seat: victim, amount } = action;
  close(state);
  state.spent += 1;
  state.holdups += 1;
  chance.roll(2, 6, holdupDice, 'holdup', state.holdups);
  const success = (holdupDice[0] as number) + (holdupDice[1] as number) >= amount;
  const taken = success ? pay(state, victim, seat, amount) : 0;
  log?.tell({ type: 'holdup-tried', seat, victim, amount, dice: holdupDice.slice(), success, taken });
}

function mineOf(state: State, name: MineName): number {
  const mine = findMine(contentOf(state), name);
  if (mine < 0) throw new Error(`no such mine: ${name.town} ${name.number}/${name.gold}`);
  return mine;
}
