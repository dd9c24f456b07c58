import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL for tests, or the reason why there is none. */
export interface TestPostgres {
  readonly url: string | null;
  readonly why: string;
  stop(): void;
}

/** The server that DATABASE_URL names, or a private one: installed, made and started here, gone with the test. */
export function startPostgres(): TestPostgres {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, why: '', stop: () => {} };
  const why = install();
  const bin = newestBin();
  if (bin === undefined) return { url: null, why, stop: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  try {
    asPostgres(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'boxcars', '--no-sync']);
    // No port at all: a socket in the folder, so that nothing else can be in the way.
    const options = `-c listen_addresses= -c unix_socket_directories=${folder}`;
    asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { url: null, why: error instanceof Error ? error.message : 'it does not start', stop: () => {} };
  }
  return {
    url: `postgres://boxcars@localhost/postgres?host=${encodeURIComponent(folder)}`,
    why: '',
    stop: () => {
      asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestBin(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .sort()
    .at(-1);
}

/** Debian's package, where it is missing and we may install it. */
function install(): string {
  if (newestBin() !== undefined) return '';
  if (process.getuid?.() !== 0) return 'it is not installed, and only root may install it';
  const packages = ['install', '-y', '--no-install-recommends', 'postgresql'];
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const { status } = spawnSync('apt-get', packages, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? '' : 'apt-get could not install it';
}

/** PostgreSQL refuses to run as root. */
function asPostgres(command: string, args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const line = isRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  const [first = '', ...rest] = line;
  execFileSync(first, rest, { stdio: 'ignore', cwd: tmpdir() });
}
