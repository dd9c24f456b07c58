import type { Client } from './client.ts';
import { settle, type FakeClock } from './fake-clock.ts';

const MOST_TURNS = 4000;

/** Sits people down at a new table and starts it; everyone looks. */
export async function seatThem(
  people: readonly Client[],
  settings: { readonly [name: string]: unknown },
): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody plays');
  const { id, key } = await host.post('/api/tables', { nonceHash: host.nonceHash, ...settings });
  for (const client of others) await client.post(`/api/tables/${id}/join`, { nonceHash: client.nonceHash, key });
  for (const client of people) await client.watch(id);
  const dealt = people.map((client) => client.nextOf('sync'));
  await host.post(`/api/tables/${id}/start`);
  await Promise.all(dealt);
  return id;
}

/** Answers at random, always with one of the listed answers, until the match is over, or until it is so. */
export async function playOut(
  people: readonly Client[],
  table: string,
  clock: FakeClock,
  isSo: () => boolean = () => people[0]?.table?.state === 'finished',
): Promise<number> {
  let luck = 12345;
  const below = (bound: number): number => {
    luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
    return (luck >>> 8) % bound;
  };
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (isSo()) return turn;
    const asked = people.find((client) => client.legal.length > 0 && !isHeld(client));
    const action = asked?.legal[below(asked.legal.length)];
    if (asked !== undefined && action !== undefined) {
      held.set(asked, asked.moment?.asked?.id ?? '');
      const reply = await asked.answer(table, action);
      // A database that takes its time may close a question before its client hears of it.
      const isLate = reply.t === 'refused' && reply.refusal.code === 'question-closed';
      if (reply.t !== 'receipt' && !isLate) throw new Error(JSON.stringify(reply));
    } else await clock.advance(clock.untilNext ?? 0);
    await settle(2);
  }
  throw new Error(`no end: ${JSON.stringify(people.map(({ moment }) => moment?.asked))}`);
}

/** The question each client has answered last. */
const held = new WeakMap<Client, string>();

function isHeld(client: Client): boolean {
  return held.get(client) === client.moment?.asked?.id;
}
