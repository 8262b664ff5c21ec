/** How many tests of each outcome; a checker without tests of its own counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a step of `npm test` came to. */
export interface Result extends Counts {
  /** One line for each failed test that has a name: its file, its title and the first line of its error. */
  readonly failures: readonly string[];
  /** The same for each browser test that passed only when it was run again. It counts as passed. */
  readonly flaky: readonly string[];
}

export const NO_RESULT: Result = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** A step that is one test: a checker, a build. */
export function toSingleResult(succeeded: boolean): Result {
  return { ...NO_RESULT, [succeeded ? 'passed' : 'failed']: 1 };
}

export function addResults(a: Result, b: Result): Result {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
  };
}

/** '312 passed, 0 failed', and ', 2 skipped' only when some were: the last line of `npm test`, which other programs read. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
