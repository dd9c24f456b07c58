import type { PlaythroughSetup } from '@boxcars/engine/testkit';

/** A golden playthrough: it is kept in golden/<game>-<seats>[-<variant>].txt. */
export interface Golden extends PlaythroughSetup {
  readonly game: string;
  /** Tells two of the same game and size apart. */
  readonly variant?: string;
}

/** With the cards of Dice Tower random players take a thousand turns, too long to read; with these a few dozen. */
const EASY_CARDS = [
  { combination: 'trio', points: 1, action: 'steal', copies: 8 },
  { combination: 'trio', points: 2, action: 'swap', copies: 8 },
  { combination: 'full', points: 3, action: 'group-swap', copies: 8 },
  { combination: 'trio', points: 2, action: 'again', copies: 8 },
  { combination: 'trio', colours: ['pink'], points: 4, copies: 3 },
  { combination: 'full', points: 1, copies: 10 },
];

/** All golden playthroughs: for each game the smallest and the largest table, and every option that changes play. */
export const GOLDENS: readonly Golden[] = [
  { game: 'boomtown', seats: 3, seed: 1 },
  { game: 'boomtown', seats: 3, seed: 2, variant: 'long', options: { shortGame: false, expropriationFee: false } },
  { game: 'boomtown', seats: 4, seed: 3 },
  { game: 'boomtown', seats: 5, seed: 4 },
  { game: 'dice-town', seats: 2, seed: 1 },
  { game: 'dice-town', seats: 2, seed: 2, variant: 'cs', options: { edition: 'cs' } },
  { game: 'dice-town', seats: 5, seed: 3 },
  { game: 'dice-town', seats: 5, seed: 4, variant: 'cs', options: { edition: 'cs' } },
  { game: 'dice-town', seats: 4, seed: 5, variant: 'brute-cs', options: { brute: 'cs', sheriff: 1 } },
  { game: 'dice-tower', seats: 2, seed: 1, variant: 'easy', options: { deck: EASY_CARDS } },
  { game: 'dice-tower', seats: 3, seed: 2, variant: 'easy', options: { deck: EASY_CARDS } },
  { game: 'dice-tower', seats: 4, seed: 3, variant: 'easy', options: { deck: EASY_CARDS } },
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
