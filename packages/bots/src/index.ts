export * from './policy.ts';
export * from './registry.ts';
