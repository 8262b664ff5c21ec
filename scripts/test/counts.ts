/** Number of tests by outcome; a checker without tests counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The result of a step of `npm test`. */
export interface Result extends Counts {
  /** A line for each named failed test: file, title and the first line of its error. */
  readonly failures: readonly string[];
  /** The same for each browser test that passed only when it was run again. It counts as passed. */
  readonly flaky: readonly string[];
}

export const NO_RESULT: Result = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** The result of a step that counts as one test: a checker, a build. */
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

/** '312 passed, 0 failed', plus ', 2 skipped' if any were: the last line of `npm test`, which other programs parse. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
