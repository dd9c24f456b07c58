import type { ServerMessage } from '@boxcars/protocol';
import { expect, it } from 'vitest';

import type { Client } from './client.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

const DICE_TOWN = { game: 'dice-town', seats: [{ kind: 'empty' }] };

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

function sent<T extends ServerMessage['t']>({ messages }: Client, t: T): Of<T>[] {
  return messages.filter((message): message is Of<T> => message.t === t);
}

it('tells whoever wants no events what has changed and what is asked, and nothing of what happened', async () => {
  const { guest, clock } = await run();
  const people = [await guest('Ann'), await guest('Ben')];
  const [ann, ben] = people as [Client, Client];
  ben.events = false;
  const table = await seatThem(people, DICE_TOWN);
  await playOut(people, table, clock, () => (ann.moment?.entry ?? 0) >= 30);
  const [heard, seen] = [sent(ann, 'entry'), sent(ben, 'entry')];
  expect(heard.some(({ events }) => events.events.length > 0)).toBe(true);
  expect(seen.map(({ events }) => events.entry)).toEqual(heard.map(({ events }) => events.entry));
  expect(seen.every(({ events }) => events.events.length === 0)).toBe(true);
  expect(ben.frames.some((frame) => frame.includes('"events"'))).toBe(false);
  await ben.comeBack(table);
  expect(sent(ben, 'sync').map(({ entries }) => entries)).toEqual([[], []]);
  expect(sent(ann, 'sync').map(({ entries }) => entries.length)).toEqual([1]);
});

it('shows two looks from one seat the same view, whichever of them wants events', async () => {
  const { guest, clock } = await run();
  const people = [await guest('Ann'), await guest('Ben')];
  const [ann] = people as [Client, Client];
  const table = await seatThem(people, DICE_TOWN);
  const other = await ann.again(ann.address);
  other.events = false;
  const sync = other.nextOf('sync');
  await other.watch(table);
  await sync;
  await playOut(people, table, clock, () => (ann.moment?.entry ?? 0) >= 20);
  expect(other.view).toEqual(ann.view);
  expect(other.moment).toEqual(ann.moment);
  expect(sent(ann, 'entry').some(({ events }) => events.events.length > 0)).toBe(true);
  expect(sent(other, 'entry').every(({ events }) => events.events.length === 0)).toBe(true);
});

it('says that a choice was taken back also to those', async () => {
  const { guest } = await run();
  const people = [await guest('Ann'), await guest('Ben')];
  for (const client of people) client.events = false;
  const table = await seatThem(people, { game: 'winners-circle', seats: [{ kind: 'empty' }] });
  const asked = people.find(({ legal }) => legal.length > 0);
  if (asked === undefined) throw new Error('nobody is asked');
  const entry = asked.next((message) => message.t === 'entry');
  await asked.answer(table, asked.legal[0]);
  await entry;
  const taken = asked.next((message) => message.t === 'entry' && message.events.undoes !== undefined);
  asked.send({ t: 'undo', table, question: asked.moment?.asked?.id ?? '', input: 'back' });
  expect(await taken).toMatchObject({ events: { entry: 2, undoes: 1, events: [] } });
});
