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
  { game: 'boomtown', name: 'mid-auction', scenario: 'payment-three', step: 1, seat: 1 },
  { game: 'boomtown', name: 'hold-up', scenario: 'holdup', step: 0, seat: 0 },
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
