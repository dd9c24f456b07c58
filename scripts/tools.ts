import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './source.ts';

/** The JavaScript files of the tools we run, so that they run in this Node and not in the system's. */
const TOOLS = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
} as const;

/** Runs a tool of ours in the repository; its output is the problem when it fails. */
export async function runTool(tool: keyof typeof TOOLS, args: readonly string[]): Promise<string[]> {
  const { code, output } = await run(process.execPath, [join(ROOT, 'node_modules', TOOLS[tool]), ...args]);
  return code === 0 ? [] : [output.trim() || `${tool} ended with ${code}`];
}

/** Runs a command in the repository and collects what it prints. */
export async function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  return { code, output };
}

/** Runs a command in the repository with its output on the screen, and gives its exit code. */
export async function show(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}
