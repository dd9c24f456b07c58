import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { games } from '../src/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TOOLS = join(ROOT, 'mutation');
const WORK = join(ROOT, '.cache', 'mutation');

/** Of the breaks that can be noticed at all, the share a game's own tests must notice, whole random games left out. */
const LEAST = 0.75;

/** What Stryker's report says of one break. */
interface Mutant {
  readonly status: string;
}

interface Report {
  readonly files: { readonly [path: string]: { readonly mutants: readonly Mutant[] } };
}

/**
 * Breaks every rule file of every game in hundreds of small ways, one at a time, and counts how many the game's tests
 * notice. Throws when too few are. `MUTATED_GAME=dice-town` takes one game.
 */
export default async function prove(): Promise<{
  title: string;
  lines: string[];
  numbers: { [what: string]: number };
}> {
  await install();
  const only = process.env['MUTATED_GAME'];
  const numbers: { [what: string]: number } = {};
  for (const id of Object.keys(games).filter((game) => only === undefined || game === only)) {
    const counts = countBy(await breakRules(id));
    const noticed = (counts.get('Killed') ?? 0) + (counts.get('Timeout') ?? 0);
    const missed = (counts.get('Survived') ?? 0) + (counts.get('NoCoverage') ?? 0);
    numbers[`${id}: broken`] = noticed + missed;
    numbers[`${id}: noticed`] = noticed;
    numbers[`${id}: noticed, percent`] = Math.round((1000 * noticed) / (noticed + missed)) / 10;
    if (noticed < LEAST * (noticed + missed))
      throw new Error(`${id}: only ${noticed} of ${noticed + missed} breaks noticed`);
  }
  const lines = [
    'Stryker changes the files of the rules in small ways: a comparison turned round, a condition always true, a statement left out. Each change is made alone, and the tests of that game that reach it are run, without the conformance suite and the playthroughs.',
    `At least ${100 * LEAST} % must be noticed. What goes unnoticed is mostly what changes nothing: a bound that is never reached, a shortcut.`,
  ];
  return { title: 'Broken rules are noticed', lines, numbers };
}

async function install(): Promise<void> {
  if (existsSync(join(TOOLS, 'node_modules'))) return;
  console.log('Installing Stryker, which breaks the rules on purpose, into mutation/.');
  await show('npm', ['ci', '--prefix', TOOLS, '--no-progress', '--loglevel=error'], {});
}

async function breakRules(id: string): Promise<Mutant[]> {
  mkdirSync(WORK, { recursive: true });
  const report = join(WORK, `${id}.json`);
  const config = join(WORK, `${id}.config.json`);
  writeFileSync(config, JSON.stringify(configOf(id, report)));
  await show(process.execPath, [join(TOOLS, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config], {
    MUTATED_GAME: id,
  });
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return Object.values(files).flatMap(({ mutants }) => mutants);
}

function configOf(id: string, report: string): object {
  return {
    testRunner: 'vitest',
    plugins: [join(TOOLS, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // Node and vitest strip the types themselves.
    tsconfigFile: 'none.json',
    mutate: [`packages/games/src/${id}/phases/*.ts`, `packages/games/src/${id}/scoring.ts`],
    // Texts and objects of events: the playthroughs hold those.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'OptionalChaining'] },
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    ignorePatterns: [
      'bench',
      'docs',
      'examples',
      'packages/web',
      'packages/server',
      'mutation/node_modules',
      'coverage',
    ],
    tempDirName: '.cache/mutation/sandbox',
    concurrency: 2,
  };
}

function countBy(mutants: readonly Mutant[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status } of mutants) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

async function show(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with ${code}`);
}
