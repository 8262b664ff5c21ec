import * as v from 'valibot';

/** How many tests of each outcome; a checker without tests of its own counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A step that is one test: a checker, a build. */
export function asOne(succeeded: boolean): Counts {
  return { ...NOTHING, [succeeded ? 'passed' : 'failed']: 1 };
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** '312 passed, 0 failed', and ', 2 skipped' only when some were: the last line of `npm test`, which other programs read. */
export function countLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  /** What went wrong outside any test: a file that cannot be loaded, a server that did not start. */
  errors: v.array(v.unknown()),
});

/** Reads what a test runner reported in JSON, by runner. Each throws when the report is not of its form. */
export const REPORT_READERS = {
  /** A file that could not be loaded has no tests and counts as one failure. */
  vitest(report: unknown): Counts {
    const files = v.parse(vitestReport, report).testResults;
    const results = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
    const passed = results.filter((status) => status === 'passed').length;
    const unloaded = files.filter(
      (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
    ).length;
    const failed = results.filter((status) => status === 'failed').length;
    return { passed, failed: failed + unloaded, skipped: results.length - passed - failed };
  },
  /** A test that passed at a second try only is a failure: nobody would mend it otherwise. */
  playwright(report: unknown): Counts {
    const { stats, errors } = v.parse(playwrightReport, report);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  },
} satisfies Record<string, (report: unknown) => Counts>;

/**
 * What a runner's report comes to. No report or an empty one is one failure, and so is a runner that ends badly
 * though no test failed: what was not run has not passed.
 */
export function countReport(
  runner: keyof typeof REPORT_READERS,
  { json, succeeded }: { json: string | undefined; succeeded: boolean },
): Counts {
  if (json === undefined) return asOne(false);
  const counts = REPORT_READERS[runner](JSON.parse(json));
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  return counts.failed === 0 && !(succeeded && ran) ? add(counts, asOne(false)) : counts;
}
