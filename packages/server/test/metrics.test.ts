import { expect, it } from 'vitest';

import { makeMetrics } from '../src/metrics.ts';
import { Client } from './client.ts';
import { run } from './running.ts';

it('counts moves by game and by who made them, each once however often it is asked', async () => {
  const { registry, movesOf } = makeMetrics(false);
  movesOf('boomtown').count('hand');
  movesOf('boomtown').count('hand');
  movesOf('dice-town').count('bot');
  await registry.metrics();
  const text = await registry.metrics();
  expect(text).toContain('boxcars_moves_total{game="boomtown",by="hand"} 2\n');
  expect(text).toContain('boxcars_moves_total{game="dice-town",by="bot"} 1\n');
});

it('counts every refusal once, by either door, with or without a table', async () => {
  const { guest, server } = await run({ limits: { requestRate: 14 } });
  const ann = await guest('Ann');
  const stranger = new Client(server.address);
  const { id } = await ann.post('/api/tables', { game: 'winners-circle', seats: [{ kind: 'empty' }] });
  await ann.watch(id);
  const last = ann.next((message) => 'input' in message && message.input === 'c');
  ann.sendFrame('{');
  ann.send({ t: 'dance' });
  ann.sendFrame('['.repeat(40) + ']'.repeat(40));
  await ann.watch('nosuchtable');
  await ann.answer(id, 1);
  ann.send({ t: 'chat', table: id, input: 'c', text: '' });
  await last;
  await stranger.http('POST', '/api/tables', {});
  await stranger.http('POST', '/api/tables', { game: 'winners-circle', seats: [] });
  await stranger.http('GET', '/api/tables/nosuchtable');
  await stranger.http('POST', '/api/me', { name: ' ' });
  await stranger.http('POST', '/api/me', { name: 'Eve' }, { origin: 'https://evil.example' });
  await stranger.http('PUT', '/api/nothing');
  for (let n = 0; n < 10; n++) await stranger.http('GET', '/api/me');
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const counted = [...text.matchAll(/boxcars_refusals_total\{code="(.+)"\} (\d+)/g)].map(([, code, n]) => [code, n]);
  expect(Object.fromEntries(counted)).toEqual({
    'message-not-json': '1',
    'message-not-understood': '1',
    'too-deep': '1',
    'no-such-table': '2',
    'not-playing': '1',
    'chat-empty': '1',
    'request-not-understood': '1',
    'no-identity': '1',
    'name-empty': '1',
    'origin-not-ours': '1',
    'no-such-page': '1',
    'too-fast': '3',
  });
});
