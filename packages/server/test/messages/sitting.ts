import { Writable } from 'node:stream';

import { FastChance, readJournal, type AnyGame } from '@boxcars/engine';
import { checkProof, readMatchFile } from '@boxcars/protocol';

import { makeLog } from '../../src/log.ts';
import { Client } from '../client.ts';
import { FakeClock, settle } from '../fake-clock.ts';
import { seatThem } from '../playing.ts';
import { serveOn } from '../serving.ts';
import { Checker, type Heard } from './checker.ts';

/** How a match is played and looked at. */
export interface Plan {
  readonly game: AnyGame;
  readonly people: number;
  readonly samples: number;
  readonly seed: number;
  /** After so many entries the match is called off; without it, it is played to the end. */
  readonly most?: number;
  /** A folder for the server. */
  readonly data: string;
}

/** What was found. */
export interface Found {
  readonly wrong: readonly string[];
  readonly leaks: readonly string[];
  readonly counts: Checker['counts'];
  readonly entries: number;
  /** Texts that were searched for what must not be in them, and for how many values. */
  readonly searched: number;
  readonly canaries: number;
}

const REACTION = 3;

/** Plays one match by clients who see nothing but what they are sent, and checks everything they were sent. */
export async function checkMatch(plan: Plan): Promise<Found> {
  const lines: string[] = [];
  const clock = new FakeClock();
  const server = await serveOn(clock, plan.data, { log: makeLog('debug', collect(lines)) });
  try {
    const guest = async (name: string): Promise<Client> => (await new Client(server.address).signIn(name)).connect();
    const people: Client[] = [];
    for (let seat = 0; seat < plan.people; seat++) people.push(await guest(`Seat${seat}`));
    const eve = await guest('Eve');
    // One of them goes by what has changed alone.
    for (const client of people.slice(-1)) client.events = false;
    const seats = people.slice(1).map(() => ({ kind: 'empty' }));
    const table = await seatThem(people, { game: plan.game.id, seats, reactionSeconds: REACTION });
    await eve.watch(table);
    for (const [seat, client] of people.entries()) await leaveOrder(client, table, seat);
    await new Rounds(people, table, clock, plan.seed).play(plan.most ?? Number.POSITIVE_INFINITY);
    for (const client of people) await client.http('POST', `/api/tables/${table}/call-off`, { wish: true });
    await lookAround([...people, eve], table);
    const before = [...people, eve].map(({ frames, replies }) => [frames.length, replies.length] as const);
    const file = await download(people[0], table);
    const leaks = findLeaks(people, eve, before, lines, file.secrets);
    const checker = new Checker({
      ...file,
      game: plan.game,
      table,
      reactionTime: REACTION * 1000,
      samples: plan.samples,
    });
    for (const [seat, client] of people.entries()) checker.check(heardBy(client, seat));
    checker.check(heardBy(eve, -1));
    const { wrong, counts } = checker;
    return { wrong, counts, ...leaks, entries: file.journal.entries.length };
  } finally {
    await server.stop();
  }
}

function collect(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
}

function heardBy({ events, frames, inputsSent }: Client, viewer: number): Heard {
  return { viewer, events, frames, inputsSent };
}

/** A text that nobody else may ever see. */
function canaryOf(seat: number): string {
  return `canary-of-seat-${seat}`;
}

async function leaveOrder(client: Client, table: string, seat: number): Promise<void> {
  await client.order(table, 'never-asked', { answers: [{ type: canaryOf(seat) }] });
}

/** Random answers, now and then with nonsense first, a change of mind, or a lost connection. */
class Rounds {
  private readonly people: readonly Client[];
  private readonly table: string;
  private readonly clock: FakeClock;
  private readonly chance: FastChance;
  private readonly done = new Map<Client, string>();
  private readonly pool: unknown[] = [{ type: 'pass' }, { type: 'x' }, null, 7, { type: 'bid', amount: 3 }];

  constructor(people: readonly Client[], table: string, clock: FakeClock, seed: number) {
    this.people = people;
    this.table = table;
    this.clock = clock;
    this.chance = new FastChance(seed);
  }

