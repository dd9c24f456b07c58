import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';

import type { Logger } from 'pino';

import { Chat } from './chat.ts';
import { systemClock, type Clock } from './clock.ts';
import { Coach } from './coach.ts';
import type { Config } from './config.ts';
import { Hall } from './hall.ts';
import type { House } from './house.ts';
import { addressOf, identify, isOurs } from './http/identity.ts';
import { makeHttp } from './http/server.ts';
import { LIMITS, type Limits } from './limits.ts';
import { measureLoad, type Load } from './load.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { hashNatively } from './native-hashing.ts';
import { Nodes } from './nodes.ts';
import { People } from './people.ts';
import { secureRandom, type Random } from './random.ts';
import type { Rebuilt } from './rebuild.ts';
import { Rounds } from './rounds.ts';
import { Sockets } from './sockets.ts';
import { databaseFile } from './store/backup.ts';
import { Ledger } from './store/ledger.ts';
import { openStore } from './store/open.ts';
import { makeStatements } from './store/statements.ts';
import type { Store } from './store/store.ts';
import { Sweep } from './sweep.ts';
import { openThreads } from './threads.ts';
import type { Workshop } from './workshop.ts';

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly workshop?: Workshop;
  readonly load?: Load;
  readonly limits?: Partial<Limits>;
  readonly log?: Logger;
  readonly store?: Store;
}

/** A running server. */
export interface Server {
  readonly address: string;
  readonly house: House;
  readonly hall: Hall;
  /** Settles once every match that was under way at the last stop has been looked at. */
  readonly rebuilt: Promise<Rebuilt>;
  /** Looks for what is due, as it does by itself now and then. */
  sweep(): Promise<void>;
  /** Stops taking anything, finishes what is under way, and closes the store. */
  stop(): Promise<void>;
}

/** Starts a server. */
export async function serve(config: Config, parts: Parts = {}): Promise<Server> {
  hashNatively();
  const log = parts.log ?? makeLog(config.logLevel);
  const house = await makeHouse(config, parts, log);
  const hall = new Hall(house);
  const chat = new Chat(house);
  const people = new People(house);
  let sockets: Sockets | null = null;
  const office = {
    house,
    hall,
    chat,
    people,
    coach: new Coach(house),
    sockets: (): Sockets => {
      if (sockets === null) throw new Error('not started');
      return sockets;
    },
  };
  const app = await makeHttp(config, office, log);
  sockets = new Sockets(
    office,
    {
      isOurs: (request) => isOurs(config, request),
      identify: (request) => identify(people, request),
      addressOf: (request) => addressOf(config, request),
    },
    app.server,
  );
  const sweep = new Sweep(house, hall);
  const { nodes } = house;
  await nodes?.begin({ hall, chat, closeOf: (person, key) => office.sockets().closeOf(person, key) });
  if (nodes !== null) house.ledger.announce = (keys) => nodes.wrote(keys.filter((key) => !key.includes(' ')));
  await app.listen({ port: config.port, host: config.host });
  const rebuilt = sweep.begin();
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const closing = { app, sockets, sweep, house, hall };
  let stopped: Promise<void> | null = null;
  return {
    address: `http://${host}:${port}`,
    house,
    hall,
    rebuilt,
    sweep: () => sweep.run(),
    stop: () => (stopped ??= stopAll(closing)),
  };
}

async function makeHouse(config: Config, parts: Parts, log: Logger): Promise<House> {
  const report = (error: unknown): void => log.error({ err: error }, 'lines-not-brought');
  const store = parts.store ?? (await openConfigured(config, report));
  const house: Omit<House, 'nodes'> = {
    clock: parts.clock ?? systemClock,
    random: parts.random ?? secureRandom,
    store,
    statements: makeStatements(store),
    ledger: new Ledger(store),
    rounds: new Rounds(),
    workshop: parts.workshop ?? openThreads(config.threads),
    load: parts.load ?? measureLoad(),
    log,
    metrics: makeMetrics(parts.clock === undefined),
    limits: { ...LIMITS, ...parts.limits },
  };
  house.rounds.whenCarriedOut = () => house.ledger.hurry();
  return { ...house, nodes: store.bus === null ? null : new Nodes(house, store.bus) };
}

/** Opens the database that the settings name; `report` is told what fails in it unasked. */
export function openConfigured(
  config: Pick<Config, 'databaseUrl' | 'data'>,
  report?: (error: unknown) => void,
): Promise<Store> {
  if (config.databaseUrl !== null) return openStore({ url: config.databaseUrl });
  makeFolder(resolve(config.data));
  return openStore({ file: databaseFile(config.data) }, report);
}

/** Makes a folder and what is missing above it. Node's own way never returns where no folder can be made, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

interface Closing {
  readonly app: { close(): Promise<void> };
  readonly sockets: Sockets;
  readonly sweep: Sweep;
  readonly house: House;
  readonly hall: Hall;
}

/** In this order nothing acknowledged is lost: first nobody can ask any more, then all is written, then it is closed. */
async function stopAll({ app, sockets, sweep, house, hall }: Closing): Promise<void> {
  await sockets.close();
  await app.close();
  await sweep.close();
  await house.ledger.quiet();
  house.load.stop();
  hall.close();
  await house.workshop.close();
  await house.ledger.quiet();
  await house.nodes?.close();
  await house.store.close();
}
