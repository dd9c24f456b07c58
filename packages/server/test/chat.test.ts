import { join } from 'node:path';

import type { ChatLine, ServerMessage } from '@boxcars/protocol';
import { afterAll, describe, expect, it } from 'vitest';

import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { startPostgres } from './postgres.ts';
import { newFolder, run } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

const postgres = startPostgres();
afterAll(() => postgres.stop());

const openOther = (): Promise<Store> => openStore({ url: postgres.url ?? '' });

/** Places that can be opened again and again. */
const kinds: readonly (readonly [string, () => () => Promise<Store>])[] = [
  [
    'SQLite',
    () => {
      const file = join(newFolder(), 'test.sqlite');
      return () => openStore({ file });
    },
  ],
  ...(postgres.url === null ? [] : [['PostgreSQL', () => openOther] as const]),
];

if (postgres.url === null) it.skip(`PostgreSQL is left out: ${postgres.why}`, () => {});

/** Says something, and waits for the receipt or the refusal. */
function say(client: Client, table: string, input: string, text: string): Promise<ServerMessage> {
  const settled = client.next((message) => 'input' in message && message.input === input);
  client.send({ t: 'chat', table, input, text });
  return settled;
}

async function linesOf(client: Client, table: string): Promise<readonly ChatLine[]> {
  return (await client.http('GET', `/api/tables/${table}/chat`)).json['lines'] as readonly ChatLine[];
}

async function textsOf(client: Client, table: string): Promise<readonly string[]> {
  return (await linesOf(client, table)).map(({ text }) => text);
}

function heardBy(client: Client): readonly string[] {
  return client.messages.flatMap((message) => (message.t === 'chat' ? [message.line.text] : []));
}

describe.each(kinds)('a line of chat, kept in %s', (_name, makeOpen) => {
  it('is said once, however often, where and when it is sent', async () => {
    const open = makeOpen();
    const first = await run({ store: await open() });
    const [ann, ben] = [await first.guest('Ann'), await first.guest('Ben')];
    const { id } = await ann.post('/api/tables', TWO);
    for (const client of [ann, ben]) await client.watch(id);
    // At once, again once it is durable, and by another socket.
    const receipts = [say(ann, id, 'a1', 'hi'), say(ann, id, 'a1', 'hi')];
    expect((await Promise.all(receipts)).map(({ t }) => t)).toEqual(['receipt', 'receipt']);
    const phone = await ann.again(first.server.address);
    await phone.watch(id);
    expect((await say(phone, id, 'a1', 'hi')).t).toBe('receipt');
    expect((await say(ben, id, 'a1', 'hello')).t).toBe('receipt');
    await settle();
    expect(heardBy(ben)).toEqual(['hi', 'hello']);
    await first.server.stop();
    const second = await run({ store: await open() }, first.data, first.clock);
    const later = await ann.again(second.server.address);
    await later.watch(id);
    expect((await say(later, id, 'a1', 'hi')).t).toBe('receipt');
    expect(await textsOf(later, id)).toEqual(['hi', 'hello']);
  });

  it('has its receipt also for someone who may say no more since', async () => {
    const { guest, server } = await run({ store: await makeOpen()() });
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const { id } = await ann.post('/api/tables', TWO);
    await ben.post(`/api/tables/${id}/join`);
    await ben.watch(id);
    await say(ben, id, 'b1', 'hi');
    await ann.post(`/api/tables/${id}/mute`, { seat: 1, mute: true });
    const again = await ben.again(server.address);
    await again.watch(id);
    expect((await say(again, id, 'b1', 'hi')).t).toBe('receipt');
    expect(await say(again, id, 'b2', 'hi')).toMatchObject({ refusal: { code: 'muted' } });
  });
});

it.skipIf(postgres.url === null)('is said once by two nodes that are sent it in the same moment', async () => {
  const first = await run({ store: await openOther() });
  const second = await run({ store: await openOther() }, newFolder(), first.clock);
  const ann = await first.guest('Ann');
  const phone = await ann.again(second.server.address);
  const { id } = await ann.post('/api/tables', TWO);
  for (const client of [ann, phone]) await client.watch(id);
  for (let n = 0; n < 4; n++) {
    const receipts = [ann, phone].map((client) => say(client, id, `n${n}`, `line ${n}`));
    expect((await Promise.all(receipts)).map(({ t }) => t)).toEqual(['receipt', 'receipt']);
  }
  expect(await textsOf(ann, id)).toEqual(['line 0', 'line 1', 'line 2', 'line 3']);
});

