import { FastChance } from '@boxcars/engine';

import { DECK, diceTower, readCard, writeCard, type Action, type Card, type State } from '../src/dice-tower/index.ts';
import { TurnOdds, turnPositionOf, type TurnPosition } from '../src/dice-tower/odds/index.ts';

/** Turns played for each set of open cards: a million in all. */
const TURNS = 125_000;

/** Open cards of every sort: easy, hard, of one colour, of any, alike and unlike. */
const TABLES: readonly (readonly string[])[] = [
  ['four=2', 'five=3', 'six=6'],
  ['trio=1', 'full=1', 'three-pairs=2'],
  ['trio:blue=2/steal', 'trio:yellow=2', 'trio:pink=2'],
  ['two-trios:yellow+green=5', 'four-and-pair=3', 'five:orange=5'],
  ['full:blue+yellow=3', 'full:pink+orange=3', 'full:green+purple=3'],
  ['three-pairs:blue+pink+green=4', 'four-and-pair:pink+blue=5', 'six:green=8'],
  ['four:green=3', 'full=1', 'six=6'],
  ['two-trios=3', 'three-pairs=2/group-swap', 'four=2/again'],
];

/** How many standard errors the mean may be off: a right program is further off in one run of 18,000. */
const MOST_ERRORS = 4.5;

type Numbers = { [what: string]: number | string };

/** Plays a million turns as advised and compares; times the tables, a new set of cards, and positions. */
export default function prove(): { title: string; lines: string[]; numbers: Numbers } {
  const numbers: Numbers = {};
  const first = performance.now();
  new TurnOdds(DECK.slice(0, 3), [1, 1, 1]).chances(FRESH);
  numbers['first use, tables included: ms'] = round(performance.now() - first, 1);
  tellChances(numbers);
  let worst = 0;
  for (const [i, texts] of TABLES.entries()) {
    const errors = compare(texts, new FastChance(1000 + i), numbers);
    worst = Math.max(worst, errors);
    if (errors > MOST_ERRORS) throw new Error(`${texts.join(', ')}: ${errors.toFixed(2)} standard errors off`);
  }
  timePositions(numbers);
  numbers['largest difference in standard errors'] = round(worst, 2);
  return {
    title: 'The odds of Dice Tower are exact',
    lines: [
      `For ${TABLES.length} sets of open cards the best play was worked out, and ${TURNS.toLocaleString('en')} turns each were then played that way by the rules of the game itself. The mean worth lies within ${MOST_ERRORS} standard errors of the promise for every set.`,
      'The chance of each card by itself is listed below, as the rulebook gives it, rounded.',
    ],
    numbers,
  };
}

const FRESH: TurnPosition = { stage: 'fresh' };

function tellChances(numbers: Numbers): void {
  for (const row of DECK) {
    const [chance = 0] = new TurnOdds([row], [1]).chances(FRESH);
    numbers[`chance of ${writeCard({ ...row, action: null }).replace(/=.*/, '')}: %`] = round(100 * chance, 2);
  }
}

/** Plays the turns of a set of cards; gives how many standard errors the mean is off. */
function compare(texts: readonly string[], luck: FastChance, numbers: Numbers): number {
  const cards = texts.map(readOne);
  const begun = performance.now();
  const odds = new TurnOdds(
    cards,
    cards.map(({ points }) => points),
  );
  numbers[`${texts.join(', ')}: solved in ms`] = round(performance.now() - begun, 1);
  const start = diceTower.setup(2, { deck: null }, luck);
  if (diceTower.arrange(start, { seat: 0, open: [...texts] }) !== null)
    throw new Error(`can't lay ${texts.join(', ')}`);
  let [sum, squares] = [0, 0];
  for (let turn = 0; turn < TURNS; turn++) {
    const worth = playTurn(diceTower.clone(start), odds, luck);
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / TURNS;
  const error = Math.sqrt((squares / TURNS - mean * mean) / TURNS);
  const promised = odds.value(FRESH);
  numbers[`${texts.join(', ')}: promised`] = round(promised, 4);
  numbers[`${texts.join(', ')}: played`] = `${mean.toFixed(4)} ± ${error.toFixed(4)}`;
  return Math.abs(mean - promised) / error;
}

function readOne(text: string): Card {
  const card = readCard(text);
  if (card === null) throw new Error(`no card: ${text}`);
  return card;
}

/** Plays one turn as advised and gives the points of the card won. */
function playTurn(state: State, odds: TurnOdds, luck: FastChance): number {
  const { turn, seat } = state;
  const answers: Action[] = [];
  for (;;) {
    const position = turnPositionOf(state);
    if (position === null || state.turn !== turn) return diceTower.points(state)[seat] ?? 0;
    answers[seat] = odds.best(position).action;
    diceTower.apply(state, answers, luck);
  }
}

/** How long a further position of a turn takes: the best move, and the chances of all three cards. */
function timePositions(numbers: Numbers): void {
  const odds = new TurnOdds(TABLES[0]?.map(readOne) ?? [], [2, 3, 6]);
  const luck = new FastChance(7);
  const positions = Array.from({ length: 20_000 }, (): TurnPosition => {
    const dice: number[] = [];
    luck.roll(6, 6, dice);
    const at = dice.map((face) => face - 1);
    return { stage: 'rolled', dice: at, rollsLeft: luck.below(3), refused: 0, canTurn: at[4] === at[5] };
  });
  odds.chances(FRESH);
  for (const what of ['best', 'chances'] as const) {
    const begun = performance.now();
    for (const position of positions) odds[what](position);
    numbers[`a position, ${what}: ms`] = round((performance.now() - begun) / positions.length, 4);
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
