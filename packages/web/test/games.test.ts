import { botLevels } from '@boxcars/bots';
import { games } from '@boxcars/games';
import { expect, test } from 'vitest';

import { LEVELS } from '../src/levels.ts';
import { gameRows } from '../src/lobby/games.ts';
import { loadBot, loadGame } from '../src/net/local/rules.ts';

test('the front page knows every game and says how many play it', () => {
  const rows = Object.fromEntries(gameRows.map(({ id, min, max }) => [id, { min, max }]));
  const rules = Object.fromEntries(
    Object.values(games).map(({ id, seats }) => [id, { min: seats.min, max: seats.max }]),
  );
  expect(rows).toEqual(rules);
  for (const { min, max, usual } of gameRows) expect(usual >= min && usual <= max).toBe(true);
});

test('the levels one can choose are those of the bots, and each of them answers', async () => {
  expect(LEVELS).toEqual(botLevels);
  for (const id of Object.keys(games)) {
    for (const level of LEVELS) expect(typeof (await loadBot(id, level)).choose).toBe('function');
  }
});

test('the rules of each game load by themselves, and nothing loads for no game', async () => {
  for (const [id, game] of Object.entries(games)) expect(await loadGame(id)).toBe(game);
  expect(await loadGame('no-such-game')).toBeNull();
});
