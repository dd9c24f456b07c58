export * from './change.ts';
export * from './client-message.ts';
export * from './fairness.ts';
export * from './server-message.ts';
export * from './table.ts';
export * from './version.ts';
