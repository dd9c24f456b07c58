import type { Results, Target } from './results.ts';
import type { Spread } from './statistics.ts';

/** The results as lines for a terminal. */
export function tableOf(results: Results): string[] {
  const { boardgameIo, reference, games } = results;
  const rows: string[][] = [
    ['', 'seats', 'games/s', 'min - max', 'decisions/s', 'per bg.io move'],
    ['boardgame.io', '4', ...rate(boardgameIo.gamesPerSecond), short(boardgameIo.movesPerSecond.median), '1'],
    ...games.map((game) => [
      game.game,
      String(game.seats),
      ...rate(game.gamesPerSecond),
      short(game.decisionsPerSecond.median),
      short(game.toBoardgameIo.median),
    ]),
    ['reference', '4', ...rate(reference.gamesPerSecond), short(reference.decisionsPerSecond.median), ''],
  ];
  const targets = [
    ['', 'median', 'min - max', 'target', ''],
    ...results.targets.map((target) => [
      target.name,
      ...rate(target.value),
      `${target.isAtMost ? '<' : '>='} ${short(target.target)}`,
      mark(target),
    ]),
  ];
  return [...align(rows), '', ...align(targets)];
}

function rate(spread: Spread): [string, string] {
  return [short(spread.median), `${short(spread.min)} - ${short(spread.max)}`];
}

function mark(target: Target): string {
  return target.isReached ? 'reached' : 'MISSED';
}

/** A number with three digits that count, and thousands apart. */
export function short(value: number): string {
  if (value >= 1_000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
