export { readConfig, type Config } from './config.ts';
export { freeze } from './frozen-replay.ts';
export { LIMITS, type Limits } from './limits.ts';
export { databaseFile, openConfigured, serve, type Parts, type Server } from './main.ts';
