import type { Reporter, TestModule } from 'vitest/node';

/** What a run amounted to; a file or a hook that breaks counts as a failure too. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts the tests of a run. Stays at one failure when the run never came to its end. */
export class CountReporter implements Reporter {
  counts: Counts = { passed: 0, failed: 1, skipped: 0 };

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts: Counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      counts.failed += countBroken(module);
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        // A test that never reported back did not pass.
        counts[state === 'pending' ? 'failed' : state] += 1;
      }
    }
    this.counts = counts;
  }
}

function countBroken(module: TestModule): number {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return suites.length + (module.errors().length > 0 ? 1 : 0);
}

/** `N passed, N failed`, with the skipped ones where there are any. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
