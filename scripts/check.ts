// Every check that needs no test run. `npm run check -- types lint` runs only the named ones.
import { checkRepositoryImports } from './check-imports.ts';
import { checkRepositoryLocks } from './check-lock.ts';
import { checkRepositoryRules } from './check-rules.ts';
import { checkRepositoryStyle } from './check-style.ts';
import type { Counts } from './count-reporter.ts';
import { run, runTool } from './tools.ts';

type Check = () => Promise<readonly string[]>;

const CHECKS: Readonly<Record<string, Check>> = {
  types: async () => runTool('tsc', ['-b']),
  lint: async () => runTool('oxlint', []),
  format: async () => runTool('oxfmt', ['--check']),
  imports: async () => checkRepositoryImports(),
  rules: async () => checkRepositoryRules(),
  style: async () => checkRepositoryStyle(),
  lock: async () => checkRepositoryLocks(),
  size: checkSiteSize,
};

/** What the pages of the site weigh, against their budgets. */
async function checkSiteSize(): Promise<readonly string[]> {
  const { code, output } = await run(process.execPath, ['packages/web/scripts/size.ts']);
  return code === 0 ? [] : [output.trim()];
}

/** Runs the named checks, or all, prints a line for each, and counts how they went. */
export async function check(names: readonly string[] = []): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const name of names.filter((one) => !Object.hasOwn(CHECKS, one))) {
    console.error(`No check is called ${name}. There are: ${Object.keys(CHECKS).join(', ')}.`);
    counts.failed += 1;
  }
  for (const [name, one] of Object.entries(CHECKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    counts[(await report(name, one)) ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

async function report(name: string, one: Check): Promise<boolean> {
  const start = performance.now();
  const problems = await one().catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds} s`);
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  return problems.length === 0;
}

if (import.meta.main) process.exitCode = (await check(process.argv.slice(2))).failed === 0 ? 0 : 1;
