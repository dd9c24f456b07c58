import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

import work from './worker.ts';

// Bots go before the coach and replays.
if (!isMainThread && process.platform === 'linux') setPriority(0, 15);

export default work;
