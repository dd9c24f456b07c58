import { conformance } from '@boxcars/engine/testkit/conformance';

import { diceTower } from '../../src/dice-tower/index.ts';

/** With the game's own cards random players need a thousand turns; with these a few dozen, and every action comes up. */
const deck = [
  { combination: 'trio', points: 1, action: 'steal', copies: 8 },
  { combination: 'trio', points: 2, action: 'swap', copies: 8 },
  { combination: 'full', points: 3, action: 'group-swap', copies: 8 },
  { combination: 'trio', points: 2, action: 'again', copies: 8 },
  { combination: 'trio', colours: ['pink'], points: 4, copies: 3 },
  { combination: 'full', points: 1, copies: 10 },
];

conformance(diceTower, { variants: [{ deck }] });
