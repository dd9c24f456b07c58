import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { SERVER_FLAGS } from '../../../scripts/packaged-node.mjs';
import { spreadOf } from '../statistics.ts';
import { RIVALS, type Condition, type Inquiry, type Order, type Played, type Rival } from './rivals.ts';

/** How long the parts of a contest take. */
export interface Schedule {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Processor time of the server before anything is measured, in milliseconds. */
  readonly warmUp: number;
}

/** The sizes that are measured: tables of four, all saturated. */
export const SIZES = [50, 200] as const;
export type Size = (typeof SIZES)[number];

/** One round of one server. `perProcessorSecond` counts the server's own processor time. */
export interface Round extends Played {
  readonly movesPerSecond: number;
  readonly perProcessorSecond: number;
}

/** What one server came to. */
export interface Score {
  readonly rival: Rival;
  readonly rounds: { readonly [S in Size]: Round[] };
  /** Bytes of heap that a table in the middle of a game adds, its four connections included. */
  heapPerTable: number;
  /** Bytes of heap left for each table after everyone has hung up in the middle of a game. */
  heapPerEmptyTable: number;
}

/** Tables that play to get everything warm, and for how many seconds at most where the machine is busy. */
const WARMING = 20;
const MOST_TRIES = 30;
/** How long new tables play before the heap is looked at. */
const TO_THE_MIDDLE = 2_000;
/** How often tables are filled and left, to see what stays of them. */
const EMPTYINGS = 3;

/** A server and its crowd, each in a process of its own. */
class Lane {
  readonly score: Score;
  private readonly host: ChildProcess;
  private readonly crowd: ChildProcess;

  constructor(rival: Rival, host: ChildProcess, crowd: ChildProcess) {
    this.host = host;
    this.crowd = crowd;
    this.score = { rival, rounds: { 50: [], 200: [] }, heapPerTable: 0, heapPerEmptyTable: 0 };
  }

  async condition(inquiry: Inquiry): Promise<Condition> {
    return ask<Condition>(this.host, inquiry);
  }

  async order(order: Order): Promise<Played> {
    return ask<Played>(this.crowd, order);
  }

  /** Plays until all code is warm. */
  async settle(warmUp: number): Promise<void> {
    await this.order({ do: 'sit', tables: WARMING });
    const { answered } = await this.condition('time');
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.order({ do: 'play', milliseconds: 1_000, newest: null });
      if ((await this.condition('time')).asked - answered > warmUp / 1000) break;
    }
    await this.order({ do: 'leave' });
  }

  /** More tables; what they add to the heap in the middle of their games. */
  async grow(tables: number, milliseconds: number): Promise<void> {
    const before = (await this.condition('heap')).heap;
    await this.order({ do: 'sit', tables });
    await this.order({ do: 'play', milliseconds, newest: tables });
    this.score.heapPerTable = ((await this.condition('heap')).heap - before) / tables;
  }

  async round(size: Size, milliseconds: number): Promise<void> {
    await this.order({ do: 'get ready' });
    const before = await this.condition('time');
    const played = await this.order({ do: 'play', milliseconds, newest: null });
    const after = await this.condition('time');
    this.score.rounds[size].push({
      ...played,
      movesPerSecond: played.moves / played.seconds,
      perProcessorSecond: played.moves / (after.asked - before.answered),
    });
  }

  /**
   * Everyone hangs up; then new tables, and what is left of them in the heap when everyone has left in the middle of a game.
   * Several times, as code is compiled now and then that has nothing to do with tables.
   */
  async empty(tables: number, milliseconds: number): Promise<void> {
    await this.order({ do: 'leave' });
    const left: number[] = [];
    let before = (await this.condition('heap')).heap;
    for (let time = 0; time < EMPTYINGS; time++) {
      await this.order({ do: 'sit', tables });
      await this.order({ do: 'play', milliseconds, newest: null });
      await this.order({ do: 'leave' });
      const { heap } = await this.condition('heap');
      left.push((heap - before) / tables);
      before = heap;
    }
    this.score.heapPerEmptyTable = spreadOf(left).median;
  }

  stop(): void {
    this.crowd.kill();
    this.host.kill();
  }
}

/** Measures all servers, taking turns; each is idle while another one is measured. */
export async function contest(schedule: Schedule, tell: (text: string) => void): Promise<Score[]> {
  const lanes: Lane[] = [];
  try {
    for (const rival of RIVALS) {
      tell(`starting ${rival}`);
      const lane = await startLane(rival);
      lanes.push(lane);
      await lane.settle(schedule.warmUp);
    }
    for (const size of SIZES) await measure(lanes, size, schedule, tell);
    for (const lane of lanes) await lane.empty(SIZES[1], TO_THE_MIDDLE);
  } finally {
    for (const lane of lanes) lane.stop();
  }
  return lanes.map(({ score }) => score);
}

async function measure(
  lanes: readonly Lane[],
  size: Size,
  schedule: Schedule,
  tell: (t: string) => void,
): Promise<void> {
  const more = size === SIZES[0] ? SIZES[0] : SIZES[1] - SIZES[0];
  for (const lane of lanes) {
    tell(`${more} more tables on ${lane.score.rival}`);
    await lane.grow(more, TO_THE_MIDDLE);
  }
  for (let round = 0; round < schedule.rounds; round++) {
    for (const lane of lanes) {
      tell(`${size} tables, round ${round + 1} of ${schedule.rounds}: ${lane.score.rival}`);
      await lane.round(size, schedule.milliseconds);
    }
  }
}

async function startLane(rival: Rival): Promise<Lane> {
  const port = await freePort();
  const host = start('host.ts', [rival, String(port)], ['--expose-gc', ...SERVER_FLAGS]);
  await once(host, 'message');
  const crowd = start('load.ts', [rival, `http://127.0.0.1:${port}`], []);
  await once(crowd, 'message');
  return new Lane(rival, host, crowd);
}

function start(file: string, args: readonly string[], execArgv: string[]): ChildProcess {
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv, stdio });
}

/** The next message of a process; its end before that is an error. */
function ask<T>(child: ChildProcess, question: Order | string): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`a process of the contest ended with ${code}`));
    child.once('exit', end);
    child.once('message', (answer: T) => {
      child.off('exit', end);
      resolve(answer);
    });
    child.send(question);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
