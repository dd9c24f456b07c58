import type { Advice, Costly } from '@boxcars/bots';
import type { Action, AnyGame, Refusal, Seat, Viewer } from '@boxcars/engine';

import type { Found, Studied } from './studied.ts';
import type { Reel } from './study.ts';
import type { StudyAnswer, StudyTask } from './worker.ts';

/** An answer of the study, or why there is none. */
export type Studies<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

type Progress = (done: number, of: number) => void;

export type AnyAdvice = Advice<Action>;
export type AnyCostly = Costly<Action>;

/** What can be chosen before a match of a game. */
export type Choosable = Pick<AnyGame, 'id' | 'seats' | 'options'>;

/** Asks a game what can be chosen before it begins. */
export function describeGame(game: string): Promise<Studies<Choosable>> {
  return inWorker({ game, header: '', lines: [], luck: { seed: '' } }, { do: 'describe' });
}

/** What the choices of the open question are worth. */
export function adviseIn(found: Found, seat: Seat): Promise<Studies<readonly AnyAdvice[]>> {
  return askStudy(found, { do: 'advise', seat });
}

/** The choices of a seat that cost most. */
export function reviewIn(found: Found, seat: Seat, onProgress: Progress): Promise<Studies<readonly AnyCostly[]>> {
  return askStudy(found, { do: 'review', seat }, onProgress);
}

/** Derives every draw again; how many there are. */
export function checkIn(found: Found): Promise<Studies<number>> {
  return askStudy(found, { do: 'check' });
}

/** The match as a viewer saw it. */
export function filmIn(found: Found, viewer: Viewer): Promise<Studies<Reel>> {
  return askStudy(found, { do: 'film', viewer });
}

/** One question, one worker: thinking never holds the page up, and ends with the answer. */
function askStudy<T>(found: Found, task: StudyTask, onProgress?: Progress): Promise<Studies<T>> {
  return found.ok ? inWorker<T>(found.value, task, onProgress) : Promise.resolve(found);
}

function inWorker<T>(studied: Studied, task: StudyTask, onProgress?: Progress): Promise<Studies<T>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (answer: Studies<T>): void => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<StudyAnswer>) => {
      if ('done' in data) onProgress?.(data.done, data.of);
      else end(data as Studies<T>);
    });
    worker.addEventListener('error', () => end({ ok: false, refusal: { code: 'study-failed' } }));
    worker.postMessage({ studied, task });
  });
}
