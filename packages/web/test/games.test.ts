import { botLevels } from '@boxcars/bots';
import { FastChance, type Action } from '@boxcars/engine';
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

test('at a table of this device bots of the usual level are of four minds', async () => {
  const bot = await loadBot('boomtown', 'normal');
  const game = await loadGame('boomtown');
  if (game === null) throw new Error('no rules');
  const offer = ['dry-gulch 8/5', 'coyote-city 3/1', 'dry-gulch 11/3', 'cactus-junction 11/2'];
  const answers = [0, 1, 2, 3].map((seat) => {
    const before = (seat + 3) % 4;
    const chance = new FastChance(3);
    const state = game.setup(4, { expropriationFee: true, shortGame: true, deck: null }, chance);
    const gold = [0, 1, 2, 3].map((one) => (one === before ? 60 : 20));
    expect(game.arrange(state, { offer, start: before, gold })).toBeNull();
    const first: (Action | undefined)[] = [];
    first[before] = game.readAction('bid 8') ?? undefined;
    game.apply(state, first, chance);
    return bot.choose({
      game,
      seat,
      chance,
      imagine: (luck) => game.resample(state, seat, luck),
    });
  });
  const [pass, bid] = [{ type: 'pass' }, { type: 'bid', amount: 9 }];
  expect(answers).toEqual([pass, pass, bid, bid]);
});
