import { describe, expect, it } from 'vitest';

import { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

describe('a guest', () => {
  it('is someone with a name, and the token is stored as a hash only', async () => {
    const { server } = await run();
    const ann = await new Client(server.address).signIn('  Ann   Lee ');
    expect(ann.me?.name).toBe('Ann Lee');
    const keys = await server.house.store.db.selectFrom('keys').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain(ann.cookie.split('=')[1]);
    for (const name of ['', '   ', 'x'.repeat(25), 'a\u202Eb', 'z\u0300\u0301\u0302\u0303\u0304']) {
      expect((await new Client(server.address).http('POST', '/api/me', { name })).status).toBe(400);
    }
  });

  it('carries the identity to another device, once', async () => {
    const { server, clock } = await run();
    const ann = await new Client(server.address).signIn('Ann');
    const { json } = await ann.http('POST', '/api/me/carry', {});
    const phone = new Client(server.address);
    const used = await phone.http('POST', '/api/carry', { key: json['key'] });
    expect(used.json['me']).toEqual(ann.me);
    expect((await phone.http('GET', '/api/me')).json['me']).toEqual(ann.me);
    expect((await new Client(server.address).http('POST', '/api/carry', { key: json['key'] })).status).toBe(400);
    const late = await ann.http('POST', '/api/me/carry', {});
    await clock.advance(16 * 60_000);
    expect((await phone.http('POST', '/api/carry', { key: late.json['key'] })).status).toBe(400);
  });

  it('who is deleted is someone in finished matches, whose journal is still whole', async () => {
    const { guest, clock } = await run();
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const table = await seatThem([ann, ben], TWO);
    await playOut([ann, ben], table, clock);
    expect((await ann.http('DELETE', '/api/me')).status).toBe(200);
    await settle();
    const file = await ben.http('GET', `/api/tables/${table}/match`);
    expect(file.json['names']).toEqual([null, 'Ben']);
    expect(JSON.stringify(file.json)).not.toContain('Ann');
    expect((await ann.http('GET', '/api/me')).json['me']).toBeNull();
  });

  it('who is deleted is someone at every table, however many there are', async () => {
    const { guest, server } = await run({ limits: { tablesPerPerson: 1000, idleTables: 2 } });
    const [ann, ben] = [await guest('Ann Erased'), await guest('Ben')];
    const tables: string[] = [];
    for (let n = 0; n < 130; n++) {
      const { id } = await ann.post('/api/tables', TWO);
      await ben.post(`/api/tables/${id}/join`);
      tables.push(id);
    }
    expect((await ann.http('DELETE', '/api/me')).status).toBe(200);
    const rows = await server.house.store.db.selectFrom('tables').select(['state', 'data']).execute();
    expect(rows).toHaveLength(130);
    expect(JSON.stringify(rows)).not.toContain('Erased');
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['open']));
    // Somebody else is the host now, and may start.
    await ben.watch(tables[0] ?? '');
    expect(ben.table?.seats).toMatchObject([{ kind: 'empty' }, { isHost: true }]);
    expect((await ben.http('DELETE', '/api/me')).status).toBe(200);
    expect((await (await guest('Cid')).http('GET', '/api/tables')).json['tables']).toEqual([]);
  });

  it('who is deleted while a match is about to start calls that off; by mail somebody else is the host', async () => {
    const { guest } = await run();
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    ben.isAutomatic = false;
    const { id } = await ann.post('/api/tables', { ...TWO, nonceHash: ann.nonceHash });
    await ben.post(`/api/tables/${id}/join`, { nonceHash: ben.nonceHash });
    await ben.watch(id);
    await ann.post(`/api/tables/${id}/start`);
    await settle();
    expect(ben.table?.state).toBe('starting');
    expect((await ann.http('DELETE', '/api/me')).status).toBe(200);
    await settle();
    expect(ben.table).toMatchObject({ state: 'open', seats: [{ kind: 'empty' }, { isHost: true }] });
    const cid = await guest('Cid');
    const mail = await cid.post('/api/tables', { ...TWO, clock: { kind: 'mail', hours: 24 } });
    await ben.post(`/api/tables/${mail.id}/join`);
    expect((await cid.http('DELETE', '/api/me')).status).toBe(200);
    await ben.watch(mail.id);
    expect(ben.table?.seats).toMatchObject([{ kind: 'empty' }, { isHost: true }]);
  });

  it('who is deleted is someone also where the first try could not be written', async () => {
    const { guest, clock, server } = await run();
    const [ann, ben] = [await guest('Ann Erased'), await guest('Ben')];
    const table = await seatThem([ann, ben], TWO);
    await playOut([ann, ben], table, clock);
    const { store } = server.house;
    const { commit } = store;
    let times = 0;
    Object.assign(store, {
      commit: (writes: Parameters<typeof commit>[0]) => {
        times += 1;
        if (times === 1) throw new Error('the disk is busy');
        return commit(writes);
      },
    });
    expect((await ann.http('DELETE', '/api/me')).status).toBe(200);
    const rows = await store.db.selectFrom('tables').select('data').execute();
    expect(JSON.stringify(rows)).not.toContain('Erased');
    expect(times).toBeGreaterThan(1);
  });

  it('lets a program play with a token of its own, until it is taken back or has expired', async () => {
    const { guest, server, clock } = await run();
    const ann = await guest('Ann');
    const made = (await ann.http('POST', '/api/me/tokens', { label: 'my bot', days: 1 })).json;
    const headers = { authorization: `Bearer ${String(made['token'])}` };
    const program = new Client(server.address);
    expect((await program.http('GET', '/api/me', undefined, headers)).json['me']).toEqual(ann.me);
    await program.connect(headers);
    expect(program.messages[0]).toMatchObject({ t: 'hello', me: ann.me });
    await clock.advance(25 * 3_600_000);
    expect((await program.http('GET', '/api/me', undefined, headers)).json['me']).toBeNull();
    await ann.http('DELETE', `/api/me/tokens/${String(made['id'])}`);
    expect((await ann.http('GET', '/api/me/tokens')).json['tokens']).toEqual([]);
  });
});

