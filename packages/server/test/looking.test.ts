import type { ServerMessage } from '@boxcars/protocol';
import { describe, expect, it, vi } from 'vitest';

import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run, type Running } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };
const MINUTE = 60_000;

interface Game extends Running {
  readonly ann: Client;
  readonly ben: Client;
  readonly table: string;
}

async function sitDown(settings: object = {}, parts = {}): Promise<Game> {
  const running = await run(parts);
  const [ann, ben] = [await running.guest('Ann'), await running.guest('Ben')];
  return { ...running, ann, ben, table: await seatThem([ann, ben], { ...TWO, ...settings }) };
}

function askedOf({ ann, ben }: Pick<Game, 'ann' | 'ben'>): readonly [Client, Client] {
  return ann.legal.length > 0 ? [ann, ben] : [ben, ann];
}

/** Has a client that looks at many tables turn to this one. */
async function turnTo(client: Client, table: string): Promise<Client> {
  const sync = client.nextOf('sync');
  await client.watch(table);
  await sync;
  return client;
}

function since(client: Client, from: number): ServerMessage['t'][] {
  return client.messages.slice(from).map(({ t }) => t);
}

describe('who looks at many tables at once', () => {
  it('looks at the ones in memory, however few may rest there', async () => {
    const game = await sitDown({}, { limits: { idleTables: 1 } });
    const { server, ann, ben, clock } = game;
    const tables = [game.table];
    while (tables.length < 6) tables.push(await seatThem([ann, ben], TWO));
    for (const table of tables) {
      // Earlier entries have to be read from the store.
      for (const client of [ann, ben]) await turnTo(client, table);
      const begun = ann.moment?.entry ?? 0;
      await playOut([ann, ben], table, clock, () => (ann.moment?.entry ?? 0) > begun + 3);
    }
    for (const client of [ann, ben]) await client.disconnect();
    await settle(30);
    expect(server.hall.size).toBe(1);

    const [first, second] = [await ann.again(server.address), await ben.again(server.address)];
    for (const table of tables) first.send({ t: 'watch', table });
    await settle(60);
    for (const table of tables) {
      expect(server.hall.inMemory(table)?.isConnected(first.me?.id ?? ''), table).toBe(true);
      await turnTo(second, table);
      const asked = second.legal.length > 0 ? second : await turnTo(first, table);
      const heard = [first, second].map((client) => client.next((m) => m.t === 'entry' && m.table === table));
      await asked.answer(table, asked.legal[0]);
      await Promise.all(heard);
    }
  });

  it('holds no table in memory that it does not look at any more', async () => {
    const { guest, server, ann, ben, table } = await sitDown({}, { limits: { idleTables: 0 } });
    for (const client of [ann, ben]) await client.disconnect();
    await settle(30);
    const cid = await guest('Cid');
    cid.send({ t: 'watch', table });
    cid.send({ t: 'unwatch', table });
    await settle(60);
    expect(since(cid, 0)).not.toContain('sync');
    expect(server.hall.size).toBe(0);
  });
});

describe('a look at a table that is read anew', () => {
  it('ends with its socket, so that nobody seems to be there', async () => {
    const { server, ann, ben, table } = await sitDown();
    const hall = server.hall;
    const before = hall.inMemory(table);
    if (before === undefined) throw new Error('not in memory');
    // It is read once the socket is closed.
    const gate = Promise.withResolvers<void>();
    const ledger = vi.spyOn(server.house.ledger, 'settled').mockReturnValue(gate.promise);
    hall.lost(before);
    await ben.disconnect();
    await settle(30);
    ledger.mockRestore();
    gate.resolve();
    await settle(30);
    const after = hall.inMemory(table);
    expect(after).not.toBe(before);
    expect(after?.isConnected(ben.me?.id ?? '')).toBe(false);
    expect(after?.isConnected(ann.me?.id ?? '')).toBe(true);
  });

  it('loses no answer that comes in meanwhile', async () => {
    const game = await sitDown();
    const [asked, other] = askedOf(game);
    const { hall } = game.server;
    const question = asked.moment?.asked?.id ?? '';
    const receipt = asked.next((message) => 'input' in message && message.input === 'meanwhile');
    const heard = other.nextOf('entry');
    const table = hall.inMemory(game.table);
    if (table === undefined) throw new Error('not in memory');
    const { house } = game.server;
    house.rounds.receive(
      {
        take: () => {
          hall.lost(table);
        },
      },
      null,
    );
    asked.send({ t: 'answer', table: game.table, question, input: 'meanwhile', action: asked.legal[0] });
    expect((await receipt).t).toBe('receipt');
    expect((await heard).moment.entry).toBe(1);
  });
});

describe('a look that is asked for again', () => {
  it('takes the place of the one before: one of each message, and nobody was away', async () => {
    const game = await sitDown({ clock: { kind: 'live', bank: 30, increment: 5 } }, { limits: { grace: MINUTE } });
    const [asked, other] = askedOf(game);
    await game.clock.advance(5000);
    for (let time = 0; time < 3; time++) await turnTo(asked, game.table);
    const from = asked.messages.length;
    await game.clock.advance(26_000);
    expect(since(asked, from).filter((t) => t === 'entry')).toHaveLength(1);
    expect(other.moment?.entry).toBe(1);
  });

  it('is one look, also while it was not there yet', async () => {
    const { guest, server, ann, ben, table } = await sitDown({}, { limits: { idleTables: 0 } });
    for (const client of [ann, ben]) await client.disconnect();
    await settle(30);
    const cid = await guest('Cid');
    for (let time = 0; time < 5; time++) cid.send({ t: 'watch', table });
    await settle(60);
    expect(server.hall.inMemory(table)?.onlookers).toBe(1);
    await cid.disconnect();
    await settle(30);
    expect(server.hall.size).toBe(0);
  });
});

