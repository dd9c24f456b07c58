import { refusalLine } from '@boxcars/text';
import type { Command } from 'commander';

import { BadInput, badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

const EXAMPLES = `
Examples:
  boxcars serve                                  on port 8080, games kept in ./data
  boxcars serve --port 9000 --data /srv/boxcars
  DATABASE_URL=postgres://… boxcars serve        games kept in PostgreSQL

The environment may say PORT, HOST, BOXCARS_DATA, DATABASE_URL, BOXCARS_ORIGINS, BOXCARS_TRUST_PROXY and BOXCARS_LOG.`;

/** `serve` runs a server until it is told to stop. */
export function addServe(program: Command, call: Call): void {
  program
    .command('serve')
    .description('run a server that people can play on')
    .option('--port <n>', 'where it listens (8080)')
    .option('--host <address>', 'on which address (127.0.0.1; 0.0.0.0 for all)')
    .option('--data <folder>', 'where it keeps the games (./data)')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: Flags) => {
      const { readConfig, serve } = await import('@boxcars/server');
      const config = readConfig(flags, process.env);
      if (!config.ok) throw new BadInput(refusalLine('', config.refusal));
      const server = await serve(config.value).catch((error: unknown) => {
        const { port, host } = config.value;
        throw isTaken(error) ? badInput('server.port-taken', { port: String(port), host }) : error;
      });
      call.io.say(call.t('server.address', { address: server.address }));
      await toldToStop();
      call.io.warn(call.t('server.stopping'));
      await server.stop();
    });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** The first polite signal; a second one ends the process at once. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
