import {
  answerOf,
  empty,
  EVERYONE,
  hide,
  moveCard,
  type Answers,
  type Chance,
  type Log,
  type Seat,
  type SeatMask,
} from '@boxcars/engine';

import { diceOf, type Action, type Turn } from '../actions.ts';
import { BRUTE, CHEATER, WANTED, type Rules } from '../content.ts';
import { countDice, DICE, faceOf, FACES, namesOf, NO_DICE, ONE, type Face, type Pool } from '../dice.ts';
import type { Event } from '../events.ts';
import {
  cupOf,
  DISCARDS,
  dollarsOf,
  handOf,
  IN_PLAY,
  isComplete,
  keptBy,
  revealedBy,
  seatFromSheriff,
  type State,
} from '../state.ts';
import { ask } from '../windows.ts';
import { allBut, mayPlay, spendWanted, whoMayPlay } from './cards.ts';

/** The dice of the roll being made. */
const rolled: number[] = [];

/** A new round: all dice back under the cups. */
export function startRound(state: State, log?: Log<Event>): void {
  state.round += 1;
  state.roll = 0;
  state.lastRoll = false;
  state.gained = 0;
  state.place = -1;
  state.storeActions = 0;
  state.saloonActions = 0;
  for (let seat = 0; seat < state.seats; seat++) state.kept[seat] = NO_DICE;
  state.step = 'roll';
  log?.tell({ type: 'round-started', round: state.round });
}

/** DT-H1: everyone rolls the dice not yet kept. DT-H3: the last roll is kept as it is, at no cost. */
export function rollDice(state: State, chance: Chance, log?: Log<Event>): void {
  state.roll += 1;
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    state.revealed[seat] = NO_DICE;
    const count = DICE - countDice(keptBy(state, seat));
    if (count === 0) continue;
    mask |= 1 << seat;
    const pool = rollCup(state, seat, count, chance);
    if (state.lastRoll) keepLastRoll(state, seat, pool, log);
    else fillCup(state, seat, pool, log);
  }
  if (state.lastRoll) {
    state.step = 'check-cheaters';
    return;
  }
  state.step = 'check-brutes';
  ask(state, 'keep-dice', mask);
}

/** The luck of a roll depends on how many dice are rolled, never on which: that would tell what lay under the cup. */
function rollCup(state: State, seat: Seat, count: number, chance: Chance): Pool {
  chance.roll(count, FACES.length, rolled, 'dice', state.round, state.roll, seat);
  let pool = NO_DICE;
  for (let i = 0; i < count; i++) pool += ONE[(rolled[i] as number) - 1] as Pool;
  return pool;
}

function fillCup(state: State, seat: Seat, pool: Pool, log?: Log<Event>): void {
  state.cups[seat] = hide(pool);
  log?.tellOnly(
    1 << seat,
    { type: 'dice-rolled', seat, count: countDice(pool), dice: namesOf(pool) },
    { type: 'dice-rolled', seat, count: countDice(pool), dice: null },
  );
}

function keepLastRoll(state: State, seat: Seat, pool: Pool, log?: Log<Event>): void {
  state.kept[seat] = keptBy(state, seat) + pool;
  state.revealed[seat] = pool;
  log?.tell({ type: 'last-roll-kept', seat, dice: namesOf(pool) });
}

/** DT-H2, DT-H5: what keeping so many dice of a roll costs. */
export function priceOf(rules: Pick<Rules, 'brute'>, dice: number, brutes: number): number {
  if (brutes > 0 && rules.brute === 'cs') return 0;
  if (dice === 0) return 1;
  return Math.max(0, dice - 1 - brutes);
}

/** DT-H8 (1): all keeps and Brutes are shown. */
export function revealKeeps(state: State, asked: SeatMask, answers: Answers<Action>, log?: Log<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if ((asked & (1 << seat)) === 0) continue;
    const action = answerOf(answers, seat);
    if (action.type !== 'keep') continue;
    keepDice(state, seat, diceOf(action));
    state.brutes[seat] = action.brutes;
    for (let i = 0; i < action.brutes; i++) moveCard(state.store, handOf(seat), IN_PLAY, BRUTE, EVERYONE);
    log?.tell({ type: 'dice-kept', seat, dice: action.dice, brutes: action.brutes });
  }
}

