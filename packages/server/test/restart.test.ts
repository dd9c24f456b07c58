import { join } from 'node:path';
import { Writable } from 'node:stream';

import { afterAll, describe, expect, it } from 'vitest';

import { makeLog } from '../src/log.ts';
import { linesAfter } from '../src/store/lines.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { startPostgres } from './postgres.ts';
import { newFolder, run, type Running } from './running.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const postgres = startPostgres();
afterAll(() => postgres.stop());

/** A place that can be opened again and again. */
type Reopen = () => Promise<Store>;

const kinds: readonly (readonly [string, () => Reopen])[] = [
  [
    'SQLite',
    () => {
      const file = join(newFolder(), 'test.sqlite');
      return () => openStore({ file });
    },
  ],
  ...(postgres.url === null ? [] : [['PostgreSQL', () => () => openStore({ url: postgres.url ?? '' })] as const]),
];

if (postgres.url === null) it.skip(`PostgreSQL is left out: ${postgres.why}`, () => {});

interface Game extends Running {
  readonly reopen: Reopen;
  readonly people: readonly Client[];
  readonly table: string;
}

async function begin(reopen: Reopen, settings: object): Promise<Game> {
  const running = await run({ store: await reopen() });
  const people = [await running.guest('Ann'), await running.guest('Ben')];
  const table = await seatThem(people, { game: 'winners-circle', seats: [{ kind: 'empty' }], ...settings });
  return { ...running, reopen, people, table };
}

/** Stops, and starts again with nobody connected; `lines` get what the new server logs. */
async function restart(game: Game, lines: string[] = []): Promise<Running> {
  await game.server.stop();
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return run({ store: await game.reopen(), log: makeLog('info', stream) }, game.data, game.clock);
}

async function stateOf({ server }: Running, table: string): Promise<{ state: string; entries: number }> {
  const { store } = server.house;
  const row = await store.db.selectFrom('tables').select('state').where('id', '=', table).executeTakeFirstOrThrow();
  const lines = await linesAfter(store, table, -1);
  return { state: row.state, entries: lines.length };
}

/** Lets time pass, and everything that a database does meanwhile. */
async function pass({ clock, server }: Running, time: number, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await clock.advance(time / steps);
    await server.house.ledger.quiet();
  }
}

describe.each(kinds)('after a restart on %s, with nobody connected', (_name, place) => {
  it('live clocks run out, bots take the seats, and the match ends', async () => {
    const game = await begin(place(), { clock: { kind: 'live', bank: 30, increment: 5 } });
    const again = await restart(game);
    expect((await again.server.rebuilt).failed).toEqual([]);
    await pass(again, 59 * SECOND, 1);
    expect((await stateOf(again, game.table)).entries).toBe(1);
    await pass(again, 2 * SECOND, 1);
    expect((await stateOf(again, game.table)).entries).toBe(2);
    await pass(again, 20 * MINUTE, 120);
    expect((await stateOf(again, game.table)).state).toBe('finished');
  });

  it('a bot whose turn it was moves', async () => {
    const slow = { limits: { botDelay: [60 * SECOND, 60 * SECOND] as const } };
    const reopen = place();
    const running = await run({ ...slow, store: await reopen() });
    const ann = await running.guest('Ann');
    const bot = { kind: 'bot', level: 'random' };
    const table = await seatThem([ann], { game: 'winners-circle', seats: [bot] });
    for (let turn = 0; turn < 8 && ann.legal.length > 0; turn++) await ann.answer(table, ann.legal[0]);
    const before = ann.moment?.entry ?? 0;
    expect(ann.moment?.asked?.seats).toEqual([1]);
    const again = await restart({ ...running, reopen, people: [ann], table });
    await again.server.rebuilt;
    await pass(again, SECOND, 1);
    expect((await stateOf(again, table)).entries).toBeGreaterThan(before + 1);
  });

  it('a moment with a fixed time closes, and then nobody is hurried', async () => {
    const game = await begin(place(), { game: 'dice-town', reactionSeconds: 5 });
    const [ann] = game.people;
    await playOut(game.people, game.table, game.clock, () => ann?.moment?.asked?.mode === 'reaction');
    const entry = ann?.moment?.entry ?? 0;
    const again = await restart(game);
    await again.server.rebuilt;
    expect((await stateOf(again, game.table)).entries).toBe(entry + 1);
    await pass(again, 6 * SECOND, 2);
    const { entries } = await stateOf(again, game.table);
    expect(entries).toBeGreaterThan(entry + 1);
  });

  it('what a fixed time closed before does not close the turn that came after', async () => {
    const game = await begin(place(), { game: 'dice-town', reactionSeconds: 5 });
    const [ann] = game.people;
    let wasTimed = false;
    await playOut(game.people, game.table, game.clock, () => {
      wasTimed ||= ann?.moment?.asked?.mode === 'reaction';
      return wasTimed && ann?.moment?.asked?.mode !== 'reaction';
    });
    const entry = ann?.moment?.entry ?? 0;
    const again = await restart(game);
    await again.server.rebuilt;
    await pass(again, 10 * MINUTE, 4);
    expect((await stateOf(again, game.table)).entries).toBe(entry + 1);
  });

  it('a start that was under way is called off', async () => {
    const reopen = place();
    const running = await run({ store: await reopen() });
    const [ann, ben] = [await running.guest('Ann'), await running.guest('Ben')];
    ben.isAutomatic = false;
    const { id } = await ann.post('/api/tables', {
      game: 'winners-circle',
      seats: [{ kind: 'empty' }],
      nonceHash: ann.nonceHash,
    });
    await ben.post(`/api/tables/${id}/join`, { nonceHash: ben.nonceHash });
    await ann.watch(id);
    await ann.post(`/api/tables/${id}/start`);
    const again = await restart({ ...running, reopen, people: [ann, ben], table: id });
    await again.server.rebuilt;
    await pass(again, 11 * SECOND, 1);
    expect(await stateOf(again, id)).toEqual({ state: 'open', entries: 0 });
  });

  it('a match that cannot be rebuilt is named, and the others go on', async () => {
    const game = await begin(place(), { clock: { kind: 'live', bank: 30, increment: 5 }, access: 'link' });
    const [ann, ben] = game.people;
    if (ann === undefined || ben === undefined) throw new Error('nobody plays');
    const other = await seatThem(game.people, {
      game: 'winners-circle',
      seats: [{ kind: 'empty' }],
      clock: { kind: 'live', bank: 30, increment: 5 },
    });
    const { store } = game.server.house;
    const line = '{"entry":0,"damaged":true}';
    store.gather(game.table);
    await store.db.updateTable('entries').set({ line }).where('match', '=', game.table).execute();
    const lines: string[] = [];
    const again = await restart(game, lines);
    const { rebuilt, failed } = await again.server.rebuilt;
    expect(failed).toContain(game.table);
    expect(rebuilt).toBeGreaterThan(0);
    const named = lines.filter((text) => text.includes('match-not-rebuilt') && text.includes(game.table));
    expect(named.length).toBe(1);
    await pass(again, 61 * SECOND, 1);
    await again.server.sweep();
    await settle();
    expect((await stateOf(again, other)).entries).toBe(2);
    const back = await ann.again(again.server.address);
    expect(await back.watch(game.table)).toMatchObject({ refusal: { code: 'match-not-rebuilt' } });
    const eve = await again.guest('Eve');
    expect(await eve.watch(game.table)).toMatchObject({ refusal: { code: 'no-such-table' } });
    // Later tests share the database.
    await again.server.house.store.db.deleteFrom('tables').where('id', '=', game.table).execute();
  });
});
