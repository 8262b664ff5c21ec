import type { ProgramResult } from '#scripts/cli/run-program.ts';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { findTestBrowser, installBrowser, NO_BROWSER_MESSAGE } from './browser.ts';
import { addCounts, type Counts, countOne, countTests, NO_COUNTS } from './counts.ts';
import {
  CADDY,
  ENGINES,
  findEngines,
  findMissing,
  POSTGRES,
  RSYNC,
  type TestProgram,
} from './debian-programs.ts';
import { getTestBuildArgs, TEST_ENV, TEST_NOW } from './environment.ts';
import { runTool } from './run-tool.ts';

export interface StepOptions {
  /** Includes the tests of the nightly run. */
  readonly long: boolean;
  /** Only the tests that import a file that differs from the branch main. */
  readonly changed: boolean;
  /** Installs programs that are missing. Without it, what needs them is skipped. */
  readonly install: boolean;
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** Its description in the progress line. */
  readonly about: string;
  /** Steps that must succeed before it runs. */
  readonly needs?: readonly string[];
  /** Whether it is part of `npm test -- --changed`. */
  readonly quick?: boolean;
  /** Steps that end before it begins. Others run beside it, as most wait for a timer, a disk or a page a third of their time. */
  readonly after?: readonly string[];
  /** Runs it, prints failures, and returns the counts. */
  readonly run: (options: StepOptions) => Promise<Counts>;
}

/** All steps. The checks of code come first, so the most common mistakes show up in seconds. */
export const STEPS: readonly Step[] = [
  {
    name: 'lint',
    about: 'style and format of all code (biome)',
    quick: true,
    run: () => runCheck('biome', ['ci', '--error-on-warnings', '.']),
  },
  {
    name: 'unused',
    about: 'files, exports and packages without use (knip)',
    quick: true,
    run: () => runCheck('knip', []),
  },
  {
    name: 'types',
    about: 'types of all code (tsc) and of all components of pages (astro check)',
    quick: true,
    // In parallel, because astro check pauses 10 ms before every file; it has fewer files.
    run: async () =>
      addCounts(
        ...(await Promise.all([
          runCheck('tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.vitest/types.tsbuildinfo']),
          runCheck('astro', ['check', '--tsconfig', 'tsconfig.astro.json']),
        ])),
      ),
  },
  {
    name: 'unit',
    about: 'rules and islands (vitest)',
    quick: true,
    run: (options) => runVitest(['unit', 'components'], options),
  },
  {
    name: 'slow',
    about: 'PDFs, pictures, servers, databases and commands (vitest)',
    quick: true,
    after: ['unit'],
    // Coverage is that of all, so the long form runs those of the step before again. Without PostgreSQL it would be too low.
    run: (options) =>
      withPrograms([RSYNC, POSTGRES], options, (missing) =>
        options.long && !missing.includes(POSTGRES)
          ? runVitest(['unit', 'components', 'slow'], options, true)
          : runVitest(['slow'], options),
      ),
  },
  {
    name: 'reliability',
    about: 'no lead is lost: kills, faults, outages, malformed calls (vitest)',
    after: ['slow'],
    run: (options) => withPrograms([CADDY, POSTGRES], options, () => runVitest(['reliability'], options)),
  },
  {
    name: 'build',
    about: `the demonstration dealers, as of ${TEST_NOW}`,
    // `astro check` and the compiler write the same types.
    after: ['unit', 'types'],
    run: () => runCheck(process.execPath, getTestBuildArgs(DEMO_DEALERS), TEST_ENV),
  },
  { name: 'browser', about: 'a Chrome or Chromium to test with', after: ['build'], run: findStepBrowser },
  {
    name: 'pages',
    about: 'every built page: links, pictures, anchors (vitest)',
    needs: ['build'],
    after: ['browser'],
    run: (options) => runVitest(['pages'], options),
  },
  {
    name: 'journeys',
    about: 'visits in a real browser (playwright)',
    needs: ['build', 'browser'],
    after: ['pages'],
    run: ({ long }) => runPlaywright('tests/journeys', long),
  },
  {
    name: 'engines',
    about: 'what engines do in their own way, in WebKit, with --long also in Firefox (playwright, puppeteer)',
    needs: ['build'],
    after: ['reliability', 'build'],
    run: runEngines,
  },
  {
    name: 'a11y',
    about: 'every kind of page: accessibility, security policy, bytes (playwright)',
    needs: ['build', 'browser'],
    after: ['journeys'],
    // The accessibility statement of a release tells of the long run.
    run: ({ long }) =>
      runPlaywright('tests/a11y', long, long ? ['./tests/support/setup/accessibility-report.ts'] : []),
  },
];

async function runCheck(
  program: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<Counts> {
  const { code, output } = await runTool(program, args, { env });
  if (code !== 0) console.log(output.trimEnd());
  return countOne(code === 0);
}

/** Without a browser, the steps that need one are skipped; if one was to be installed, that is a failure. */
async function findStepBrowser({ install }: StepOptions): Promise<Counts> {
  const found = install ? await installBrowser() : findTestBrowser();
  console.log(found ?? NO_BROWSER_MESSAGE);
  return found || install ? countOne(found !== undefined) : { ...NO_COUNTS, skipped: 1 };
}

function runVitest(
  projects: readonly string[],
  { long, changed }: StepOptions,
  coverage = false,
): Promise<Counts> {
  return countTests('vitest', (file) =>
    runTests(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        ...(changed ? ['--changed', 'main'] : []),
        ...(coverage ? ['--coverage.enabled'] : []),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      long,
    ),
  );
}

function runPlaywright(
  folder: string,
  long: boolean,
  reporters: readonly string[] = [],
  options: readonly string[] = [],
): Promise<Counts> {
  const reporter = `--reporter=${['dot', 'json', ...reporters].join()}`;
  return countTests('playwright', (file) =>
    runTests('playwright', ['test', folder, ...options, reporter], long, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
}

/** Passes `--long` to test files as `TEST_LONG`. */
function runTests(
  tool: string,
  args: readonly string[],
  long: boolean,
  env?: Record<string, string>,
): Promise<ProgramResult> {
  return runTool(tool, args, { env: { ...env, ...(long && { TEST_LONG: '1' }) }, live: true });
}

/** Tests that run a program leave themselves out where it can't be had; each missing program counts as one skipped. */
async function withPrograms(
  programs: readonly TestProgram[],
  { install }: StepOptions,
  run: (missing: readonly TestProgram[]) => Promise<Counts>,
): Promise<Counts> {
  const missing = await findMissing(programs, install);
  return addCounts(await run(missing), { ...NO_COUNTS, skipped: missing.length });
}

function runEngines(options: StepOptions): Promise<Counts> {
  return withPrograms(Object.values(ENGINES), options, async () =>
    findEngines().length === 0
      ? NO_COUNTS
      : runPlaywright('tests/engines', options.long, [], ['--config', 'playwright.engines.config.ts']),
  );
}