function keepDice(state: State, seat: Seat, pool: Pool): void {
  state.cups[seat] = hide(cupOf(state, seat) - pool);
  state.kept[seat] = keptBy(state, seat) + pool;
  state.revealed[seat] = revealedBy(state, seat) + pool;
}

/** The Brutes of a seat that have not been stopped. */
export function brutesOf(state: State, seat: Seat): number {
  return state.brutes[seat] as number;
}

/** DT-H8 (2): one Wanted question for all Brutes of this reveal. */
export function checkBrutes(state: State): void {
  state.step = 'check-prices';
  let opponents = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (brutesOf(state, seat) > 0) opponents |= allBut(state, seat);
  }
  if (opponents === 0) return;
  const mask = whoMayPlay(state, WANTED, opponents);
  if (mask !== 0) ask(state, 'stop-brute', mask);
}

/** DT-H8 (2): a Wanted whose Brute is already stopped is not shown (DT-G4). */
export function stopBrutes(state: State, asked: SeatMask, answers: Answers<Action>, log?: Log<Event>): void {
  for (let nth = 0; nth < state.seats; nth++) {
    const by = seatFromSheriff(state, nth);
    if ((asked & (1 << by)) === 0) continue;
    const action = answerOf(answers, by);
    if (action.type !== 'stop-brute' || brutesOf(state, action.seat) === 0) continue;
    spendWanted(state, by, BRUTE);
    state.brutes[action.seat] = brutesOf(state, action.seat) - 1;
    log?.tell({ type: 'brute-stopped', seat: action.seat, by });
  }
}

/** What a seat owes for this reveal. */
export function owes(state: State, seat: Seat): number {
  return priceOf(state.rules, countDice(revealedBy(state, seat)), brutesOf(state, seat));
}

/** DT-H7: how many dice a seat must put back to pay for the others; one more than it has: it must keep one. */
export function countPutBack(state: State, seat: Seat): number {
  const dice = countDice(revealedBy(state, seat));
  let back = 0;
  while (back < dice && priceOf(state.rules, dice - back, brutesOf(state, seat)) > dollarsOf(state, seat)) back += 1;
  return back;
}

/** DT-H7: who can't pay is asked what to put back. */
export function checkPrices(state: State): void {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (owes(state, seat) > dollarsOf(state, seat)) mask |= 1 << seat;
  }
  state.step = 'pay';
  if (mask !== 0) ask(state, 'put-back', mask);
}

/** DT-H7. */
export function putBackDice(state: State, asked: SeatMask, answers: Answers<Action>, log?: Log<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if ((asked & (1 << seat)) === 0) continue;
    const action = answerOf(answers, seat);
    if (action.type === 'put-back') {
      keepDice(state, seat, -diceOf(action));
      log?.tell({ type: 'dice-put-back', seat, dice: action.dice });
    } else if (action.type === 'keep-one') {
      keepDice(state, seat, ONE[faceOf(action.die)] as Pool);
      log?.tell({ type: 'dice-kept', seat, dice: [action.die], brutes: 0 });
    }
  }
}

/** DT-H2, DT-H8 (3): all pay, onto the Stagecoach. What is left under the cups is picked up. */
export function payForDice(state: State, log?: Log<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const price = owes(state, seat);
    if (price > 0) {
      state.dollars[seat] = dollarsOf(state, seat) - price;
      state.stagecoach += price;
      log?.tell({ type: 'reveal-paid', seat, dollars: price });
    }
    for (let i = brutesOf(state, seat); i > 0; i--) moveCard(state.store, IN_PLAY, DISCARDS, BRUTE, EVERYONE);
    state.brutes[seat] = 0;
    state.cups[seat] = hide(NO_DICE);
  }
  state.step = 'check-cheaters';
}

