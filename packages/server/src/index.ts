export { readConfig, type Config } from './config.ts';
export { LIMITS, type Limits } from './limits.ts';
export { openConfigured, serve, type Parts, type Server } from './main.ts';
export { backUp, databaseFile, restore } from './store/backup.ts';
