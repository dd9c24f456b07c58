// The bench: see options.ts for what it does and how it is called.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { chartOf } from './chart.ts';
import { BOARDGAME_IO, CLONE, ourGames, ourSearches, REFERENCE } from './contestants.ts';
import { measure } from './measure.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { summarise, type Results } from './results.ts';
import { serverChartOf } from './server/chart.ts';
import { contest } from './server/contest.ts';
import { serverTableOf, summariseServers, type ServerResults } from './server/report.ts';
import { tableOf } from './table.ts';
import { contestThreads } from './threads/contest.ts';
import { summariseThreads, threadTableOf, type ThreadResults } from './threads/report.ts';

const FOLDER = new URL('../results/', import.meta.url);

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if ('code' in options) {
    (options.code === 0 ? console.log : console.error)(options.text);
    return options.code;
  }
  if (options.parts.includes('games') && !(await measureGames(options))) return 1;
  if (options.parts.includes('server') && !options.isVerifyOnly) await measureServers(options);
  if (options.parts.includes('threads') && !options.isVerifyOnly) await measureThreads(options);
  return 0;
}

/** Random play. False if the rivals don't play by our rules. */
async function measureGames(options: BenchOptions): Promise<boolean> {
  const steps = await verifyRivals(options);
  if (steps === null || options.isVerifyOnly) return steps !== null;
  const [compared, ...others] = ourGames();
  if (compared === undefined) throw new Error('the compared game is not registered');
  const contestants = [BOARDGAME_IO, compared, REFERENCE, CLONE, ...others, ...ourSearches()];
  const measured = await measure(contestants, options.rounds, options.milliseconds, options.warmUp, tellProgress);
  tellProgress('');
  const results = summarise(measured, options, steps);
  for (const line of tableOf(results)) console.log(line);
  writeResults('latest', results, chartOf(results));
  return true;
}

async function measureServers({ isQuick }: BenchOptions): Promise<void> {
  const schedule = isQuick
    ? { rounds: 2, milliseconds: 1_500, warmUp: 2_000 }
    : { rounds: 9, milliseconds: 2_500, warmUp: 5_000 };
  const scores = await contest(schedule, tellProgress);
  tellProgress('');
  const results = summariseServers(scores, schedule);
  for (const line of serverTableOf(results)) console.log(line);
  writeResults('server', results, serverChartOf(results));
}

async function measureThreads({ isQuick }: BenchOptions): Promise<void> {
  const schedule = isQuick ? { rounds: 3, milliseconds: 300 } : { rounds: 9, milliseconds: 800 };
  const scores = await contestThreads(schedule, tellProgress);
  tellProgress('');
  const results = summariseThreads(scores, schedule);
  for (const line of threadTableOf(results)) console.log(line);
  writeJson('threads', results);
  console.log('\nWritten to bench/results/threads.json.\n');
}

/** Makes sure that all three play the same game; gives the steps compared, or null with the difference told. */
async function verifyRivals({ verifiedGames }: BenchOptions): Promise<{ [rival: string]: number } | null> {
  const steps: { [rival: string]: number } = {};
  for (const [rival, games] of Object.entries(verifiedGames)) {
    const thread = new Worker(new URL('verify/thread.ts', import.meta.url), { workerData: { rival, games } });
    try {
      const [count] = (await once(thread, 'message')) as [number];
      steps[rival] = count;
      console.log(`${rival} plays by our rules: ${games} games, ${count.toLocaleString('en')} steps alike`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return null;
    }
  }
  return steps;
}

function tellProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
}

function writeJson(name: string, results: Results | ServerResults | ThreadResults): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(results, null, 2)}\n`);
}

function writeResults(name: string, results: Results | ServerResults, chart: string): void {
  writeJson(name, results);
  writeFileSync(new URL(`${name}.svg`, FOLDER), chart);
  console.log(`\nWritten to bench/results/${name}.json and ${name}.svg.\n`);
}
