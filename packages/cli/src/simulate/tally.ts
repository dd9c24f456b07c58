import type { Outcome } from '@boxcars/engine';

/** How often each whole number occurred. */
export type Histogram = { [value: number]: number };

/** What one seat got out of many games. */
export interface SeatTally {
  /** Games won, by how many seats shared the win: `wins[1]` are those won alone. */
  readonly wins: Histogram;
  readonly points: Histogram;
  readonly ranks: Histogram;
}

/** What many games came to: counts alone, so that tallies add up the same in any order. */
export interface Tally {
  games: number;
  readonly seats: readonly SeatTally[];
  /** Questions asked in a game. */
  readonly questions: Histogram;
  /** Choices between at least two answers in a game, by any seat. */
  readonly decisions: Histogram;
}

/** A tally of no games. */
export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    seats: Array.from({ length: seats }, () => ({ wins: {}, points: {}, ranks: {} })),
    questions: {},
    decisions: {},
  };
}

/** Counts a finished game in. */
export function countGame(tally: Tally, outcome: Outcome, questions: number, decisions: number): void {
  tally.games += 1;
  count(tally.questions, questions);
  count(tally.decisions, decisions);
  for (const [seat, row] of tally.seats.entries()) {
    count(row.points, outcome.points[seat] ?? 0);
    count(row.ranks, outcome.ranks[seat] ?? 0);
    if (outcome.winners.includes(seat)) count(row.wins, outcome.winners.length);
  }
}

/** Counts another tally's games in. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  addHistogram(tally.questions, other.questions);
  addHistogram(tally.decisions, other.decisions);
  for (const [seat, row] of tally.seats.entries()) {
    const theirs = other.seats[seat];
    if (theirs === undefined) throw new Error('tallies of different tables');
    addHistogram(row.wins, theirs.wins);
    addHistogram(row.points, theirs.points);
    addHistogram(row.ranks, theirs.ranks);
  }
}

function count(histogram: Histogram, value: number, times = 1): void {
  histogram[value] = (histogram[value] ?? 0) + times;
}

function addHistogram(histogram: Histogram, other: Histogram): void {
  for (const [value, times] of Object.entries(other)) count(histogram, Number(value), times);
}
