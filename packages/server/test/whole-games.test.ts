import { games } from '@boxcars/games';
import { describe, expect, it } from 'vitest';

import type { Client } from './client.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

/** With its own cards a random game of Dice Tower now and then takes thousands of turns; these are quickly won. */
const EASY_CARDS = [
  { combination: 'trio', points: 1, action: 'steal', copies: 9 },
  { combination: 'trio', points: 2, action: 'swap', copies: 9 },
  { combination: 'trio', colours: ['pink'], points: 3, action: 'group-swap', copies: 9 },
  { combination: 'full', points: 1, action: 'again', copies: 9 },
  { combination: 'three-pairs', points: 5, copies: 9 },
];
const SETTINGS: { readonly [game: string]: object } = { 'dice-tower': { options: { deck: EASY_CARDS } } };

describe.each(Object.keys(games))('%s', (game) => {
  it('is played to the end by clients who see nothing but what they are sent', async () => {
    const { guest, clock } = await run();
    const people: Client[] = [await guest('Ann'), await guest('Ben'), await guest('Cid')];
    const table = await seatThem(people, {
      game,
      seats: [{ kind: 'empty' }, { kind: 'empty' }],
      ...SETTINGS[game],
    });
    await playOut(people, table, clock);
    for (const client of people) {
      expect(client.table?.state).toBe('finished');
      expect(client.table?.outcome?.winners.length).toBeGreaterThan(0);
    }
  });

  it('is played to the end by one person and bots', async () => {
    const { guest, clock } = await run();
    const ann = await guest('Ann');
    const bot = { kind: 'bot', level: 'normal' } as const;
    const table = await seatThem([ann], { game, seats: [bot, bot] });
    await playOut([ann], table, clock);
    expect(ann.table?.state).toBe('finished');
  });
});
