/** A worker with all of a game in one file: whatever it fetched later would keep the table waiting. */
const workers: { readonly [game: string]: () => Worker } = {
  boomtown: () => new Worker(new URL('./workers/boomtown.ts', import.meta.url), { type: 'module' }),
  'dice-tower': () => new Worker(new URL('./workers/dice-tower.ts', import.meta.url), { type: 'module' }),
  'dice-town': () => new Worker(new URL('./workers/dice-town.ts', import.meta.url), { type: 'module' }),
  'winners-circle': () => new Worker(new URL('./workers/winners-circle.ts', import.meta.url), { type: 'module' }),
};

function newWorker(game: string): Worker {
  const make = Object.hasOwn(workers, game) ? workers[game] : undefined;
  return make?.() ?? new Worker(new URL('./workers/any-game.ts', import.meta.url), { type: 'module' });
}

let ready: { readonly game: string; readonly worker: Worker } | null = null;

/** Has a worker fetch the rules and the bots of a game before there is a table to open. */
export function makeReady(game: string): void {
  ready ??= { game, worker: newWorker(game) };
}

/** A worker for one table of a game: the one made ready, or a new one. */
export function takeWorker(game: string): Worker {
  const worker = ready?.game === game ? ready.worker : newWorker(game);
  if (ready?.game === game) ready = null;
  return worker;
}
