import { answers, type RouteName } from '@boxcars/protocol/answers';
import { expect, it } from 'vitest';

import { openApi } from '../src/http/openapi.ts';
import { routes } from '../src/http/server.ts';
import type { Client } from './client.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';
import { workbench } from './serving.ts';

type Row = { readonly [name: string]: unknown };

interface Operation {
  readonly operationId: string;
  readonly responses: { readonly [status: string]: { readonly content?: Row } };
}

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Row } };
}

const description = openApi(routes) as unknown as Description;
const operations = Object.values(description.paths).flatMap((path) => Object.values(path));

/** Every address in a document that refers to a part of it. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === '$ref' ? [String(item)] : refsIn(item)));
}

it('names every route of the server', async () => {
  const { guest } = await run();
  const ann = await guest('Ann');
  const { json } = await ann.http('GET', '/api/openapi.json');
  const { paths } = json as unknown as Description;
  for (const { method, path } of routes) {
    expect(paths[path.replaceAll(/:([a-z]+)/g, '{$1}')]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  }
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/socket']) {
    expect(paths[path]?.['get'], path).toBeDefined();
  }
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(answers).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

it('describes every answer by its fields, and every part that it refers to is there', () => {
  const { schemas } = description.components;
  for (const ref of refsIn(description))
    expect(schemas, ref).toHaveProperty([ref.replace('#/components/schemas/', '')]);
  for (const { name } of routes) {
    const { responses } = operations.find(({ operationId }) => operationId === name) as Operation;
    const [ref = ''] = refsIn(responses['200']);
    const schema = schemas[ref.replace('#/components/schemas/', '')];
    // Only what has nothing to say is an object without fields.
    const isSilent = ref.endsWith('/Nothing');
    expect(Object.keys(schema?.['properties'] ?? {}).length > 0, name).toBe(!isSilent);
  }
});

/** Someone whose every answer is held to its description. */
class Reader {
  readonly heard = new Set<RouteName>();

  async ask(client: Client, name: RouteName, ids: Row = {}, body?: object): Promise<Row> {
    const route = routes.find((one) => one.name === name);
    const path = (route?.path ?? '').replaceAll(/:([a-z]+)/g, (_all, id: string) => String(ids[id]));
    const method = route?.method ?? '';
    const { status, json } = await client.http(method, path, method === 'GET' ? undefined : (body ?? {}));
    expect(status, `${name} ${JSON.stringify(json)}`).toBe(200);
    const read = answers[name].safeParse(json);
    expect(read.error?.issues ?? [], name).toEqual([]);
    this.heard.add(name);
    return json;
  }
}

async function askForOneself(reader: Reader, ann: Client): Promise<void> {
  await reader.ask(ann, 'listGames');
  await reader.ask(ann, 'readMe');
  await reader.ask(ann, 'setMe', {}, { name: 'Anna' });
  const { key } = await reader.ask(ann, 'makeCarry');
  await reader.ask(ann, 'useCarry', {}, { key });
  const { id: token } = await reader.ask(ann, 'createToken', {}, { label: 'robot' });
  await reader.ask(ann, 'listTokens');
  await reader.ask(ann, 'deleteToken', { token });
}

async function sitAround(reader: Reader, ann: Client, ben: Client): Promise<void> {
  const made = await reader.ask(
    ann,
    'createTable',
    {},
    { game: 'boomtown', seats: [{ kind: 'empty' }, { kind: 'empty' }] },
  );
  const { id: table } = made['table'] as Row;
  await reader.ask(ben, 'join', { table });
  await reader.ask(ann, 'setSeat', { table }, { seat: 2, chair: { kind: 'bot', level: 'easy' } });
  await reader.ask(ann, 'mute', { table }, { seat: 1, mute: true });
  await reader.ask(ben, 'block', { table }, { seat: 0 });
  const { blocks } = await reader.ask(ben, 'listBlocks');
  await reader.ask(ben, 'deleteBlock', { person: (blocks as readonly Row[])[0]?.['id'] });
  await reader.ask(ben, 'listTables');
  await reader.ask(ben, 'readTable', { table });
  await reader.ask(ann, 'removeSomeone', { table }, { seat: 1 });
  await reader.ask(ann, 'leave', { table });
}

/** The routes during a match of both. */
async function playAround(reader: Reader, ann: Client, ben: Client, table: string): Promise<void> {
  const asked = ann.legal.length > 0 ? ann : ben;
  await reader.ask(asked, 'readAdvice', { table });
  await reader.ask(ann, 'makeTakeOver', { table }, { seat: 0 });
  for (const wish of [true, false]) await reader.ask(ann, 'wishCallOff', { table }, { wish });
  for (const client of [ann, ben]) await reader.ask(client, 'wishPause', { table }, { wish: true });
  await reader.ask(ann, 'goOn', { table });
  await reader.ask(ann, 'comeBack', { table });
  ann.send({ t: 'chat', table, input: 'c', text: 'hi' });
  await ann.next((message) => message.t === 'receipt' && message.input === 'c');
}

async function lookBack(reader: Reader, ann: Client, table: string): Promise<void> {
  for (const name of [
    'readChat',
    'readEntries',
    'downloadMatch',
    'readDraws',
    'readReplay',
    'readReview',
    'listMyTables',
    'rematch',
  ] as const) {
    await reader.ask(ann, name, { table });
  }
}

it('is what the server answers', async () => {
  const reader = new Reader();
  const review = (): Promise<never[]> => Promise.resolve([]);
  const { guest, clock } = await run({ workshop: { ...workbench, review } });
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  await askForOneself(reader, ann);
  await sitAround(reader, ann, ben);
  const settings = { game: 'winners-circle', seats: [{ kind: 'empty' }], coach: 'practice' };
  const table = await seatThem([ann, ben], settings);
  await playAround(reader, ann, ben, table);
  await playOut([ann, ben], table, clock);
  await lookBack(reader, ann, table);
  const other = await ann.post('/api/tables', { ...settings, nonceHash: ann.nonceHash });
  await reader.ask(ann, 'setSeat', { table: other.id }, { seat: 1, chair: { kind: 'bot', level: 'easy' } });
  for (const without of [false, true]) await reader.ask(ann, 'start', { table: other.id }, { without });
  const { key } = await reader.ask(ann, 'makeTakeOver', { table: other.id }, { seat: 0 });
  await reader.ask(eve, 'takeOver', { table: other.id }, { key });
  await reader.ask(eve, 'resign', { table: other.id });
  await reader.ask(eve, 'signOut');
  await reader.ask(ben, 'deleteMe');
  expect([...reader.heard].toSorted()).toEqual(Object.keys(answers).toSorted());
}, 60_000);