/** DT-H8 (4): one Cheater question to those with dice in this reveal. */
export function checkCheaters(state: State): void {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (revealedBy(state, seat) !== NO_DICE && mayPlay(state, seat, CHEATER)) mask |= 1 << seat;
  }
  state.step = mask === 0 ? 'check-complete' : 'check-cheats';
  if (mask !== 0) ask(state, 'play-cheater', mask);
}

/** DT-H6, DT-H8 (4): all Cheaters are shown at once. */
export function showCheats(state: State, asked: SeatMask, answers: Answers<Action>, log?: Log<Event>): void {
  for (let nth = 0; nth < state.seats; nth++) {
    const seat = seatFromSheriff(state, nth);
    if ((asked & (1 << seat)) === 0) continue;
    const action = answerOf(answers, seat);
    if (action.type !== 'cheat') continue;
    for (let i = 0; i < action.turns.length; i++) {
      const { from, to } = action.turns[i] as Turn;
      moveCard(state.store, handOf(seat), IN_PLAY, CHEATER, EVERYONE);
      state.cheats.push({ seat, from: faceOf(from), to: faceOf(to) });
    }
    log?.tell({ type: 'cheat-shown', seat, turns: action.turns });
  }
}

/** DT-H8 (5): one Wanted question for all Cheaters of this reveal. */
export function checkCheats(state: State): void {
  state.step = 'turn-dice';
  let opponents = 0;
  for (let i = 0; i < state.cheats.length; i++) opponents |= allBut(state, state.cheats[i]?.seat ?? -1);
  if (opponents === 0) return;
  const mask = whoMayPlay(state, WANTED, opponents);
  if (mask !== 0) ask(state, 'stop-cheat', mask);
}

/** DT-H8 (5): a Wanted whose Cheater is already stopped is not shown (DT-G4). */
export function stopCheats(state: State, asked: SeatMask, answers: Answers<Action>, log?: Log<Event>): void {
  for (let nth = 0; nth < state.seats; nth++) {
    const by = seatFromSheriff(state, nth);
    if ((asked & (1 << by)) === 0) continue;
    const action = answerOf(answers, by);
    if (action.type !== 'stop-cheat') continue;
    const at = findCheat(state, action.seat, action.from, action.to);
    if (at < 0) continue;
    spendWanted(state, by, CHEATER);
    state.cheats.splice(at, 1);
    log?.tell({ type: 'cheat-stopped', seat: action.seat, by, from: action.from, to: action.to });
  }
}

/** Where a turn stands among those shown, or -1. */
export function findCheat(state: State, seat: Seat, from: Face, to: Face): number {
  for (let i = 0; i < state.cheats.length; i++) {
    const cheat = state.cheats[i];
    if (cheat?.seat === seat && cheat.from === faceOf(from) && cheat.to === faceOf(to)) return i;
  }
  return -1;
}

/** DT-H6: the turns that nobody stopped. */
export function turnDice(state: State, log?: Log<Event>): void {
  for (let i = 0; i < state.cheats.length; i++) {
    const { seat, from, to } = state.cheats[i] ?? { seat: 0, from: 0, to: 0 };
    const change = (ONE[to] as Pool) - (ONE[from] as Pool);
    state.kept[seat] = keptBy(state, seat) + change;
    state.revealed[seat] = revealedBy(state, seat) + change;
    moveCard(state.store, IN_PLAY, DISCARDS, CHEATER, EVERYONE);
    log?.tell({ type: 'die-turned', seat, from: FACES[from] as Face, to: FACES[to] as Face });
  }
  empty(state.cheats);
  state.step = 'check-complete';
}

/** DT-H3, DT-H4, DT-H8 (6): once somebody has five dice, all others have one last roll. */
export function checkComplete(state: State): void {
  let complete = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (isComplete(state, seat)) complete += 1;
  }
  state.lastRoll = complete > 0;
  state.step = 'roll';
  if (complete < state.seats) return;
  state.place = 0;
  state.step = 'contest';
}
