// The first step of every npm script. Plain JavaScript that runs on Node 20: it installs what is missing, then goes on
// in Node 24 with the TypeScript file that does the work.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installedDiffers, readLock } from './lock.mjs';
import { become, explainMissingNode, findNode, SERVER_FLAGS } from './packaged-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const COMMANDS = {
  start: ['packages/cli/src/main.ts', 'serve'],
  boxcars: ['packages/cli/src/main.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/check.ts'],
  fix: ['scripts/fix.ts'],
  bench: ['scripts/bench.ts'],
  'bench:web': ['packages/web/scripts/bench.ts'],
  prove: ['scripts/prove.ts'],
  golden: ['packages/games/scripts/golden.ts'],
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join('|')} [arguments]`);
  process.exit(2);
}

install();
const node = findNode(root);
if (node === undefined) {
  console.error(explainMissingNode());
  process.exit(1);
}
const [file, ...fixed] = command;
become(node, [...(name === 'start' ? SERVER_FLAGS : []), join(root, file), ...fixed, ...args]);

function install() {
  const reason = installedDiffers(root);
  if (reason === undefined) return;
  const count = Object.keys(readLock(root)).filter((path) => path.startsWith('node_modules/')).length;
  console.error(
    `Installing the dependencies named in package-lock.json (up to ${count} packages, Node 24 among them): ${reason}.`,
  );
  const { status, error } = npm(['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error']);
  if (error !== undefined) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function npm(args) {
  const stdio = ['ignore', 2, 2];
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio });
  return spawnSync('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' });
}
