import { games } from '@boxcars/games';
import { describe, expect, it } from 'vitest';

import type { Client } from './client.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

describe.each(Object.keys(games))('%s', (game) => {
  it('is played to the end by clients who see nothing but what they are sent', async () => {
    const { guest, clock } = await run();
    const people: Client[] = [await guest('Ann'), await guest('Ben'), await guest('Cid')];
    const table = await seatThem(people, { game, seats: [{ kind: 'empty' }, { kind: 'empty' }] });
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
