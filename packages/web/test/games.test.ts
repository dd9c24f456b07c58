import { games } from '@boxcars/games';
import { expect, test } from 'vitest';

import { gameRows } from '../src/lobby/games.ts';
import { loadRules } from '../src/net/local/rules.ts';

test('the front page knows every game and says how many play it', () => {
  const rows = Object.fromEntries(gameRows.map(({ id, min, max }) => [id, { min, max }]));
  const rules = Object.fromEntries(
    Object.values(games).map(({ id, seats }) => [id, { min: seats.min, max: seats.max }]),
  );
  expect(rows).toEqual(rules);
  for (const { min, max, usual } of gameRows) expect(usual >= min && usual <= max).toBe(true);
});

test('the rules of each game load by themselves, and nothing loads for no game', async () => {
  for (const [id, game] of Object.entries(games)) expect((await loadRules(id))?.game).toBe(game);
  expect(await loadRules('no-such-game')).toBeNull();
});