it('a program makes itself no way in, and deletes nobody', async () => {
  const { guest, server } = await run();
  const ann = await guest('Ann');
  const { token } = (await ann.http('POST', '/api/me/tokens', { label: 'my bot', days: 1 })).json;
  const headers = { authorization: `Bearer ${String(token)}` };
  const program = new Client(server.address);
  const asked = [
    ['POST', '/api/me/carry', {}],
    ['POST', '/api/me/tokens', { label: 'another' }],
    ['DELETE', '/api/me', undefined],
  ] as const;
  for (const [method, path, body] of asked) {
    const { status, json } = await program.http(method, path, body, headers);
    expect({ status, code: json['code'] }).toEqual({ status: 403, code: 'not-for-programs' });
  }
  expect((await ann.http('GET', '/api/me')).json['me']).toEqual(ann.me);
  expect((await program.http('GET', '/api/me/tables', undefined, headers)).status).toBe(200);
});

describe('a table', () => {
  it('by link looks to everyone else as if it did not exist', async () => {
    const { guest } = await run();
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const { id, key } = await ann.post('/api/tables', { ...TWO, access: 'link' });
    const none = await ben.http('GET', '/api/tables/nosuchtable');
    expect(await ben.http('GET', `/api/tables/${id}`)).toEqual(none);
    expect(await ben.http('GET', `/api/tables/${id}?key=wrong`)).toEqual(none);
    expect((await ben.watch(id)).t).toBe('refused');
    expect((await ben.http('GET', '/api/tables')).json['tables']).toEqual([]);
    expect((await ben.http('POST', `/api/tables/${id}/join`, {})).status).toBe(404);
    expect((await ben.http('POST', `/api/tables/${id}/join`, { key })).status).toBe(200);
  });

  it('lets the host remove someone, who may not come back', async () => {
    const { guest } = await run();
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const { id } = await ann.post('/api/tables', TWO);
    await ben.post(`/api/tables/${id}/join`);
    expect((await ben.http('POST', `/api/tables/${id}/remove`, { seat: 0 })).json['code']).toBe('not-host');
    await ann.post(`/api/tables/${id}/remove`, { seat: 1 });
    expect((await ben.http('POST', `/api/tables/${id}/join`, {})).json['code']).toBe('removed-from-table');
  });

  it('hands the host role on, and goes with the last person', async () => {
    const { guest } = await run();
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const { id } = await ann.post('/api/tables', TWO);
    await ben.post(`/api/tables/${id}/join`);
    await ann.post(`/api/tables/${id}/leave`);
    await ben.watch(id);
    expect(ben.table?.seats).toMatchObject([{ kind: 'empty' }, { isHost: true }]);
    await ben.post(`/api/tables/${id}/leave`);
    await settle();
    expect(ben.table?.state).toBe('called-off');
  });

  it('leads to a rematch in one step', async () => {
    const { guest, clock } = await run();
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const table = await seatThem([ann, ben], TWO);
    await playOut([ann, ben], table, clock);
    const next = await ben.post(`/api/tables/${table}/rematch`, { nonceHash: ben.nonceHash });
    const same = await ann.post(`/api/tables/${table}/rematch`, { nonceHash: ann.nonceHash });
    expect(same.id).toBe(next.id);
    expect(same.seats.map((seat) => (seat.kind === 'person' ? seat.name : null))).toEqual(['Ben', 'Ann']);
    expect(same.commitment).not.toBe(ann.table?.commitment);
  });

  it('refuses a deck that breaks the rules of its game, naming the row', async () => {
    const { guest } = await run();
    const ann = await guest('Ann');
    const options = { horses: [{ name: 'x' }] };
    const refused = await ann.http('POST', '/api/tables', { ...TWO, options });
    expect(refused.status).toBe(400);
    expect((await ann.http('POST', '/api/tables', { ...TWO, options: { nothing: 1 } })).json['code']).toBe(
      'unknown-option',
    );
  });
});

