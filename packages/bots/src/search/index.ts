export * from './bot.ts';
export * from './budget.ts';
export type * from './bandit.ts';
export * from './guide.ts';
export * from './reward.ts';
export { bestOf, mergeTried, type Found, type Tried } from './root.ts';
export { Search, type Witness } from './search.ts';
