import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** How a run of the real command ended. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command in a process of its own, in English and without a terminal. */
export async function boxcars(
  args: readonly string[],
  at: { input?: string; cwd?: string; root?: string } = {},
): Promise<Ran> {
  const bin = join(at.root ?? ROOT, 'packages', 'cli', 'bin', 'boxcars.mjs');
  const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [bin, ...args], { cwd: at.cwd, env });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (texts.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (texts.err += part.toString()));
  // A command that refuses its arguments may be gone before it has read anything.
  child.stdin.on('error', () => {});
  child.stdin.end(at.input ?? '');
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...texts };
}

/** A folder of its own for a test, which `remove` takes away. */
export function newFolder(): { readonly path: string; files(): string[]; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'boxcars-'));
  return { path, files: () => readdirSync(path), remove: () => rmSync(path, { recursive: true }) };
}
