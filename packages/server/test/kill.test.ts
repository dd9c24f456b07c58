import { expect, it } from 'vitest';

import { surviveKills } from './kill/run-kills.ts';
import { newFolder } from './running.ts';

it('a server killed twice under load has lost nothing it acknowledged, and every client finishes', async () => {
  const survived = await surviveKills({
    place: { data: newFolder() },
    parties: [
      { game: 'winners-circle', people: 3, bots: 0 },
      { game: 'dice-tower', people: 2, bots: 0 },
      { game: 'boomtown', people: 3, bots: 0 },
      { game: 'dice-town', people: 1, bots: 1 },
    ],
    kills: 2,
    inputs: 60,
  });
  expect(survived.wrong).toEqual([]);
  expect(survived.matches).toBeGreaterThanOrEqual(4);
  expect(survived.acknowledged).toBeGreaterThan(120);
  expect(survived.interrupted).toBeGreaterThan(0);
}, 180_000);
