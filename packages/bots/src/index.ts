export * from './policy.ts';
export * from './registry.ts';
export * from './personalities.ts';
export * from './search/index.ts';
export * from './coach/coach.ts';
export { factsOf } from './coach/facts.ts';
export * from './coach/review.ts';
