import { FastChance } from '@boxcars/engine';
import { boomtown } from '@boxcars/games/boomtown';
import { expect, test } from 'vitest';

import { think } from '../src/thinking.ts';
import type { Riddle } from '../src/workshop.ts';
import { settle } from './fake-clock.ts';
import { seatThem } from './playing.ts';
import { run } from './running.ts';
import { workbench } from './serving.ts';

const OFFER = ['dry-gulch 8/5', 'coyote-city 3/1', 'dry-gulch 11/3', 'cactus-junction 11/2'];

/** What a bot by a name does when the richest has bid eight for a good mine. */
function bidOf(name: string | null, level: string): unknown {
  const chance = new FastChance(3);
  const state = boomtown.setup(4, { expropriationFee: true, shortGame: true, deck: null }, chance);
  expect(boomtown.arrange(state, { offer: OFFER, start: 3, gold: [20, 20, 20, 60] })).toBeNull();
  const answers = [];
  answers[3] = boomtown.readAction('bid 8') ?? undefined;
  boomtown.apply(state, answers, chance);
  return think({ game: 'boomtown', version: boomtown.version, level, name, seat: 0, state, seed: 5 });
}

test('a bot at a table plays in the style that goes with its name, at the usual level too', () => {
  const [pass, bid] = [{ type: 'pass' }, { type: 'bid', amount: 9 }];
  expect(['Ada', 'Basil', 'Cleo', 'Dusty', null].map((name) => bidOf(name, 'normal'))).toEqual([
    pass,
    pass,
    bid,
    bid,
    pass,
  ]);
});

test('a table tells those who think whose bot it is', async () => {
  const riddles: Riddle[] = [];
  const listening = {
    ...workbench,
    think: (riddle: Riddle) => {
      riddles.push(riddle);
      return workbench.think(riddle);
    },
  };
  const { guest, clock } = await run({ workshop: listening });
  const ann = await guest('Ann');
  const bot = { kind: 'bot', level: 'easy' };
  const table = await seatThem([ann], { game: 'winners-circle', seats: [bot, bot, bot] });
  for (let turn = 0; turn < 20 && riddles.length < 6; turn++) {
    if (ann.legal.length > 0) await ann.answer(table, ann.legal[0]);
    else await clock.advance(clock.untilNext ?? 0);
    await settle();
  }
  const named = new Set(riddles.map(({ seat, name, level }) => `${seat} ${name ?? ''} ${level}`));
  expect([...named].sort()).toEqual(['1 Basil easy', '2 Cleo easy', '3 Dusty easy']);
});
