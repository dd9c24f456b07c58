import { refusal, type Composer, type Refusal, type Seat } from '@boxcars/engine';

import {
  cheatOf,
  cheatsTo,
  diceOf,
  KEEP_ONE,
  keepOf,
  MOST_BRUTES,
  PASS,
  putBack,
  STOP_BRUTES,
  stopCheat,
  type Action,
  type Cheat,
  type Keep,
  type Turn,
} from '../actions.ts';
import { BRUTE, CHEATER, WANTED, type Rules } from '../content.ts';
import {
  ALL_POOLS,
  countDice,
  countFace,
  DICE,
  faceOf,
  FACES,
  isPartOf,
  namesOf,
  NO_DICE,
  ONE,
  rankOf,
  type Face,
  type Pool,
} from '../dice.ts';
import { countKind } from '../hands.ts';
import { brutesOf, countPutBack, priceOf } from '../phases/hand.ts';
import { cupOf, dollarsOf, handOf, keptBy, revealedBy, type State } from '../state.ts';
import { DOES_NOT_FIT, type AnswerForm } from './form.ts';

/** Copies of a Store card in a seat's own hand. */
export function countHeld(state: State, seat: Seat, card: number): number {
  return countKind(state.store, handOf(seat), card);
}

/** No keep costs more. */
const MOST_PRICE = DICE - 1;

/** A list not made yet. */
const UNMADE: readonly Keep[] = [];

/** The keeps one can pay for: by edition, Brutes shown, dollars, and the rank of the cup's dice. Made when first asked for. */
const KEEPS: (readonly Keep[])[] = [];
for (let i = 2 * (MOST_BRUTES + 1) * (MOST_PRICE + 1) * ALL_POOLS.length; i > 0; i--) KEEPS.push(UNMADE);

function keepsOf(rules: Rules, cup: Pool, brutes: number, dollars: number): readonly Keep[] {
  const budget = dollars > MOST_PRICE ? MOST_PRICE : dollars;
  const row = ((rules.brute === 'cs' ? MOST_BRUTES + 1 : 0) + brutes) * (MOST_PRICE + 1) + budget;
  const at = row * ALL_POOLS.length + rankOf(cup);
  const list = KEEPS[at] as readonly Keep[];
  if (list !== UNMADE) return list;
  const made = listAffordable(rules, cup, brutes, budget);
  KEEPS[at] = made;
  return made;
}

function listAffordable(rules: Rules, cup: Pool, brutes: number, budget: number): readonly Keep[] {
  const list: Keep[] = [];
  for (const pool of ALL_POOLS) {
    if (isPartOf(pool, cup) && priceOf(rules, countDice(pool), brutes) <= budget) list.push(keepOf(pool, brutes));
  }
  return list;
}

/** DT-H2: every choice that can be paid for. */
function listKeeps(state: State, seat: Seat, into: Action[]): number {
  const cup = cupOf(state, seat);
  const dollars = dollarsOf(state, seat);
  const held = Math.min(countHeld(state, seat, BRUTE), MOST_BRUTES);
  let count = 0;
  for (let brutes = 0; brutes <= held; brutes++) {
    const keeps = keepsOf(state.rules, cup, brutes, dollars);
    for (let i = 0; i < keeps.length; i++) into[count + i] = keeps[i] as Keep;
    count += keeps.length;
  }
  return count;
}

function refuseKeep(state: State, seat: Seat, action: Action): Refusal | null {
  if (action.type !== 'keep') return DOES_NOT_FIT;
  const pool = diceOf(action);
  if (!isPartOf(pool, cupOf(state, seat))) return refusal('dice-not-rolled', undefined, 'DT-H1');
  const brutes = Math.min(countHeld(state, seat, BRUTE), MOST_BRUTES);
  if (action.brutes > brutes) return refusal('brute-not-held', { brutes }, 'DT-H5');
  const price = priceOf(state.rules, countDice(pool), action.brutes);
  const dollars = dollarsOf(state, seat);
  return price > dollars ? refusal('keep-too-dear', { price, dollars }, 'DT-H2') : null;
}

/** Keeps the best single die, which is free: a face already kept or rolled often, the higher the better. */
function fallbackKeep(state: State, seat: Seat): Action {
  const cup = cupOf(state, seat);
  let best = -1;
  for (let face = 0; face < FACES.length; face++) {
    if (countFace(cup, face) > 0 && (best < 0 || worth(state, seat, face) >= worth(state, seat, best))) best = face;
  }
  return keepOf(ONE[best] as Pool, 0);
}

function worth(state: State, seat: Seat, face: number): number {
  return countFace(cupOf(state, seat), face) + countFace(keptBy(state, seat), face);
}

function composeKeep(state: State, seat: Seat): readonly Composer[] {
  const dice = namesOf(cupOf(state, seat));
  const brutes = Math.min(countHeld(state, seat, BRUTE), MOST_BRUTES);
  return [
    {
      type: 'keep',
      fields: {
        dice: { field: 'subset', of: dice, min: 0, max: dice.length },
        brutes: { field: 'number', min: 0, max: brutes },
      },
    },
  ];
}

