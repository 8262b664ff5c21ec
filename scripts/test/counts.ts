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
  /** The counts of its parts, by name, where it has several: 'webkit'. */
  readonly parts?: Readonly<Record<string, Counts>>;
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

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/** ': webkit 25 passed, firefox 24 passed 1 failed' of a result with several parts, else ''. */
export function formatParts({ parts = {} }: Result): string {
  const lines = Object.entries(parts).map(([name, counts]) => {
    const told = (['passed', 'failed', 'skipped'] as const).filter((outcome) => counts[outcome] > 0);
    return `${name} ${told.map((outcome) => `${counts[outcome]} ${outcome}`).join(' ')}`;
  });
  return lines.length > 1 ? `: ${lines.join(', ')}` : '';
}

/** '312 passed, 0 failed', plus ', 2 skipped' if any were: the last line of `npm test`, which other programs parse. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
