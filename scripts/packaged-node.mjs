// Plain JavaScript that runs on Node 20: it finds the Node 24 that comes with the dependencies and goes on in it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/**
 * How Node serves: with more room for what is soon forgotten, so that it is cleared away less often; by the thread itself,
 * because several threads take more time together for the little that is left; without guesses which objects will be kept,
 * because one wrong guess (lists of a move's events) keeps all that hangs on them; and with all that was compiled kept, so that
 * a server that has rested is as quick as before.
 */
export const SERVER_FLAGS = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-parallel-scavenge',
  '--no-allocation-site-pretenuring',
  '--no-flush-bytecode',
];

/** The oldest Node that runs our TypeScript files without a flag or a warning. */
export const OLDEST = [24, 12];

/** Whether a version such as `v24.12.0` is new enough. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** The Node to go on with: the running one when it is new enough, else the packaged one, else none. */
export function findNode(root) {
  if (isNewEnough(process.version)) return process.execPath;
  const packaged = join(root, 'node_modules', '.bin', 'node');
  return existsSync(packaged) ? packaged : undefined;
}

/** Tells a person whose system has no packaged Node what to do. */
export function explainMissingNode() {
  return `Boxcars needs Node ${OLDEST.join('.')} or newer and this is ${process.version}. On Linux (x64, arm64) the right one comes with the dependencies; elsewhere please install it.`;
}

/** Becomes `node ...args`: replaces this process where Node can, and otherwise stands in front of it, passing signals and the exit code on. */
export function become(node, args) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(node, [node, ...args], env);
  }
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => passOn(child, signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
  });
}

// A terminal sends Ctrl-C to the whole group: the child has it already.
function passOn(child, signal) {
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  child.kill(signal);
}
