import { games } from '@boxcars/games';

/** Who is measured. Each plays in a process of its own, so that none spoils the compiler's guesses for another. */
export type Contestant =
  | { readonly kind: 'boardgame.io' }
  | { readonly kind: 'reference' }
  | { readonly kind: 'ours'; readonly game: string; readonly seats: number }
  | { readonly kind: 'search'; readonly game: string; readonly seats: number }
  | { readonly kind: 'clone' };

export const BOARDGAME_IO: Contestant = { kind: 'boardgame.io' };
export const REFERENCE: Contestant = { kind: 'reference' };
export const CLONE: Contestant = { kind: 'clone' };

/** The game that all three play. */
export const COMPARED = 'winners-circle';

const SEATS: { readonly [game: string]: number } = { 'dice-tower': 3 };

/** Every registered game, the compared one first. */
export function ourGames(): readonly (Contestant & { readonly kind: 'ours' })[] {
  const ids = [COMPARED, ...Object.keys(games).filter((id) => id !== COMPARED)];
  return ids.flatMap((id) => {
    const game = games[id];
    if (game === undefined) return [];
    const seats = Math.min(game.seats.max, Math.max(game.seats.min, SEATS[id] ?? 4));
    return [{ kind: 'ours', game: id, seats } as const];
  });
}

/** The same games searched, with random rollouts. */
export function ourSearches(): readonly (Contestant & { readonly kind: 'search' })[] {
  return ourGames().map(({ game, seats }) => ({ kind: 'search', game, seats }));
}

/** A name to find the contestant by in the results. */
export function nameOf(contestant: Contestant): string {
  if (contestant.kind === 'search') return searchOf(contestant.game);
  return contestant.kind === 'ours' ? contestant.game : contestant.kind;
}

/** The name of a game's search. */
export function searchOf(game: string): string {
  return `search of ${game}`;
}
