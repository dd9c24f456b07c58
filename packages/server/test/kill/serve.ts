// A server in a process of its own, for tests that kill it: the real one, only less patient and with room for load.
import { readConfig } from '../../src/config.ts';
import { serve } from '../../src/main.ts';

const [port = '0', data = ''] = process.argv.slice(2);
const config = readConfig({ port, data, logLevel: 'error' }, process.env);
if (!config.ok) throw new Error(config.refusal.code);
const server = await serve(config.value, {
  limits: { requestRate: 1_000_000, messageRate: 100_000, burst: 100_000, nonceTime: 2000, botDelay: [0, 1] },
});
console.log(server.address);

// Asked for its memory, it tidies up and tells.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
