import type { PlaythroughSetup } from '@boxcars/engine/testkit';

/** A golden playthrough: it is kept in golden/<game>-<seats>[-<variant>].txt. */
export interface Golden extends PlaythroughSetup {
  readonly game: string;
  /** Tells two of the same game and size apart. */
  readonly variant?: string;
}

/** All golden playthroughs: for each game the smallest and the largest table, and every option that changes play. */
export const GOLDENS: readonly Golden[] = [
  { game: 'boomtown', seats: 3, seed: 1 },
  { game: 'boomtown', seats: 3, seed: 2, variant: 'long', options: { shortGame: false, expropriationFee: false } },
  { game: 'boomtown', seats: 4, seed: 3 },
  { game: 'boomtown', seats: 5, seed: 4 },
  { game: 'winners-circle', seats: 2, seed: 1 },
  { game: 'winners-circle', seats: 6, seed: 2 },
  { game: 'winners-circle', seats: 4, seed: 3 },
  { game: 'winners-circle', seats: 3, seed: 4, variant: 'hidden-bets', options: { hiddenBets: true } },
  { game: 'winners-circle', seats: 5, seed: 5, variant: 'royal-turf', options: { royalTurf: true } },
  { game: 'winners-circle', seats: 4, seed: 6, variant: 'crowded-field', options: { crowdedField: true } },
  { game: 'winners-circle', seats: 2, seed: 7, variant: 'alternative-payout', options: { alternativePayout: true } },
  {
    game: 'winners-circle',
    seats: 4,
    seed: 8,
    variant: 'all-variants',
    options: { hiddenBets: true, royalTurf: true, crowdedField: true, alternativePayout: true },
  },
];

/** The name of a golden's file. */
export function fileOf({ game, seats, variant }: Golden): string {
  return [game, seats, ...(variant === undefined ? [] : [variant])].join('-') + '.txt';
}
