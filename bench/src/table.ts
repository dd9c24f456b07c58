import type { Results } from './results.ts';
import type { Spread } from './statistics.ts';
import { targetRows } from './targets.ts';
import { align, short } from './writing.ts';

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
  return [...align(rows), '', ...align(targetRows(results.targets))];
}

function rate(spread: Spread): [string, string] {
  return [short(spread.median), `${short(spread.min)} - ${short(spread.max)}`];
}
