import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { findEngines } from '#scripts/test/engines.ts';
import { getTestBuildArgs, TEST_ENV } from '#scripts/test/environment.ts';
import { readReport } from '#scripts/test/reports.ts';
import { runTool } from '#scripts/test/run-tool.ts';
import { evidenceChecker } from '#tests/spec/check-evidence.ts';
import type { Evidence } from '#tests/spec/evidence.ts';
import { toTitlePattern } from './title-pattern.ts';

/** What Playwright adds to its report after the first failure with --max-failures=1. */
const STOPPED_EARLY = 'Testing stopped early';

type TestEvidence = Extract<Evidence, { kind: 'test' }>;
type PageEvidence = Extract<Evidence, { kind: 'page' }>;

const isPage = (evidence: Evidence): evidence is PageEvidence => evidence.kind === 'page';
const isTest = (evidence: Evidence): evidence is TestEvidence => evidence.kind === 'test';

interface RunOptions {
  /** The copy of the project. */
  readonly dir: string;
  /** Looks at all of the evidence; else no further than to the first that fails. */
  readonly all: boolean;
}

/** Ways to look at evidence, the fastest first. */
const RUNNERS: readonly {
  readonly takes: (evidence: Evidence) => boolean;
  readonly needsSites: boolean;
  readonly run: (evidence: readonly Evidence[], options: RunOptions) => string[] | Promise<string[]>;
}[] = [
  {
    takes: (evidence) => isTest(evidence) && /^tests\/(unit|components)\//.test(evidence.file),
    needsSites: false,
    run: (evidence, options) => runVitest(evidence.filter(isTest), options),
  },
  { takes: isPage, needsSites: true, run: checkPages },
  {
    takes: (evidence) => isTest(evidence) && evidence.file.startsWith('tests/pages/'),
    needsSites: true,
    run: (evidence, options) => runVitest(evidence.filter(isTest), options),
  },
  {
    takes: (evidence) => isTest(evidence) && /^tests\/(journeys|a11y|support)\//.test(evidence.file),
    needsSites: true,
    run: (evidence, options) => runPlaywright(evidence.filter(isTest), options, []),
  },
  {
    // What other browsers show is left to machines that have them.
    takes: (evidence) =>
      isTest(evidence) && evidence.file.startsWith('tests/engines/') && findEngines(false).length > 0,
    needsSites: true,
    run: (evidence, options) =>
      runPlaywright(evidence.filter(isTest), options, ['--config', 'playwright.engines.config.ts']),
  },
];

/** Whether a piece of evidence looks at built sites. */
export const needsSites = (evidence: Evidence): boolean =>
  RUNNERS.some((runner) => runner.needsSites && runner.takes(evidence));

/** Builds dealers' sites in a copy of the project, as the tests do. Throws an ExpectedError if that fails. */
export async function buildSites(dir: string, slugs: readonly string[]): Promise<void> {
  const { code, output } = await runTool(process.execPath, getTestBuildArgs(slugs), {
    cwd: dir,
    env: TEST_ENV,
  });
  if (code !== 0)
    throw new ExpectedError(`The sites can't be built with this fault:\n${output.slice(-1500)}`);
}

/**
 * Looks at evidence in a copy of the project, and returns a line for each piece that fails. `sites` builds the sites once they are
 * needed.
 */
export async function findFailingEvidence(
  evidence: readonly Evidence[],
  { sites, dir, all }: RunOptions & { readonly sites: () => Promise<void> },
): Promise<string[]> {
  const failing: string[] = [];
  let areBuilt = false;
  for (const { takes, needsSites, run } of RUNNERS) {
    const own = evidence.filter(takes);
    if (own.length === 0 || (failing.length > 0 && !all)) continue;
    if (needsSites && !areBuilt) {
      await sites();
      areBuilt = true;
    }
    failing.push(...(await run(own, { dir, all })));
  }
  return failing;
}

function checkPages(evidence: readonly Evidence[], { dir }: RunOptions): string[] {
  const check = evidenceChecker(join(dir, TEST_ENV.DIST_DIR));
  return evidence.flatMap((entry) => check(entry) ?? []);
}

function runVitest(tests: readonly TestEvidence[], { dir, all }: RunOptions): Promise<string[]> {
  return runTests(dir, 'vitest', (report) => ({
    args: [
      'run',
      ...listFiles(tests),
      '-t',
      toPattern(tests),
      ...(all ? [] : ['--bail=1']),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: {},
  }));
}

function runPlaywright(
  tests: readonly TestEvidence[],
  { dir, all }: RunOptions,
  options: readonly string[],
): Promise<string[]> {
  return runTests(dir, 'playwright', (report) => ({
    args: [
      'test',
      ...listSpecs(dir, tests),
      ...options,
      '-g',
      toPattern(tests),
      ...(all ? [] : ['--max-failures=1']),
      '--reporter=json',
    ],
    // Evidence may be among what short runs leave out.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_LONG: '1' },
  }));
}

async function runTests(
  dir: string,
  runner: 'vitest' | 'playwright',
  plan: (report: string) => { args: readonly string[]; env: Readonly<Record<string, string>> },
): Promise<string[]> {
  const temp = await mkdtemp(join(tmpdir(), 'forecourt-fault-'));
  const report = join(temp, 'report.json');
  try {
    const { args, env } = plan(report);
    const { code, output } = await runTool(runner, args, { cwd: dir, env: { ...TEST_ENV, ...env } });
    const json = await readFile(report, 'utf8').catch(() => undefined);
    if (json === undefined) throw new ExpectedError(`${runner} did not run:\n${output.slice(-1500)}`);
    const { passed, failed, skipped, ...result } = readReport(runner, { json, succeeded: code === 0 });
    const failures = result.failures.filter((line) => !line.startsWith(STOPPED_EARLY));
    if (passed + failures.length === 0 || failures.some((line) => line.includes('No tests found')))
      throw new ExpectedError(`${runner} ran no test (${skipped} skipped) for: ${args.join(' ')}`);
    return failed > 0 ? failures.map((line) => line.replace('.data/faults/', '')) : [];
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

const listFiles = (tests: readonly TestEvidence[]) => [...new Set(tests.map(({ file }) => file))];

/** Steps that several journeys share are tests of each of them. */
function listSpecs(dir: string, tests: readonly TestEvidence[]): string[] {
  return listFiles(tests).flatMap((file) =>
    file.startsWith('tests/support/') ? globSync('tests/journeys/*.spec.ts', { cwd: dir }) : [file],
  );
}

const toPattern = (tests: readonly TestEvidence[]) =>
  [...new Set(tests.map(({ title }) => toTitlePattern(title)))].join('|');
