/** Winner's Circle as numbers, written out for the peers: they share nothing with the game they are compared to. */

/** The four numbers of the 28 horses: head, cap, saddle, shoe. */
export const HORSE_NUMBERS: readonly (readonly [number, number, number, number])[] = [
  [7, 3, 3, 3],
  [7, 1, 3, 5],
  [7, 5, 1, 3],
  [7, 2, 6, 1],
  [6, 5, 3, 4],
  [6, 2, 8, 2],
  [6, 4, 4, 4],
  [6, 1, 4, 7],
  [5, 5, 5, 5],
  [5, 10, 3, 2],
  [5, 2, 6, 7],
  [5, 3, 8, 4],
  [4, 6, 6, 6],
  [4, 3, 12, 3],
  [4, 9, 4, 5],
  [4, 2, 7, 9],
  [3, 7, 7, 7],
  [3, 4, 5, 12],
  [3, 14, 4, 3],
  [3, 8, 10, 3],
  [2, 8, 8, 8],
  [2, 6, 3, 15],
  [2, 12, 8, 4],
  [2, 4, 16, 4],
  [1, 20, 4, 3],
  [1, 9, 9, 9],
  [1, 6, 15, 6],
  [1, 3, 6, 18],
];

/** The symbol on each face of the die. */
export const DIE_SYMBOLS: readonly number[] = [0, 0, 0, 1, 2, 3];

/** The value of one bet by rank, then by the number of bets; the last column is for seven or more. */
export const BET_VALUES: readonly (readonly number[])[] = [
  [0, 500, 350, 250, 200, 150, 150, 100],
  [0, 350, 250, 150, 150, 100, 100, 50],
  [0, 200, 150, 100, 100, 50, 50, 50],
];
