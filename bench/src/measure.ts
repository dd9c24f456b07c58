import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { nameOf, type Contestant } from './contestants.ts';
import type { Stretch } from './lane.ts';

/** What one contestant came to, round by round: games (or runs) and decisions a second of processor time. */
export interface Measured {
  readonly contestant: Contestant;
  readonly games: readonly number[];
  readonly decisions: readonly number[];
}

/** Lets the contestants play in turns, one at a time: warm-up, then rounds, every other one in reverse order. */
export async function measure(
  contestants: readonly Contestant[],
  rounds: number,
  milliseconds: number,
  warmUp: number,
  tell: (text: string) => void,
): Promise<Measured[]> {
  const lanes = await Promise.all(contestants.map(startLane));
  const all = contestants.map((contestant) => ({ contestant, games: [] as number[], decisions: [] as number[] }));
  for (const [i, lane] of lanes.entries()) {
    tell(`warming up ${nameOf(contestants[i] as Contestant)}`);
    await play(lane, warmUp);
  }
  for (let round = 0; round < rounds; round++) {
    const order = [...lanes.keys()];
    for (const i of round % 2 === 0 ? order : order.toReversed()) {
      tell(`round ${round + 1} of ${rounds}: ${nameOf(contestants[i] as Contestant)}`);
      const { runs, decisions, seconds } = await play(lanes[i] as ChildProcess, milliseconds);
      all[i]?.games.push(runs / seconds);
      all[i]?.decisions.push(decisions / seconds);
    }
  }
  for (const lane of lanes) lane.disconnect();
  return all;
}

async function startLane(contestant: Contestant): Promise<ChildProcess> {
  const lane = fork(fileURLToPath(new URL('lane.ts', import.meta.url)), [JSON.stringify(contestant)]);
  await told(lane);
  return lane;
}

async function play(lane: ChildProcess, milliseconds: number): Promise<Stretch> {
  const answer = told(lane);
  lane.send(milliseconds);
  return (await answer) as Stretch;
}

/** The next message of a lane. Throws when it ends instead: it has said why. */
async function told(lane: ChildProcess): Promise<unknown> {
  const stop = new AbortController();
  const ended = once(lane, 'exit', { signal: stop.signal }).then(([code]) => {
    throw new Error(`a contestant's process ended with ${String(code)}`);
  });
  try {
    const [message] = (await Promise.race([once(lane, 'message', { signal: stop.signal }), ended])) as [unknown];
    return message;
  } finally {
    ended.catch(() => {});
    stop.abort();
  }
}