it('refuses half a number in a query like any other that is wrong', async () => {
  const { guest } = await run();
  const ann = await guest('Ann');
  const { id } = await ann.post('/api/tables', TWO);
  for (const [path, at] of [
    ['/api/tables?limit=1.5', 'limit'],
    [`/api/tables/${id}/entries?after=1.5`, 'after'],
  ] as const) {
    const refused = { code: 'request-not-understood', values: { at } };
    expect(await ann.http('GET', path)).toMatchObject({ status: 400, json: refused });
  }
});

describe('chat', () => {
  it('is plain text in measure; who is muted is silent, and who is blocked is not heard', async () => {
    const { guest, clock } = await run();
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const { id } = await ann.post('/api/tables', TWO);
    await ben.post(`/api/tables/${id}/join`);
    for (const client of [ann, ben]) await client.watch(id);
    const heard = ann.nextOf('chat');
    ben.send({ t: 'chat', table: id, input: 'c1', text: ' <b>hi</b>\u202E ' });
    expect((await heard).line).toMatchObject({ who: 'Ben', seat: 1, text: '<b>hi</b>' });
    const tooFast = ben.nextOf('refused');
    for (let n = 0; n < 8; n++) ben.send({ t: 'chat', table: id, input: `f${n}`, text: 'again' });
    expect((await tooFast).refusal.code).toBe('chat-too-fast');
    await clock.advance(60_000);
    await ann.post(`/api/tables/${id}/mute`, { seat: 1, mute: true });
    const muted = ben.nextOf('refused');
    ben.send({ t: 'chat', table: id, input: 'm', text: 'hello?' });
    expect((await muted).refusal.code).toBe('muted');
    await ann.post(`/api/tables/${id}/mute`, { seat: 1, mute: false });
    await ann.http('POST', `/api/tables/${id}/block`, { seat: 1 });
    const before = ann.messages.length;
    const said = ben.nextOf('chat');
    ben.send({ t: 'chat', table: id, input: 'b', text: 'anyone?' });
    await said;
    await settle();
    expect(ann.messages.slice(before).filter(({ t }) => t === 'chat')).toEqual([]);
    expect((await ann.http('GET', `/api/tables/${id}/chat`)).json['lines']).toEqual([]);
  });
});
