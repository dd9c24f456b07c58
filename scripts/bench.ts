// `npm run bench`: installs the peers that are measured beside us, checks the bench's types, and runs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readOptions } from '../bench/src/options.ts';
import { installedDiffers } from './lock.mjs';
import { ROOT } from './source.ts';
import { runTool, show } from './tools.ts';

const folder = join(ROOT, 'bench');
const main = join(folder, 'src', 'main.ts');

// The peers check their own work unless they are told that this is production.
const env = { NODE_ENV: 'production' };
const args = process.argv.slice(2);
process.exitCode = refuse() ?? (await prepare()) ?? (await show(process.execPath, [main, ...args], env));

/** Answers a wrong flag, or the wish for help, before anything is installed. */
function refuse(): number | undefined {
  const options = readOptions(args);
  if (!('code' in options)) return undefined;
  (options.code === 0 ? console.log : console.error)(options.text);
  return options.code;
}

/** Makes the bench ready to run; gives the exit code when it can't be. */
async function prepare(): Promise<number | undefined> {
  if (!existsSync(main)) {
    console.error('There is no bench/src/main.ts.');
    return 1;
  }
  const reason = installedDiffers(folder);
  if (reason !== undefined) {
    console.log(`Installing the bench's own dependencies (other engines, to measure against): ${reason}.`);
    const code = await show('npm', ['ci', '--prefix', folder, '--no-progress', '--loglevel=error']);
    if (code !== 0) return code;
  }
  const problems = await runTool('tsc', ['-b', 'bench']);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? undefined : 1;
}
