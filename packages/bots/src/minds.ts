import { mind as boomtown } from './minds/boomtown.ts';
import { mind as diceTower } from './minds/dice-tower.ts';
import { mind as diceTown } from './minds/dice-town.ts';
import type { Mind } from './minds/mind.ts';
import { mind as winnersCircle } from './minds/winners-circle.ts';

export type { Mind } from './minds/mind.ts';

/** Some game's mind: which one's, the key says. */
type AnyMind = Mind<never, never>;

/** The mind of each game, one line a game. A game without one is played at random, or searched without knowledge. */
export const minds: { readonly [game: string]: AnyMind } = {
  boomtown: boomtown as unknown as AnyMind,
  'dice-tower': diceTower as unknown as AnyMind,
  'dice-town': diceTown as unknown as AnyMind,
  'winners-circle': winnersCircle as unknown as AnyMind,
};
