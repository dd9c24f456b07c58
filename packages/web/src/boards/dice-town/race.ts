import type { Face, HandKind, PlaceName, View } from '@boxcars/games/dice-town';

import { line, type Line } from '../../words.ts';

/** The street, in the order its places are settled. */
export const STREET = ['mine', 'bank', 'stagecoach', 'store', 'saloon', 'sheriff', 'town-hall', 'doc'] as const;
export type Spot = (typeof STREET)[number];

/** The face that wins a place. */
export const FACE_OF: { readonly [S in Spot]?: Face } = {
  mine: '9',
  bank: '10',
  store: 'J',
  saloon: 'Q',
  sheriff: 'K',
};

/** The reader's dice as they would lie with the answer being put together. */
export interface Thought {
  readonly seat: number;
  readonly dice: readonly Face[];
}

/** Whoever has most of a place's face so far. */
export interface Lead {
  readonly seats: readonly number[];
  /** Dice of the face; at the Town Hall nothing. */
  readonly count: number;
  /** The best hand so far, at the Town Hall. */
  readonly hand: HandKind | null;
}

/** DT-P1, DT-P2: low to high. The rules have both with tables made for speed, too heavy for a page; a test compares them. */
export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const satisfies readonly Face[];
const HANDS = [
  'nothing',
  'pair',
  'two-pair',
  'three',
  'straight',
  'full-house',
  'four',
  'five',
] as const satisfies readonly HandKind[];

const NOBODY: Lead = { seats: [], count: 0, hand: null };
const DICE = 5;
const BASE = 8;

/** The dice that count for a seat now. */
export function diceOf(view: View, seat: number, thought: Thought | null): readonly Face[] {
  return thought?.seat === seat ? thought.dice : (view.players[seat]?.kept ?? []);
}

export function countFace(dice: readonly Face[], face: Face): number {
  return dice.filter((die) => die === face).length;
}

/** Who leads at a place by the dice that lie open. */
export function leadAt(view: View, spot: Spot, thought: Thought | null): Lead {
  if (spot === 'town-hall') return bestHand(view, thought);
  const face = FACE_OF[spot];
  if (face === undefined) return NOBODY;
  const counts = view.players.map((_, seat) => countFace(diceOf(view, seat, thought), face));
  const count = Math.max(...counts);
  return count === 0 ? NOBODY : { seats: seatsWith(counts, count), count, hand: null };
}

function seatsWith(values: readonly number[], value: number): number[] {
  return values.flatMap((one, seat) => (one === value ? [seat] : []));
}

function bestHand(view: View, thought: Thought | null): Lead {
  const hands = view.players.map((_, seat) => diceOf(view, seat, thought));
  const scores = hands.map(scoreSoFar);
  const best = Math.max(...scores);
  const seats = seatsWith(scores, best);
  const hand = handSoFar(hands[seats[0] ?? 0] ?? []);
  return best < 0 ? NOBODY : { seats, count: 0, hand };
}

/** DT-P1: what some dice make; fewer than five never make a straight or a full house. */
export function handSoFar(dice: readonly Face[]): HandKind {
  const groups = groupsOf(dice);
  const [first = 0, second = 0] = groups.map(({ count }) => count);
  if (first > 3) return first === 5 ? 'five' : 'four';
  if (first === 3) return second === 2 ? 'full-house' : 'three';
  if (first === 2) return second === 2 ? 'two-pair' : 'pair';
  const isRun = groups.length === DICE && (groups[0]?.face ?? 0) - (groups.at(-1)?.face ?? 0) === DICE - 1;
  return isRun ? 'straight' : 'nothing';
}

function groupsOf(dice: readonly Face[]): { readonly face: number; readonly count: number }[] {
  return FACES.map((one, face) => ({ face, count: countFace(dice, one) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.face - a.face);
}

/** DT-P2: what dice are worth; while a hand is built, dice not yet kept count as nothing. */
export function scoreSoFar(dice: readonly Face[]): number {
  if (dice.length === 0) return -1;
  const faces = groupsOf(dice).flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  const kind = HANDS.indexOf(handSoFar(dice));
  return Array.from({ length: DICE }, (_, i) => faces[i] ?? 0).reduce((score, face) => score * BASE + face, kind);
}

/** DT-1 to DT-8: what winning a place brings with these dice. */
export function prizeLine(view: View, place: PlaceName, dice: readonly Face[]): Line {
  switch (place) {
    case 'mine':
      return line('name.nuggets', { count: Math.min(countFace(dice, '9'), view.mine) });
    case 'bank':
      return line('name.dollars', { count: view.bank });
    case 'store':
      return line(view.round === 1 ? 'board.prize.store.twice' : 'board.prize.store', { count: countFace(dice, 'J') });
    case 'saloon':
      return line('board.prize.saloon', { count: countFace(dice, 'Q') });
    case 'sheriff':
      return line('board.prize.badge');
    case 'town-hall':
      return line('name.backs.properties', { count: Math.min(1 + countFace(dice, 'A'), view.row.length) });
    case 'doc':
      return line('board.prize.first');
  }
}
