/** A telling moment: a scenario after so many of its answers, as a seat sees it. */
export interface TellingMoment {
  readonly game: string;
  readonly name: string;
  readonly scenario: string;
  readonly step: number;
  readonly seat: number;
}

/** The moments that visual tests look at. */
export const moments: readonly TellingMoment[] = [
  { game: 'dice-town', name: 'tie-with-offers', scenario: 'bribing-the-sheriff', step: 8, seat: 3 },
  { game: 'dice-town', name: 'make-an-offer', scenario: 'bribing-the-sheriff', step: 5, seat: 0 },
  { game: 'dice-town', name: 'keep-dice', scenario: 'bribing-the-sheriff', step: 0, seat: 0 },
  { game: 'dice-town', name: 'keep-with-the-brute', scenario: 'brute-behind-bars', step: 0, seat: 0 },
  { game: 'dice-town', name: 'stop-the-brute', scenario: 'brute-behind-bars', step: 4, seat: 1 },
  { game: 'dice-town', name: 'put-back', scenario: 'brute-behind-bars', step: 6, seat: 0 },
  { game: 'dice-town', name: 'two-cheaters', scenario: 'two-cheaters', step: 3, seat: 0 },
  { game: 'dice-town', name: 'stop-a-cheater', scenario: 'two-cheaters', step: 5, seat: 1 },
  { game: 'dice-town', name: 'store-cards', scenario: 'nervous-joe', step: 7, seat: 0 },
  { game: 'dice-town', name: 'nervous-joe', scenario: 'nervous-joe', step: 8, seat: 0 },
  { game: 'dice-town', name: 'wanted', scenario: 'nervous-joe', step: 9, seat: 2 },
  { game: 'dice-town', name: 'whom-to-rob', scenario: 'saloon-robbery', step: 9, seat: 0 },
  { game: 'dice-town', name: 'stolen-cards', scenario: 'saloon-robbery', step: 10, seat: 0 },
  { game: 'dice-town', name: 'the-girls', scenario: 'saloon-robbery', step: 11, seat: 0 },
  { game: 'dice-town', name: 'dynamite', scenario: 'three-cards-in-a-round', step: 5, seat: 0 },
  { game: 'dice-town', name: 'even-split', scenario: 'three-cards-in-a-round', step: 7, seat: 2 },
  { game: 'dice-town', name: 'marshall', scenario: 'three-cards-in-a-round', step: 14, seat: 3 },
  { game: 'dice-town', name: 'order-at-the-docs', scenario: 'order-at-the-docs', step: 10, seat: 0 },
  { game: 'dice-town', name: 'at-the-docs', scenario: 'order-at-the-docs', step: 11, seat: 2 },
  { game: 'dice-town', name: 'barbed-wire', scenario: 'barbed-wire', step: 7, seat: 2 },
  { game: 'dice-town', name: 'elixir', scenario: 'barbed-wire', step: 8, seat: 1 },
  { game: 'dice-town', name: 'level-to-the-end', scenario: 'level-to-the-end', step: 8, seat: 2 },
  { game: 'dice-town', name: 'the-end', scenario: 'the-mine-runs-dry', step: 11, seat: 0 },
  { game: 'boomtown', name: 'mid-auction', scenario: 'mid-auction', step: 3, seat: 2 },
  { game: 'boomtown', name: 'five-at-the-table', scenario: 'five-at-the-table', step: 2, seat: 3 },
  { game: 'boomtown', name: 'fees-before-choosing', scenario: 'fees-before-choosing', step: 1, seat: 2 },
  { game: 'boomtown', name: 'dice-hit-mines', scenario: 'an-eight-hits-four', step: 2, seat: 2 },
  { game: 'boomtown', name: 'telegraph', scenario: 'an-eight-hits-four', step: 2, seat: 1 },
  { game: 'boomtown', name: 'dynamite', scenario: 'dynamite-aims', step: 2, seat: 2 },
  { game: 'boomtown', name: 'expropriation', scenario: 'expropriation-has-a-price', step: 2, seat: 2 },
  { game: 'boomtown', name: 'saloon', scenario: 'saloon-in-any-town', step: 2, seat: 2 },
  { game: 'boomtown', name: 'hold-up', scenario: 'holdup-odds', step: 2, seat: 2 },
  { game: 'boomtown', name: 'mustang', scenario: 'mustang', step: 2, seat: 3 },
  { game: 'boomtown', name: 'waiting-cards', scenario: 'two-cards-in-waiting', step: 2, seat: 0 },
  { game: 'boomtown', name: 'the-end', scenario: 'last-round', step: 4, seat: 0 },
  { game: 'winners-circle', name: 'blocked-move', scenario: 'blocked-move', step: 0, seat: 0 },
  { game: 'winners-circle', name: 'photo-finish', scenario: 'photo-finish', step: 0, seat: 0 },
  { game: 'winners-circle', name: 'podium', scenario: 'photo-finish', step: 1, seat: 0 },
  { game: 'winners-circle', name: 'back-straight', scenario: 'back-straight', step: 0, seat: 0 },
  { game: 'winners-circle', name: 'hidden-standing', scenario: 'hidden-standing', step: 0, seat: 0 },
  { game: 'winners-circle', name: 'third-race', scenario: 'money-over-three-races', step: 4, seat: 1 },
  { game: 'winners-circle', name: 'hidden-bets', scenario: 'hidden-bets', step: 0, seat: 0 },
  { game: 'dice-tower', name: 'two-cards-fit', scenario: 'two-cards-fit', step: 0, seat: 0 },
  { game: 'dice-tower', name: 'fifth-pink', scenario: 'fifth-pink', step: 2, seat: 1 },
  { game: 'dice-tower', name: 'black-doubles', scenario: 'black-doubles', step: 1, seat: 0 },
  { game: 'dice-tower', name: 'coloured-cards', scenario: 'coloured-cards', step: 0, seat: 2 },
  { game: 'dice-tower', name: 'empty-stack', scenario: 'empty-stack', step: 0, seat: 0 },
  { game: 'dice-tower', name: 'inherited', scenario: 'three-rolls-afresh', step: 0, seat: 1 },
  { game: 'dice-tower', name: 'last-roll', scenario: 'three-rolls-afresh', step: 2, seat: 1 },
  { game: 'dice-tower', name: 'group-swap', scenario: 'group-swap', step: 1, seat: 2 },
];

/** The moment a scenario is shown at when nothing else is asked. */
export function momentFor(game: string, scenario: string): TellingMoment | undefined {
  return moments.find((moment) => moment.game === game && moment.scenario === scenario);
}