it('counts what readers see: 500 characters, and what is more is refused under its own id', async () => {
  const { guest } = await run();
  const ann = await guest('Ann');
  const { id } = await ann.post('/api/tables', TWO);
  await ann.watch(id);
  const wide = '👍🏽'.repeat(500);
  expect((await say(ann, id, 'wide', wide)).t).toBe('receipt');
  for (const [input, text] of [
    ['one-more', `${wide}!`],
    ['far-more', 'x'.repeat(10_000)],
    ['piled', `a${'\u0301'.repeat(4000)}`],
  ] as const) {
    expect(await say(ann, id, input, text)).toMatchObject({ input, refusal: { code: 'chat-too-long' } });
  }
  expect(await say(ann, id, 'empty', '')).toMatchObject({ input: 'empty', refusal: { code: 'chat-empty' } });
  expect(await textsOf(ann, id)).toEqual([wide]);
});

/** A table of Ann's where Eve looks on and has said something. */
async function withOnlooker(settings: object = {}) {
  const running = await run();
  const [ann, ben, eve] = [await running.guest('Ann'), await running.guest('Ben'), await running.guest('Eve')];
  const { id, key } = await ann.post('/api/tables', { ...TWO, ...settings });
  await ben.post(`/api/tables/${id}/join`, { key });
  for (const client of [ann, ben]) await client.watch(id);
  await eve.watch(id, undefined, key ?? undefined);
  expect((await say(eve, id, 'e1', 'look at me')).t).toBe('receipt');
  const [line] = await linesOf(ann, id);
  return { ...running, ann, ben, eve, id, key, line: line?.n ?? 0 };
}

describe('an onlooker', () => {
  it('is muted by the host by what they said, and may speak again', async () => {
    const { ann, ben, eve, id, line } = await withOnlooker();
    const mute = (client: Client, on: boolean, by: object = { line }) =>
      client.http('POST', `/api/tables/${id}/mute`, { ...by, mute: on });
    for (const client of [ben, eve]) expect((await mute(client, true)).status).toBe(403);
    expect((await mute(ann, true, { line: 99 })).json['code']).toBe('nobody-said-that');
    expect((await mute(ann, true, { line, seat: 1 })).json['code']).toBe('request-not-understood');
    expect((await mute(ann, true)).status).toBe(200);
    expect(await say(eve, id, 'e2', 'hello?')).toMatchObject({ refusal: { code: 'muted' } });
    const path = `/api/tables/${id}/chat`;
    expect((await ann.http('GET', path)).json['muted']).toEqual([line]);
    expect((await ben.http('GET', path)).json['muted']).toEqual([]);
    expect((await mute(ann, false)).status).toBe(200);
    expect((await ann.http('GET', path)).json['muted']).toEqual([]);
    expect((await say(eve, id, 'e3', 'thanks')).t).toBe('receipt');
  });

  it('is blocked by anyone who sees what they said, and nobody learns who they are', async () => {
    const { ann, ben, eve, id, line, guest, key } = await withOnlooker({ access: 'link' });
    const joe = await guest('Joe');
    await joe.watch(id, undefined, key ?? undefined);
    const block = (client: Client, body: object) => client.http('POST', `/api/tables/${id}/block`, body);
    expect((await block(joe, { line })).json['code']).toBe('no-such-table');
    expect((await block(eve, { line, key })).json['code']).toBe('nobody-said-that');
    expect((await block(ben, { line: 99 })).json['code']).toBe('nobody-said-that');
    for (const [client, body] of [
      [ben, { line }],
      [joe, { line, key }],
    ] as const) {
      expect((await block(client, body)).status).toBe(200);
    }
    const before = [ben, joe].map(heardBy);
    expect((await say(eve, id, 'e2', 'hello?')).t).toBe('receipt');
    await settle();
    expect(heardBy(ann)).toEqual(['look at me', 'hello?']);
    expect([ben, joe].map(heardBy)).toEqual(before);
    expect(await textsOf(ben, id)).toEqual([]);
    expect(JSON.stringify([ann.frames, ann.replies])).not.toContain(eve.me?.id);
  });
});
