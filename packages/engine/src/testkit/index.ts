export * from './checks.ts';
export * from './finding.ts';
export * from './key-luck.ts';
export * from './plain-data.ts';
export * from './table.ts';
export * from './walk.ts';
