// One thread of a shared search: answers each request with its part of the thinking and how many decisions that took.
import { parentPort } from 'node:worker_threads';

import { PLAIN_GUIDE, Search } from '@boxcars/bots';
import { FastChance, RandomPlayer, readOptions, type Action } from '@boxcars/engine';
import { games } from '@boxcars/games';

/** What a thread is asked to do. */
export interface Request {
  readonly game: string;
  readonly seats: number;
  readonly iterations: number;
  readonly part: number;
  readonly parts: number;
  readonly seed: number;
}

const searches = new Map<string, Search<object, Action>>();

parentPort?.on('message', (request: Request) => parentPort?.postMessage(think(request)));

/** What a thread did. */
export interface Done {
  readonly decisions: number;
  /** Processor time of this thread. */
  readonly seconds: number;
}

/** Searches the first real question of a game. */
function think({ game: id, seats, iterations, part, parts, seed }: Request): Done {
  const game = games[id];
  if (game === undefined) throw new Error(`no game ${id}`);
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(seed);
  const state = game.setup(seats, options.value, chance);
  const player = new RandomPlayer(game, chance);
  while (game.legalActions(state, game.window(state)?.seats[0] ?? 0, []) < 2) player.step(state);
  const seat = game.window(state)?.seats[0] ?? 0;
  const search = searches.get(id) ?? new Search<object, Action>(game, PLAIN_GUIDE);
  searches.set(id, search);
  const before = search.decisions;
  const start = process.threadCpuUsage();
  const imagine = (luck: FastChance): object => game.resample(state, seat, luck);
  search.think({ game, seat, chance: new FastChance(seed), imagine }, { iterations }, [], { part, parts });
  const { user, system } = process.threadCpuUsage(start);
  return { decisions: search.decisions - before, seconds: (user + system) / 1e6 };
}
