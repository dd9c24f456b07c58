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
