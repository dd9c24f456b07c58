// Verification runs in a thread of its own, so that it doesn't wear off on what is measured.
import { parentPort, workerData } from 'node:worker_threads';

import { verify, type RIVALS } from './verify.ts';

const { rival, games } = workerData as { rival: keyof typeof RIVALS; games: number };
parentPort?.postMessage(verify(rival, games));
