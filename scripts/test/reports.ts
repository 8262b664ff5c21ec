import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { addResults, type Counts, type Result, toSingleResult } from './counts.ts';

/** Browser tests of one run that may pass at their second attempt: one in fifty. */
const MAX_FLAKY_TESTS = 8;

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

type VitestTest = VitestFile['assertionResults'][number];

const playwrightError = v.object({ message: v.optional(v.string(), '') });

const playwrightTest = v.object({
  status: v.string(),
  projectName: v.optional(v.string(), ''),
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
  /** Errors outside any test: a file that can't be loaded, a server that did not start. */
  errors: v.array(playwrightError),
});

/** Readers of JSON reports by test runner. Each throws if the report is malformed. */
const REPORT_READERS = {
  /** A file that could not be loaded counts as one failure. */
  vitest(report: unknown): Result {
    const files = v.parse(vitestReport, report).testResults;
    const results = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
    const passed = results.filter((status) => status === 'passed').length;
    const failures = files.flatMap(vitestFailures);
    return {
      passed,
      failed: failures.length,
      skipped: results.filter(isSkipped).length,
      failures,
      flaky: files.flatMap((file) => describeVitestTests(file, isFlaky)),
    };
  },
  /** A few flaky tests count as passed and are listed; more than a few count as failures. */
  playwright(report: unknown): Result {
    const { stats, suites, errors } = v.parse(playwrightReport, report);
    const tolerated = stats.flaky <= MAX_FLAKY_TESTS;
    const specs = suites.flatMap(specsIn);
    const flaky = specs.flatMap((spec) => describePlaywrightTests(spec, 'flaky'));
    return {
      passed: stats.expected + (tolerated ? stats.flaky : 0),
      failed: stats.unexpected + errors.length + (tolerated ? 0 : stats.flaky),
      skipped: stats.skipped,
      failures: [
        ...errors.map(({ message }) => firstLine(message)),
        ...specs.flatMap((spec) => describePlaywrightTests(spec, 'unexpected')),
        ...(tolerated ? [] : flaky),
      ],
      flaky: tolerated ? flaky : [],
      parts: countByProject(specs),
    };
  },
} satisfies Record<string, (report: unknown) => Result>;

function isSkipped(status: string): boolean {
  return status !== 'passed' && status !== 'failed';
}

function isFailed({ status }: VitestTest): boolean {
  return status === 'failed';
}

/** Vitest keeps the errors of a first attempt. */
function isFlaky({ status, failureMessages }: VitestTest): boolean {
  return status === 'passed' && (failureMessages ?? []).length > 0;
}

function vitestFailures(file: VitestFile): string[] {
  const failed = describeVitestTests(file, isFailed);
  if (failed.length > 0 || file.status !== 'failed') return failed;
  return [`${relative(process.cwd(), file.name)}: ${firstLine(file.message)}`];
}

function describeVitestTests(
  { name, assertionResults }: VitestFile,
  isChosen: (test: VitestTest) => boolean,
): string[] {
  return assertionResults
    .filter(isChosen)
    .map(
      ({ fullName, failureMessages }) =>
        `${relative(process.cwd(), name)}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
}

/** Counts by the first word of the project's name: 'webkit 390' and 'webkit 1280' are one. */
function countByProject(specs: readonly PlaywrightSpec[]): Record<string, Counts> {
  const tests = specs.flatMap((spec) => spec.tests);
  const groups = Map.groupBy(tests, ({ projectName }) => projectName.split(' ')[0] ?? '');
  return Object.fromEntries([...groups].map(([name, group]) => [name, countOutcomes(group)]));
}

function countOutcomes(tests: readonly v.InferOutput<typeof playwrightTest>[]): Counts {
  const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  return { passed: count('expected', 'flaky'), failed: count('unexpected'), skipped: count('skipped') };
}

function specsIn({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function describePlaywrightTests(
  { title, file, tests }: PlaywrightSpec,
  status: 'unexpected' | 'flaky',
): string[] {
  const chosen = tests.filter((test) => test.status === status);
  return chosen.map(({ results }) => {
    const error = results.find((result) => result.error !== undefined)?.error;
    return `${file}: ${title}: ${firstLine(error?.message)}`;
  });
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}

/**
 * Summarises a runner's report. A missing or empty report counts as one failure, and so does a nonzero exit code without
 * a failed test: tests that did not run have not passed.
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
