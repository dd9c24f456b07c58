import { once } from 'node:events';

import { PROTOCOL } from '@boxcars/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { addressOf } from '../src/http/identity.ts';
import { routes } from '../src/http/server.ts';
import { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

it('refuses inputs of people who have no seat, or another seat’s question', async () => {
  const { guest } = await run();
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const table = await seatThem([ann, ben], TWO);
  const [asked, other] = ann.legal.length > 0 ? [ann, ben] : [ben, ann];
  const action = asked.legal[0];
  await eve.watch(table);
  await settle();
  expect(await eve.answer(table, action)).toMatchObject({ refusal: { code: 'not-seated' } });
  expect(await other.answer(table, action)).toMatchObject({ refusal: { code: 'not-asked' } });
  expect(eve.moment?.yours).toBeNull();
  expect((await eve.http('POST', `/api/tables/${table}/resign`, {})).json['code']).toBe('not-seated');
  expect((await ben.http('POST', `/api/tables/${table}/start`, {})).json['code']).toBe('not-host');
  expect(ann.moment?.entry).toBe(0);
});

it('takes a forged or expired token for no identity at all', async () => {
  const { server } = await run();
  const eve = new Client(server.address);
  for (const cookie of ['boxcars=forged', `boxcars=${'A'.repeat(43)}`, 'boxcars=', `boxcars=${'x'.repeat(5000)}`]) {
    eve.cookie = cookie;
    expect((await eve.http('POST', '/api/tables', TWO)).status).toBe(401);
    expect((await eve.http('GET', '/api/me')).json['me']).toBeNull();
  }
});

it('opens no socket and takes no request for a page of another origin', async () => {
  const { guest, server } = await run();
  const ann = await guest('Ann');
  const headers = { origin: 'https://evil.example', cookie: ann.cookie };
  expect((await ann.http('POST', '/api/tables', TWO, headers)).json['code']).toBe('origin-not-ours');
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(403);
});

it('tells an old client to reload, and takes nothing before a hello', async () => {
  const { server } = await run();
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`);
  await once(socket, 'open');
  const next = async (frame: string): Promise<unknown> => {
    socket.send(frame);
    const [data] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(data.toString('utf8'));
  };
  expect(await next('{"t":"watch","table":"x"}')).toMatchObject({ refusal: { code: 'hello-missing' } });
  expect(await next('{"t":"hello","protocol":0}')).toMatchObject({ t: 'reload', protocol: PROTOCOL });
  socket.close();
});

it('answers every malformed frame and goes on, and other tables do not notice', async () => {
  const { guest } = await run();
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const table = await seatThem([ann, ben], TWO);
  const before = ann.messages.length;
  const frame = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        t: fc.constantFrom('watch', 'answer', 'undo', 'order', 'nonce', 'chat', 'hello', 'x'),
        table: fc.anything(),
      })
      .map((row) => JSON.stringify(row)),
    fc.constant(JSON.stringify({ t: 'answer', table, question: '1:place-bet', input: 'x', action: { type: 'x' } })),
    fc.constant('x'.repeat(20_000)),
    fc.constant('['.repeat(10_000)),
  );
  for (const text of fc.sample(frame, { numRuns: 2000, seed: 7 })) eve.sendFrame(text);
  const pong = eve.nextOf('pong');
  eve.send({ t: 'ping', n: 5 });
  await pong;
  expect(eve.messages.filter(({ t }) => t === 'refused').length).toBeGreaterThan(1500);
  expect(ann.messages.length).toBe(before);
  const [asked] = [ann, ben].filter((client) => client.legal.length > 0);
  expect((await asked?.answer(table, asked.legal[0]))?.t).toBe('receipt');
});

it('takes nothing with thousands of levels, and the table stays as it is', async () => {
  const { guest, server } = await run();
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem([ann, ben], TWO);
  const before = server.hall.inMemory(table);
  const lists = '['.repeat(7900) + ']'.repeat(7900);
  const order = `"t":"order","table":"${table}","input":"deep","kind":"place-bet"`;
  for (const frame of [`{${order},"order":{"answers":[${lists}]}}`, `{${order},"order":${lists}}`]) {
    const refused = ann.nextOf('refused');
    ann.sendFrame(frame);
    expect((await refused).refusal.code).toBe('too-deep');
  }
  expect(server.hall.inMemory(table)).toBe(before);
  const settings = `{"game":"winners-circle","seats":[],"options":{"horses":${lists}}}`;
  const headers = { 'content-type': 'application/json', cookie: ann.cookie };
  const reply = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body: settings });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ code: 'too-deep' });
});

const HEX = 'ab'.repeat(32);

/** A body that each operation understands. */
const BODIES: { readonly [takes: string]: object } = {
  lookAtTable: {},
  readEntries: {},
  nothing: {},
  join: { nonceHash: HEX },
  setSeat: { seat: 1, chair: { kind: 'bot', level: 'normal' } },
  atSeat: { seat: 0 },
  start: {},
  wish: { wish: true },
  mute: { seat: 0, mute: true },
  block: { seat: 0 },
  takeOver: { key: 'a'.repeat(43) },
  rematch: {},
};

it('tells a stranger the same of a table by link as of none at all, on every route', async () => {
  const { guest } = await run();
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const table = await seatThem([ann, ben], { ...TWO, access: 'link' });
  const none = 'A'.repeat(table.length);
  const paths = routes.filter(({ path }) => path.includes(':table'));
  expect(paths.length).toBeGreaterThan(20);
  const isTime = (name: string): boolean => name === 'date' || name.startsWith('x-ratelimit');
  for (const { method, path, takes } of paths) {
    const body = method === 'GET' ? undefined : BODIES[takes];
    expect(method === 'GET' || body !== undefined).toBe(true);
    const told: string[] = [];
    for (const id of [table, none]) {
      const before = eve.replies.length;
      const { status } = await eve.http(method, path.replace(':table', id), body);
      expect(status).toBeGreaterThanOrEqual(400);
      const [head = '', text] = (eve.replies[before] ?? '').split('\n');
      const headers = JSON.parse(head.slice(4)) as [string, string][];
      told.push(JSON.stringify([status, headers.filter(([name]) => !isTime(name)), text]));
    }
    expect(told[0], path).toBe(told[1]);
  }
  const frames: string[] = [];
  for (const id of [table, none]) {
    await eve.watch(id);
    frames.push((eve.frames.at(-1) ?? '').replaceAll(id, ''));
    await eve.watch(id, undefined, 'wrong-key');
    frames.push((eve.frames.at(-1) ?? '').replaceAll(id, ''));
  }
  expect(new Set(frames).size).toBe(1);
  expect(ann.moment?.entry).toBe(0);
  expect((await eve.http('GET', '/api/tables')).json['tables']).toEqual([]);
});

it('lets an onlooker do nothing but look', async () => {
  const { guest } = await run();
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const table = await seatThem([ann, ben], TWO);
  await eve.watch(table);
  await settle();
  expect(await eve.undo(table)).toMatchObject({ refusal: { code: 'not-seated' } });
  expect(await eve.order(table, 'place-bet', { answers: [] })).toMatchObject({ refusal: { code: 'not-seated' } });
  for (const message of [
    { t: 'nonce', nonce: HEX },
    { t: 'promise', hash: HEX },
  ]) {
    const refused = eve.nextOf('refused');
    eve.send({ ...message, table });
    expect((await refused).refusal.code).toBe('not-watching');
  }
  for (const path of ['resign', 'return', 'go-on', 'leave', 'start', 'rematch']) {
    const { status, json } = await eve.http('POST', `/api/tables/${table}/${path}`, {});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(['not-seated', 'not-over']).toContain(json['code']);
  }
  expect((await eve.http('POST', `/api/tables/${table}/take-over-key`, { seat: 0 })).json['code']).toBe('not-seated');
  expect((await ben.http('POST', `/api/tables/${table}/take-over-key`, { seat: 0 })).json['code']).toBe('not-host');
  expect((await ben.http('POST', `/api/tables/${table}/remove`, { seat: 0 })).json['code']).toBe('not-host');
  expect((await eve.http('POST', `/api/tables/${table}/call-off`, { wish: true })).json['code']).toBe('not-seated');
  expect(ann.table?.wishes).toEqual({ callOff: [], pause: [] });
});

it('takes a message that someone else sends again for theirs, not for its author’s', async () => {
  const { guest } = await run();
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const table = await seatThem([ann, ben], TWO);
  await eve.watch(table);
  const [asked, other] = ann.legal.length > 0 ? [ann, ben] : [ben, ann];
  const question = asked.moment?.asked?.id ?? '';
  const message = { t: 'answer', table, question, input: 'captured', action: asked.legal[0] } as const;
  const receipt = asked.nextOf('receipt');
  asked.send(message);
  await receipt;
  for (const [thief, code] of [
    [eve, 'not-seated'],
    [other, 'question-closed'],
  ] as const) {
    const refused = thief.nextOf('refused');
    thief.send(message);
    expect((await refused).refusal.code).toBe(code);
  }
  expect(ann.moment?.entry).toBe(1);
});

it('ends what a token opened when it runs out, is taken back, or its owner signs out', async () => {
  const { guest, clock, server } = await run();
  const ann = await guest('Ann');
  const makeToken = async (): Promise<{ id: string; token: string }> => {
    const { json } = await ann.http('POST', '/api/me/tokens', { label: 'robot', days: 1 });
    return { id: String(json['id']), token: String(json['token']) };
  };
  const open = async (token: string): Promise<Client> =>
    new Client(server.address).connect({ authorization: `Bearer ${token}` });
  const first = await makeToken();
  const robot = await open(first.token);
  const headers = { authorization: `Bearer ${first.token}` };
  expect((await robot.http('GET', '/api/me/tables', undefined, headers)).status).toBe(200);
  const refused = robot.nextOf('refused');
  const gone = robot.closed();
  await clock.leap(24 * 3600 * 1000);
  expect((await robot.http('GET', '/api/me/tables', undefined, headers)).status).toBe(401);
  expect((await refused).refusal.code).toBe('no-identity');
  await gone;
  const second = await makeToken();
  const other = await open(second.token);
  const dropped = other.closed();
  await ann.http('DELETE', `/api/me/tokens/${second.id}`);
  await dropped;
  const left = ann.closed();
  const stays = await open((await makeToken()).token);
  await ann.post('/api/me/sign-out');
  await left;
  const pong = stays.nextOf('pong');
  stays.send({ t: 'ping', n: 2 });
  await pong;
});

it('gives a finished match of a table by link to those who sat there alone', async () => {
  const { guest, clock } = await run();
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const table = await seatThem([ann, ben], { ...TWO, access: 'link' });
  await playOut([ann, ben], table, clock);
  const key = ann.table?.key ?? '';
  for (const part of ['match', 'draws', 'replay']) {
    expect((await ann.http('GET', `/api/tables/${table}/${part}`)).status).toBe(200);
    expect((await eve.http('GET', `/api/tables/${table}/${part}?key=${key}`)).status).toBe(404);
  }
});

it('counts frames that are no text like any other', async () => {
  const { guest } = await run({ limits: { burst: 10, messageRate: 1 } });
  const eve = await guest('Eve');
  const gone = eve.closed();
  for (let n = 0; n < 400; n++) eve.sendBinary();
  await gone;
  expect(eve.messages.filter(({ t }) => t === 'refused').length).toBeLessThan(300);
});

it('knows people behind a proxy by what the proxy says of them, not by what they say', () => {
  const request = { headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' }, socket: { remoteAddress: '127.0.0.1' } };
  type Asked = Parameters<typeof addressOf>;
  const of = (trustProxy: boolean): string => addressOf({ trustProxy } as Asked[0], request as unknown as Asked[1]);
  expect(of(true)).toBe('9.9.9.9');
  expect(of(false)).toBe('127.0.0.1');
});
