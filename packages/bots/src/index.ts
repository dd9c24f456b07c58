export * from './policy.ts';
export * from './registry.ts';
export * from './personalities.ts';
export * from './search/index.ts';
export * from './shared.ts';
export * from './coach/index.ts';
