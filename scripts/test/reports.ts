import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { addResults, type Result, toSingleResult } from './counts.ts';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
        }),
      ),
    }),
  ),
});

type VitestFile = v.InferOutput<typeof vitestReport>['testResults'][number];

const playwrightError = v.object({ message: v.optional(v.string(), '') });

const playwrightTest = v.object({
  status: v.string(),
  results: v.array(v.object({ error: v.optional(playwrightError) })),
});

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[] | undefined;
  readonly specs?: readonly PlaywrightSpec[] | undefined;
}

const playwrightSpec = v.object({ title: v.string(), file: v.string(), tests: v.array(playwrightTest) });

type PlaywrightSpec = v.InferOutput<typeof playwrightSpec>;

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
  specs: v.optional(v.array(playwrightSpec)),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  suites: v.array(playwrightSuite),
  /** What went wrong outside any test: a file that cannot be loaded, a server that did not start. */
  errors: v.array(playwrightError),
});

/** Reads what a test runner reported in JSON, by runner. Each throws when the report is not of its form. */
const REPORT_READERS = {
  /** A file that could not be loaded has no tests and counts as one failure. */
  vitest(report: unknown): Result {
    const files = v.parse(vitestReport, report).testResults;
    const results = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
    const passed = results.filter((status) => status === 'passed').length;
    const failures = files.flatMap(vitestFailures);
    return { passed, failed: failures.length, skipped: results.filter(isSkipped).length, failures };
  },
  /** A test that passed only at a second try is a failure: nobody would fix it otherwise. */
  playwright(report: unknown): Result {
    const { stats, suites, errors } = v.parse(playwrightReport, report);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      failures: [
        ...errors.map(({ message }) => firstLine(message)),
        ...suites.flatMap(specsIn).flatMap(playwrightFailure),
      ],
    };
  },
} satisfies Record<string, (report: unknown) => Result>;

function isSkipped(status: string): boolean {
  return status !== 'passed' && status !== 'failed';
}

function vitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  const path = relative(process.cwd(), name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${path}: ${firstLine(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${path}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
  );
}

function specsIn({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function playwrightFailure({ title, file, tests }: PlaywrightSpec): string[] {
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return failed.map(({ results }) => {
    const error = results.find((result) => result.error !== undefined)?.error;
    return `${file}: ${title}: ${firstLine(error?.message)}`;
  });
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}

/**
 * What a runner's report comes to. No report or an empty one is one failure, and so is a runner that ends badly
 * though no test failed: what was not run has not passed.
 */
export function readReport(
  runner: keyof typeof REPORT_READERS,
  { json, succeeded }: { json: string | undefined; succeeded: boolean },
): Result {
  if (json === undefined) return toSingleResult(false);
  const result = REPORT_READERS[runner](JSON.parse(json));
  const ran = result.passed + result.failed + result.skipped > 0;
  return result.failed === 0 && !(succeeded && ran) ? addResults(result, toSingleResult(false)) : result;
}