/** DT-H1, DT-H2, DT-H5. */
export const keepDiceForm: AnswerForm = {
  list: listKeeps,
  compose: composeKeep,
  refuse: refuseKeep,
  fallback: fallbackKeep,
  facts: (state, seat) => ({ dollars: dollarsOf(state, seat), kept: namesOf(keptBy(state, seat)), roll: state.roll }),
};

/** DT-H8 (2): pass, or Wanted against a Brute of an opponent. */
export const stopBruteForm: AnswerForm = {
  list: (state, seat, into) => {
    into[0] = PASS;
    let count = 1;
    if (countHeld(state, seat, WANTED) === 0) return count;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && brutesOf(state, other) > 0) into[count++] = STOP_BRUTES[other] as Action;
    }
    return count;
  },
  fallback: () => PASS,
};

/** DT-H7: puts back just as many as needed, or keeps one die after all. */
export const putBackForm: AnswerForm = {
  list: (state, seat, into) => {
    const back = countPutBack(state, seat);
    let count = 0;
    if (back === 0) {
      for (let face = 0; face < FACES.length; face++) {
        if (countFace(cupOf(state, seat), face) > 0) into[count++] = KEEP_ONE[face] as Action;
      }
      return count;
    }
    for (const pool of ALL_POOLS) {
      if (countDice(pool) === back && isPartOf(pool, revealedBy(state, seat))) into[count++] = putBack(pool);
    }
    return count;
  },
  fallback: (state, seat) => {
    const into: Action[] = [];
    putBackForm.list(state, seat, into);
    return into[0] ?? PASS;
  },
  facts: (state, seat) => ({ count: countPutBack(state, seat), dollars: dollarsOf(state, seat) }),
};

/** DT-H6: pass, one die turned, or several turned to the same face by several Cheaters: others can be composed. */
function listCheats(state: State, seat: Seat, into: Action[]): number {
  into[0] = PASS;
  let count = 1;
  const cheaters = countHeld(state, seat, CHEATER);
  if (cheaters === 0) return count;
  const dice = revealedBy(state, seat);
  for (let from = 0; from < FACES.length; from++) {
    if (countFace(dice, from) === 0) continue;
    for (let to = 0; to < FACES.length; to++) if (to !== from) into[count++] = cheatOf(from, to);
  }
  if (cheaters === 1) return count;
  for (const pool of ALL_POOLS) {
    const size = countDice(pool);
    if (size < 2 || size > cheaters || !isPartOf(pool, dice)) continue;
    for (const to of FACES) if (countFace(pool, faceOf(to)) === 0) into[count++] = cheatsTo(pool, to);
  }
  return count;
}

function refuseCheat(state: State, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'pass') return null;
  if (action.type !== 'cheat') return DOES_NOT_FIT;
  const cheaters = countHeld(state, seat, CHEATER);
  if (action.turns.length > cheaters) return refusal('cheater-not-held', { cheaters }, 'DT-H6');
  if (action.turns.some(({ from, to }) => from === to)) return refusal('same-face', undefined, 'DT-H6');
  return isPartOf(turnedBy(action), revealedBy(state, seat)) ? null : refusal('die-not-revealed', undefined, 'DT-H6');
}

function turnedBy(action: Cheat): Pool {
  return action.turns.reduce((pool, { from }: Turn) => pool + (ONE[faceOf(from)] as Pool), NO_DICE);
}

function composeCheat(state: State, seat: Seat): readonly Composer[] {
  const cheaters = countHeld(state, seat, CHEATER);
  const dice = FACES.filter((face) => countFace(revealedBy(state, seat), faceOf(face)) > 0);
  if (cheaters === 0 || dice.length === 0) return [];
  const turn = { from: { field: 'one', of: dice }, to: { field: 'one', of: FACES } } as const;
  return [{ type: 'cheat', fields: { turns: { field: 'list', of: turn, min: 1, max: Math.min(cheaters, DICE) } } }];
}

/** DT-H8 (4). */
export const playCheaterForm: AnswerForm = {
  list: listCheats,
  compose: composeCheat,
  options: () => [PASS],
  refuse: refuseCheat,
  fallback: () => PASS,
  facts: (state, seat) => ({ dice: namesOf(revealedBy(state, seat)), kept: namesOf(keptBy(state, seat)) }),
};

/** DT-H8 (5): pass, or Wanted against one turned die of an opponent. */
export const stopCheatForm: AnswerForm = {
  list: (state, seat, into) => {
    into[0] = PASS;
    let count = 1;
    if (countHeld(state, seat, WANTED) === 0) return count;
    for (const [at, cheat] of state.cheats.entries()) {
      if (cheat.seat === seat || isRepeated(state, at)) continue;
      into[count++] = stopCheat(cheat.seat, FACES[cheat.from] as Face, FACES[cheat.to] as Face);
    }
    return count;
  },
  fallback: () => PASS,
};

/** Whether the same turn stands earlier in the list: two of a kind can't be told apart. */
function isRepeated({ cheats }: State, at: number): boolean {
  const cheat = cheats[at];
  return cheats.findIndex((one) => one.seat === cheat?.seat && one.from === cheat.from && one.to === cheat.to) < at;
}
