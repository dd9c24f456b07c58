import { COMBINATIONS, DECK, LETTERS, readColours, readDice, type Combination } from '@boxcars/games/dice-tower';
import type { OddsCard, TurnPosition } from '@boxcars/games/dice-tower/odds';
import { line, type Values } from '@boxcars/text';

import { BadInput } from '../bad-input.ts';
import { readInteger } from '../reading.ts';
import type { OddsQuestion } from './odds-table.ts';

/** What can be said about a turn on the command line. */
export interface OddsFlags {
  readonly dice?: string;
  readonly left?: string;
  readonly refused?: string;
  readonly inherited?: true;
  readonly turn?: true;
}

const MOST_CARDS = 3;
const ROLLS_AFTER_FIRST = 2;

function bad(key: string, values?: Values): BadInput {
  return new BadInput(line(key, values), 'dice-tower');
}

/** Reads cards (`full:blue+yellow=3`) and flags. */
export function readOddsQuestion(texts: readonly string[], flags: OddsFlags): OddsQuestion {
  if (texts.length === 0 || texts.length > MOST_CARDS) throw bad('odds.how-many-cards', { most: MOST_CARDS });
  const rows = texts.map(readCardWorth);
  return {
    cards: rows.map(({ card }) => card),
    worths: rows.map(({ worth }) => worth),
    position: readPosition(flags, rows.length),
  };
}

interface CardWorth {
  readonly card: OddsCard;
  readonly worth: number;
}

/** `trio`, `four=2`, `trio:blue=2.5`, `full:by`: without a worth it is that of the game's own card of this sort. */
function readCardWorth(text: string): CardWorth {
  const [, what, where, worth] =
    /^([a-z-]+)(?::([a-z+]+))?(?:=(-?\d+(?:\.\d+)?))?$/.exec(text.trim().toLowerCase()) ?? [];
  const combination = COMBINATIONS.find((one) => one === what);
  const colours = combination === undefined ? null : where === undefined ? [] : readColours(combination, where);
  if (combination === undefined || colours === null)
    throw bad('odds.not-a-card', { given: text, allowed: COMBINATIONS });
  return {
    card: { combination, colours },
    worth: worth === undefined ? usualWorth(combination, colours.length > 0) : Number(worth),
  };
}

function usualWorth(combination: Combination, isColoured: boolean): number {
  const own = DECK.find((row) => row.combination === combination && row.colours.length > 0 === isColoured);
  return own?.points ?? 1;
}

function readPosition(flags: OddsFlags, cards: number): TurnPosition {
  const { dice: text, left, refused, inherited, turn } = flags;
  if (text === undefined) {
    const flag = ['left', 'refused', 'inherited', 'turn'].find((name) => flags[name as keyof OddsFlags] !== undefined);
    if (flag !== undefined) throw bad('odds.needs-dice', { flag: `--${flag}` });
    return { stage: 'fresh' };
  }
  const dice = readDice(text);
  if (dice === null) throw bad('odds.not-dice', { given: text, letters: LETTERS.join(' ') });
  if (inherited) {
    if (left !== undefined || refused !== undefined || turn) throw bad('odds.inherited-alone');
    return { stage: 'inherited', dice };
  }
  const rollsLeft = left === undefined ? ROLLS_AFTER_FIRST : readInteger('--left', left, 0, ROLLS_AFTER_FIRST);
  const mask = readRefused(refused, cards);
  if (mask !== 0 && rollsLeft === ROLLS_AFTER_FIRST) throw bad('odds.refused-too-early');
  if (turn && dice[4] !== dice[5]) throw bad('odds.no-doubles', { given: text });
  return { stage: 'rolled', dice, rollsLeft, refused: mask, canTurn: turn === true };
}

/** Cards by number, with commas between. */
function readRefused(text: string | undefined, cards: number): number {
  return (text ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => readInteger('--refused', part.trim(), 1, cards))
    .reduce((mask, number) => mask | (1 << (number - 1)), 0);
}