  async play(most: number): Promise<void> {
    for (let turn = 0; turn < 10_000; turn++) {
      const [first] = this.people;
      if (first?.table?.state === 'finished' || (first?.moment?.entry ?? 0) >= most) return;
      const asked = this.people.find(
        (client) => client.legal.length > 0 && this.done.get(client) !== client.moment?.asked?.id,
      );
      if (asked === undefined) await this.clock.advance(this.clock.untilNext ?? 0);
      else await this.answer(asked);
      await settle(2);
    }
    throw new Error('no end');
  }

  private async answer(client: Client): Promise<void> {
    const { legal, moment } = client;
    const question = moment?.asked?.id ?? '';
    const action = legal[this.chance.below(legal.length)];
    this.pool.push(action);
    const whim = this.chance.below(30);
    if (whim < 3) await client.answer(this.table, this.pool[this.chance.below(this.pool.length)], false);
    if (whim === 3) await client.comeBack(this.table);
    if (whim === 4) await this.someoneElse(client).answer(this.table, action);
    await settle(2);
    // What was meant as nonsense may have been an answer.
    if (client.moment?.asked?.id !== question) return;
    const { mode } = client.moment.asked;
    if (whim === 5 && mode === 'sealed') await client.answer(this.table, legal[0], false);
    if (whim === 6 && mode === 'reaction') await client.comeBack(this.table);
    this.done.set(client, question);
    await client.answer(this.table, action);
  }

  private someoneElse(client: Client): Client {
    return this.people.find((other) => other !== client) ?? client;
  }
}

/** Asks for everything over HTTP that a page asks for. */
async function lookAround(people: readonly Client[], table: string): Promise<void> {
  for (const client of people) {
    for (const path of ['', '/entries', '/chat']) await client.http('GET', `/api/tables/${table}${path}`);
    for (const path of ['/api/tables', '/api/me/tables', '/api/me', '/metrics']) {
      await client.http('GET', path, undefined, { accept: 'application/json' }).catch(() => null);
    }
  }
}

type Download = Pick<ConstructorParameters<typeof Checker>[0], 'journal' | 'seed'> & {
  readonly secrets: readonly string[];
};

async function download(client: Client | undefined, table: string): Promise<Download> {
  const { json } = (await client?.http('GET', `/api/tables/${table}/match`)) ?? { json: null };
  const file = readMatchFile(json);
  if (!file.ok) throw new Error(file.refusal.code);
  const journal = readJournal(file.value.journal);
  const seed = checkProof(file.value.proof);
  if (!journal.ok || !seed.ok) throw new Error('the match does not verify');
  const sums = journal.value.entries.map(({ sum }) => sum);
  const secrets = [file.value.proof.serverSeed, Buffer.from(seed.value).toString('hex'), ...sums];
  return { journal: journal.value, seed: seed.value, secrets };
}

/** Searches everything that anyone was sent, and the log, for what they must not have known. */
function findLeaks(
  people: readonly Client[],
  eve: Client,
  before: readonly (readonly [number, number])[],
  lines: readonly string[],
  secrets: readonly string[],
): Pick<Found, 'leaks' | 'searched' | 'canaries'> {
  const everyone = [...people, eve];
  const leaks: string[] = [];
  let searched = lines.length;
  const own = everyone.map((client, seat) => [
    client.cookie.replace('boxcars=', ''),
    client.me?.id ?? '',
    client.nonce,
    canaryOf(seat),
  ]);
  const key = people[0]?.table?.key ?? '';
  if (own.flat().includes('') || key === '') throw new Error('a canary is missing');
  for (const [i, client] of everyone.entries()) {
    const [frames, replies] = before[i] ?? [0, 0];
    const texts = [...client.frames.slice(0, frames), ...client.replies.slice(0, replies)];
    searched += texts.length;
    const others = own.filter((_, other) => other !== i).flat();
    const forbidden = [...secrets, ...others, ...(client === eve ? [key] : [])];
    for (const text of texts) {
      for (const canary of forbidden) if (text.includes(canary)) leaks.push(`${client.me?.name ?? ''}: ${canary}`);
    }
  }
  const never = [...secrets, ...own.map(([cookie, , nonce, order]) => [cookie, nonce, order]).flat(), key];
  for (const line of lines) {
    for (const canary of never) if (canary !== undefined && line.includes(canary)) leaks.push(`the log: ${canary}`);
  }
  return { leaks: leaks.slice(0, 5), searched, canaries: never.length };
}
