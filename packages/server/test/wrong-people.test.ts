import { once } from 'node:events';

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { seatThem } from './playing.ts';
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
  expect(await next('{"t":"hello","protocol":0}')).toMatchObject({ t: 'reload', protocol: 1 });
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
