import type { Config } from '@boxcars/server';
import { refusalLine } from '@boxcars/text';
import type { Command } from 'commander';

import { BadInput, badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { buildSite } from '../site.ts';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly threads?: string;
  readonly build: boolean;
}

const EXAMPLES = `
Examples:
  boxcars serve                                  on port 8080, games kept in ./data
  boxcars serve --port 9000 --data /srv/boxcars
  DATABASE_URL=postgres://… boxcars serve        games kept in PostgreSQL

The environment may say PORT, HOST, BOXCARS_DATA, DATABASE_URL, BOXCARS_THREADS,
BOXCARS_ORIGINS, BOXCARS_TRUST_PROXY and BOXCARS_LOG.`;

/** `serve` runs a server until it is told to stop. */
export function addServe(program: Command, call: Call): void {
  program
    .command('serve')
    .description('run a server that people can play on')
    .option('--port <n>', 'where it listens (8080)')
    .option('--host <address>', 'on which address (127.0.0.1; 0.0.0.0 for all)')
    .option('--data <folder>', 'where it keeps the games (./data)')
    .option('--threads <n>', 'threads in which bots and the coach think (all but one of the machine’s)')
    .option('--no-build', 'serve the site as it was last built')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action(async ({ build, ...flags }: Flags) => {
      const { readConfig, serve } = await import('@boxcars/server');
      const config = readConfig(flags, process.env);
      if (!config.ok) throw new BadInput(refusalLine('', config.refusal));
      if (build && !(await buildSite(call))) return;
      const server = await serve(config.value).catch((error: unknown) => {
        throw explain(error, config.value) ?? error;
      });
      call.io.say(call.t('server.address', { address: server.address }));
      await toldToStop();
      call.io.warn(call.t('server.stopping'));
      await server.stop();
    });
}

/** What the person who starts it can put right. */
function explain(error: unknown, { port, host, data }: Config): BadInput | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const call = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  const place = { port: String(port), host };
  if (code === 'EADDRINUSE') return badInput('server.port-taken', place);
  if (call === 'getaddrinfo' || code === 'EADDRNOTAVAIL') return badInput('server.host-unknown', place);
  if (call === 'listen') return badInput('server.port-refused', place);
  if (code === 'DATA_IN_USE') return badInput('server.data-in-use', { folder: data });
  if (call === 'mkdir' || code === 'SQLITE_CANTOPEN') return badInput('server.data-refused', { folder: data });
  if (call === 'connect') return badInput('server.database-unreachable');
  return undefined;
}

/** A second signal this soon after the first is the same wish: a terminal and a supervisor both pass it on. */
const SAME_WISH = 1000;

/** The first polite signal. One that comes later ends the process at once: somebody has lost patience. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let since: number | null = null;
    const stop = (): void => {
      if (since !== null && performance.now() - since > SAME_WISH) process.exit(1);
      since ??= performance.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
}
