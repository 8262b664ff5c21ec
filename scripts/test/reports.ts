import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { addResults, type Counts, type Result, toSingleResult } from './counts.ts';

/** Browser tests of one run that may pass at their second attempt: one in fifty. */
const MAX_FLAKY_TESTS = 8;

type VitestFile = JsonTestResults['testResults'][number];
type VitestTest = VitestFile['assertionResults'][number];

/** Readers of JSON reports by test runner. */
const REPORT_READERS = {
  /** A file that could not be loaded counts as one failure. */
  vitest({ testResults: files }: JsonTestResults): Result {
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
  playwright({ stats, suites, errors }: JSONReport): Result {
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
};

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
function countByProject(specs: readonly JSONReportSpec[]): Record<string, Counts> {
  const tests = specs.flatMap((spec) => spec.tests);
  const groups = Map.groupBy(tests, ({ projectName }) => projectName.split(' ')[0] ?? '');
  return Object.fromEntries([...groups].map(([name, group]) => [name, countOutcomes(group)]));
}

function countOutcomes(tests: JSONReportSpec['tests']): Counts {
  const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  return { passed: count('expected', 'flaky'), failed: count('unexpected'), skipped: count('skipped') };
}

function specsIn({ suites = [], specs = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function describePlaywrightTests(
  { title, file, tests }: JSONReportSpec,
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
