/// <reference lib="webworker" />
import { answerOdds } from './odds-answer.ts';
import type { OddsQuestion } from './odds-question.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<OddsQuestion>) => {
  const answer = answerOdds(data);
  if (answer !== null) self.postMessage(answer);
});