describe('a table that only those who play may watch', () => {
  const CLOSED = { ...TWO, spectators: false };

  it('shows everyone else out when the match begins, and lets nobody in then', async () => {
    const { guest } = await run();
    const [ann, ben, cid] = [await guest('Ann'), await guest('Ben'), await guest('Cid')];
    cid.isAutomatic = false;
    const { id } = await ann.post('/api/tables', { ...CLOSED, nonceHash: ann.nonceHash });
    await cid.watch(id);
    await ben.post(`/api/tables/${id}/join`, { nonceHash: ben.nonceHash });
    for (const client of [ann, ben]) await client.watch(id);
    const gone = cid.nextOf('gone');
    const dealt = [ann, ben].map((client) => client.nextOf('sync'));
    await ann.post(`/api/tables/${id}/start`);
    await Promise.all(dealt);
    expect((await gone).refusal.code).toBe('no-spectators');
    const from = cid.messages.length;
    const [asked] = askedOf({ ann, ben });
    await asked.answer(id, asked.legal[0]);
    await settle();
    expect(since(cid, from)).toEqual([]);
    expect(JSON.stringify(cid.messages)).not.toContain('"view"');
    expect(await cid.watch(id)).toMatchObject({ refusal: { code: 'no-such-table' } });
  });

  it('shows out who has lost their seat', async () => {
    const { guest, ann, ben, clock, table } = await sitDown({ spectators: false });
    const cid = await guest('Cid');
    const made = await ben.http('POST', `/api/tables/${table}/take-over-key`, { seat: 1 });
    const gone = ben.nextOf('gone');
    const syncs = since(ben, 0).filter((t) => t === 'sync').length;
    await cid.post(`/api/tables/${table}/take-over`, { key: made.json['key'] });
    await gone;
    expect(since(ben, 0).filter((t) => t === 'sync')).toHaveLength(syncs);
    const from = ben.messages.length;
    await cid.watch(table);
    await playOut([ann, cid], table, clock, () => (ann.moment?.entry ?? 0) > 3);
    expect(since(ben, from)).toEqual([]);
  });
});

describe('what was missed', () => {
  it('comes as the latest 200 entries at most, however old the last one known is', async () => {
    const { ann, ben, clock, table, guest, server } = await sitDown({ game: 'dice-tower' });
    await playOut([ann, ben], table, clock, () => (ann.moment?.entry ?? 0) >= 205);
    const before = server.hall.inMemory(table);
    const cid = await guest('Cid');
    for (const after of [-1, 0, 100_000]) {
      const sync = cid.nextOf('sync');
      await cid.watch(table, after < 0 ? undefined : after);
      const { entries, moment } = await sync;
      expect(entries.length).toBe(after > 205 ? 0 : 200);
      expect(entries.at(-1)?.entry ?? moment.entry).toBe(moment.entry);
    }
    expect(server.hall.inMemory(table)).toBe(before);
  });

  it('is of the seat that one has by then', async () => {
    const { ann, ben, clock, table, guest, server } = await sitDown({ game: 'dice-town' });
    await playOut([ann, ben], table, clock, () => (ann.moment?.entry ?? 0) >= 6);
    const made = await ben.http('POST', `/api/tables/${table}/take-over-key`, { seat: 1 });
    const cid = await guest('Cid');
    await ben.disconnect();
    await settle();
    const back = await ben.again(server.address);
    const sync = back.nextOf('sync');
    const { hall } = server;
    const watching = hall.inMemory(table);
    if (watching === undefined) throw new Error('not in memory');
    // Its entries are read while the seat changes hands.
    const waiting: (() => void)[] = [];
    const ledger = vi.spyOn(server.house.ledger, 'after').mockImplementation((_key, then) => void waiting.push(then));
    back.send({ t: 'watch', table, after: 0 });
    await settle();
    ledger.mockRestore();
    await cid.post(`/api/tables/${table}/take-over`, { key: made.json['key'] });
    for (const then of waiting) then();
    expect((await sync).seat).toBeNull();
    expect(back.moment?.yours).toBeNull();
  });
});

describe('a key that was taken back or has run out', () => {
  const DAY = 24 * 60 * MINUTE;

  async function program(ann: Client, running: Running): Promise<{ readonly client: Client; readonly key: string }> {
    const made = (await ann.http('POST', '/api/me/tokens', { label: 'my bot', days: 1 })).json;
    const client = await running.guest('nobody');
    client.cookie = '';
    await client.disconnect();
    await client.connect({ authorization: `Bearer ${String(made['token'])}` });
    return { client, key: String(made['id']) };
  }

  it('ends what it has opened, although nothing more is said', async () => {
    const game = await sitDown();
    const { client } = await program(game.ann, game);
    await client.watch(game.table);
    await settle();
    const refused = client.nextOf('refused');
    await game.clock.advance(DAY);
    expect((await refused).refusal.code).toBe('no-identity');
    await client.closed();
    expect(game.server.hall.inMemory(game.table)?.isConnected(game.ann.me?.id ?? '')).toBe(true);
  });

  it('ends it at once: what is sent after that counts no more', async () => {
    const game = await sitDown();
    const [asked, other] = askedOf(game);
    const { client, key } = await program(asked, game);
    await turnTo(client, game.table);
    // The client does not answer the end of its socket: it goes on sending.
    client.pause();
    await asked.http('DELETE', `/api/me/tokens/${key}`);
    const question = asked.moment?.asked?.id ?? '';
    client.send({ t: 'answer', table: game.table, question, input: 'late', action: asked.legal[0] });
    await settle(30);
    expect(other.moment?.entry).toBe(0);
  });
});
