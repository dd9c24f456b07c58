/** One game of a tournament: the entrant in each seat, by number, and the deal that is played. */
export interface Pairing {
  readonly deal: number;
  readonly seats: readonly number[];
}

/** Every way to choose `size` of `count` entrants, in order. */
export function lineUps(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const all: number[][] = [];
  for (let last = size - 1; last < count; last++) {
    for (const rest of lineUps(last, size - 1)) all.push([...rest, last]);
  }
  return all;
}

/**
 * At least `games` games: every deal is played by every line-up in every rotation of its seats, so that nobody owes
 * anything to a seat, or to cards the others didn't have.
 */
export function schedule(entrants: number, players: number, games: number): Pairing[] {
  const tables = lineUps(entrants, players).flatMap(rotations);
  const deals = Math.max(1, Math.ceil(games / tables.length));
  return Array.from({ length: deals }, (_, deal) => tables.map((seats) => ({ deal, seats }))).flat();
}

function rotations(lineUp: readonly number[]): number[][] {
  return lineUp.map((_, by) => lineUp.map((_entrant, seat) => lineUp[(seat + by) % lineUp.length] ?? 0));
}
