/// <reference lib="webworker" />
import type { Refusal, Seat, Viewer } from '@boxcars/engine';

import { loadGame } from '../net/local/rules.ts';
import type { Studied } from './studied.ts';

/** What can be asked of a match. */
export type StudyTask =
  | { readonly do: 'advise' | 'review'; readonly seat: Seat }
  | { readonly do: 'describe' | 'check' }
  | { readonly do: 'film'; readonly viewer: Viewer };

export type StudyAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly done: number; readonly of: number };

declare const self: DedicatedWorkerGlobalScope;

function tell(answer: StudyAnswer): void {
  self.postMessage(answer);
}

async function work(studied: Studied, task: StudyTask): Promise<StudyAnswer> {
  const game = await loadGame(studied.game);
  if (game === null) return { ok: false, refusal: { code: 'unknown-game', values: { game: studied.game } } };
  if (task.do === 'describe') return { ok: true, value: { id: game.id, seats: game.seats, options: game.options } };
  const { advise, check, filmOf, lookBack } = await import('./study.ts');
  switch (task.do) {
    case 'advise':
      return advise(game, studied, task.seat);
    case 'review':
      return lookBack(game, studied, task.seat, (done, of) => tell({ done, of }));
    case 'check':
      return check(game, studied);
    case 'film':
      return filmOf(game, studied, task.viewer);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<{ readonly studied: Studied; readonly task: StudyTask }>) => {
  void work(data.studied, data.task).then(tell);
});
