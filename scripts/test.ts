// `npm test`: the checks, then all tests, then one line with the sum. Arguments go to vitest (`npm test -- chance`).
import { parseCLI, startVitest } from 'vitest/node';

import { check } from './check.ts';
import { closingLine, CountReporter } from './count-reporter.ts';
import type { Counts } from './count-reporter.ts';

const checks = await check();
const tests = await runTests(process.argv.slice(2));
console.log(`\nchecks: ${closingLine(checks)}; tests: ${closingLine(tests)}; together:`);
const sum: Counts = {
  passed: checks.passed + tests.passed,
  failed: checks.failed + tests.failed,
  skipped: tests.skipped,
};
console.log(closingLine(sum));
// Something a test left running must not keep the command from ending.
process.exit(sum.failed === 0 ? 0 : 1);

async function runTests(args: readonly string[]): Promise<Counts> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const reporter = new CountReporter();
  const vitest = await startVitest('test', filter, { ...options, watch: false, reporters: ['default', reporter] });
  await vitest.close();
  return reporter.counts;
}
