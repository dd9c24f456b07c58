import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** Where a killed server keeps what it has: a folder, or a PostgreSQL. */
export interface Place {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** A server that can be killed and started again on the same port. */
export class ServerProcess {
  private readonly place: Place;
  private child: ChildProcess | null = null;
  address = '';
  /** What it wrote to standard error: nothing, if all is well. */
  complaints = '';

  constructor(place: Place) {
    this.place = place;
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const env = { ...process.env, DATABASE_URL: this.place.databaseUrl ?? '' };
    const child = spawn(process.execPath, ['--expose-gc', SERVE, port, this.place.data], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    child.stderr?.on('data', (chunk: Buffer) => (this.complaints += chunk.toString('utf8')));
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    const gone = once(child, 'exit').then(() => Promise.reject(new Error(`no start: ${this.complaints}`)));
    // It only matters before the first line.
    gone.catch(() => {});
    const [line] = (await Promise.race([once(lines, 'line'), gone])) as [string];
    this.address = line;
  }

  /** The bytes of heap it uses once what is unused has been cleared away. */
  async memory(): Promise<number> {
    const { child } = this;
    if (child === null) throw new Error('it does not run');
    const told = once(child, 'message');
    child.send('memory');
    const [bytes] = (await told) as [number];
    return bytes;
  }

  /** Ends it as a power cut would: nothing of it runs any more. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    if (child.exitCode !== null) throw new Error(`it ended by itself: ${this.complaints}`);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
