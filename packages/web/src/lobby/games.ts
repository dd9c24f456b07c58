/** What the lobby says of a game before its rules are loaded. A test holds it against the rules. */
export interface GameRow {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  /** Players at a table that is made in one click. */
  readonly usual: number;
  readonly minutes: number;
}

/** The games of the front page, in its order. */
export const gameRows: readonly GameRow[] = [
  { id: 'dice-town', min: 2, max: 5, usual: 4, minutes: 45 },
  { id: 'boomtown', min: 3, max: 5, usual: 4, minutes: 40 },
  { id: 'winners-circle', min: 2, max: 6, usual: 4, minutes: 40 },
  { id: 'dice-tower', min: 2, max: 4, usual: 3, minutes: 20 },
];

export function gameRow(id: string): GameRow | undefined {
  return gameRows.find((row) => row.id === id);
}
