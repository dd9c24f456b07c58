export * from './catalogue.ts';
export * from './common/index.ts';
export * from './generic-say.ts';
export * from './line.ts';
export * from './placeholders.ts';
export * from './registry.ts';
export * from './say.ts';
export * from './translator.ts';
