import { canonical } from '../../canonical.ts';
import { NOWHERE, ROW, type Cards } from '../../cards/cards.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { isIn, type Viewer } from '../../seat.ts';
import { peek } from '../../secret.ts';
import { Findings, type Report } from '../finding.ts';
import { isRecord } from '../plain-data.ts';
import { somePositions, viewersOf, type CheckSetup } from '../walk.ts';
import { describeViewer } from './now.ts';

/**
 * What a viewer was told of hidden things and what is still so, as texts, read off the true content of the state.
 * For secrets that are not cards: of cards the check knows by itself.
 */
export type Recalls<S extends object = object> = (state: S, viewer: Viewer) => readonly string[];

/**
 * Noninterference, recall: whatever a viewer was ever sent stays true in every later resampled state. For every set of
 * cards in the state: the resampled history shows the viewer what the true one did, is possible, and leads to the
 * resampled piles. For other secrets: every fact the game recalls in the true state holds in the resampled one.
 */
export function checkRecall(game: AnyGame, setup: CheckSetup, recalls: Recalls): Report {
  const found = new Findings('recall');
  for (const { state, where, seed } of somePositions(game, setup)) {
    const truth = findCards(state);
    for (const viewer of viewersOf(setup.seats)) {
      const other = game.resample(state, viewer, new FastChance(seed + viewer));
      const at = `${where}, ${describeViewer(viewer)}`;
      const imagined = findCards(other);
      found.count('worlds');
      found.expect(truth.length === imagined.length, at, () => 'sets of cards appeared or vanished');
      for (const [i, cards] of imagined.entries()) compareCards(found, truth[i] ?? cards, cards, viewer, at);
      const held = new Set(recalls(other, viewer));
      for (const fact of recalls(state, viewer)) found.expect(held.has(fact), at, () => `forgot that ${fact}`);
    }
    if (found.isFull) break;
  }
  return found;
}

function compareCards(found: Findings, truth: Cards, imagined: Cards, viewer: Viewer, where: string): void {
  found.same(seenRows(truth, viewer), seenRows(imagined, viewer), where, 'the moves of cards that were seen');
  const piles = followHistory(imagined);
  if (piles === null) found.add(where, 'the moves of cards that were imagined are impossible');
  else found.same(canonical(piles), canonical(sortedPiles(imagined)), where, 'what was seen and where the cards lie');
}

/** Every set of cards anywhere in a state, in the order of the state's fields. */
export function findCards(value: unknown): Cards[] {
  if (isCards(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findCards);
}

function isCards(value: unknown): value is Cards {
  return isRecord(value) && ['copies', 'piles', 'history', 'start', 'open'].every((name) => name in value);
}

/** The history as a viewer saw it: what they didn't see is a question mark. */
function seenRows(cards: Cards, viewer: Viewer): string {
  const rows: string[] = [];
  const history = peek(cards.history);
  for (let at = 0; at < history.length; at += ROW) {
    const [from, to, what = 0, seenBy = 0] = history.slice(at, at + ROW);
    const isSeen = what < 0 || to === NOWHERE || isIn(seenBy, viewer);
    rows.push(`${from}>${to} ${isSeen ? what : '?'}`);
  }
  return rows.join(', ');
}

/** The piles a history leads to, in ascending order, or null if a card moves that isn't there. */
function followHistory(cards: Cards): number[][] | null {
  const piles: number[][] = Array.from({ length: cards.places }, () => []);
  const all = cards.copies.flatMap((count, kind) => Array<number>(count).fill(kind));
  piles[cards.start]?.push(...all);
  const history = peek(cards.history);
  for (let at = 0; at < history.length; at += ROW) {
    const [from = 0, to = 0, what = 0] = history.slice(at, at + ROW);
    if (!followRow(piles, from, to, what)) return null;
  }
  return piles.map((pile) => pile.sort((a, b) => a - b));
}

function followRow(piles: number[][], from: number, to: number, what: number): boolean {
  const pile = piles[from] ?? [];
  if (to === NOWHERE) return !pile.includes(what);
  if (what < 0) {
    if (pile.length !== -what) return false;
    piles[to]?.push(...pile.splice(0));
    return true;
  }
  const at = pile.indexOf(what);
  if (at < 0) return false;
  piles[to]?.push(...pile.splice(at, 1));
  return true;
}

function sortedPiles(cards: Cards): number[][] {
  return peek(cards.piles).map((pile) => pile.toSorted((a, b) => a - b));
}
