import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { makeTemporaryFolder } from '#scripts/build/files.ts';
import type { ProgramResult } from '#scripts/cli/run-program.ts';

/** Number of tests by outcome; a checker without tests counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The counts of a step that is one test: a checker, a build. */
export function countOne(succeeded: boolean): Counts {
  return { ...NO_COUNTS, [succeeded ? 'passed' : 'failed']: 1 };
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** '312 passed, 0 failed', plus ', 2 skipped' if any were: the last line of `npm test`, which other programs parse. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What each runner's JSON report says. Playwright counts a test that passed at its second attempt apart. */
const REPORT_READERS = {
  vitest: (report: JsonTestResults): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats, errors }: JSONReport): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }),
};

/**
 * Runs a test runner that writes a report, and counts its tests. No report, or a failure without a failed test, counts as one
 * failure: tests that did not run have not passed.
 */
export async function countTests(
  runner: keyof typeof REPORT_READERS,
  run: (reportFile: string) => Promise<ProgramResult>,
): Promise<Counts> {
  await using folder = await makeTemporaryFolder('test');
  const file = join(folder.path, 'report.json');
  const { code } = await run(file);
  const json = await readFile(file, 'utf8').catch(() => undefined);
  const counts = json === undefined ? NO_COUNTS : REPORT_READERS[runner](JSON.parse(json));
  const hasRun = counts.passed + counts.failed + counts.skipped > 0;
  return counts.failed === 0 && !(code === 0 && hasRun) ? addCounts(counts, countOne(false)) : counts;
}
