import { expect, it } from 'vitest';

import { tableRow } from '../src/table-rows.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };
const MINUTE = 60_000;

it('finds a left-over replay behind any number of dead tables', async () => {
  const { guest, server, clock } = await run();
  const { store, statements } = server.house;
  const people = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem(people, TWO);
  await playOut(people, table, clock);
  const open = await people[0]?.post('/api/tables', TWO);
  const record = server.hall.inMemory(open?.id ?? '')?.record;
  if (record === undefined) throw new Error('not in memory');
  const dead = Array.from(
    { length: 450 },
    (_, i) => ({ ...record, id: `!${i}`, state: 'expired', revision: 1 }) as const,
  );
  await store.commit(dead.flatMap((one) => tableRow(statements, one, new Set())));
  const isFrozen = async (): Promise<boolean> =>
    (await store.db.selectFrom('replays').select('match').where('match', '=', table).execute()).length === 1;
  for (let time = 0; time < 3; time++) {
    await store.db.deleteFrom('replays').execute();
    expect(await isFrozen()).toBe(false);
    await clock.leap(11 * MINUTE);
    await server.sweep();
    await server.house.ledger.quiet();
    expect(await isFrozen()).toBe(true);
  }
});
