import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgramResult } from '#scripts/cli/run-program.ts';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { findTestBrowser, installBrowser, NO_BROWSER_MESSAGE } from './browser.ts';
import { addResults, NO_COUNTS, NO_RESULT, type Result, toSingleResult } from './counts.ts';
import { findOrInstallProgram, type TestProgram } from './debian-programs.ts';
import { findEngines, findMissingEngines } from './engines.ts';
import { getTestBuildArgs, TEST_ENV, TEST_NOW } from './environment.ts';
import { readReport } from './reports.ts';
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
  /** Whether it is part of `npm test -- --changed`, and can run beside the other quick steps. */
  readonly quick?: boolean;
  /** Whether it is part of `npm test -- --changed` all the same. */
  readonly checksChanges?: boolean;
  /** Runs it, prints failures, and returns the counts. */
  readonly run: (options: StepOptions) => Promise<Result>;
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
      addResults(
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
    checksChanges: true,
    // Coverage is that of all, so the long form runs those of the step before again. Without PostgreSQL it would be too low.
    run: (options) =>
      withPrograms(['rsync', 'postgresql'], options, (missing) =>
        options.long && !missing.includes('postgresql')
          ? runVitest(['unit', 'components', 'slow'], options, true)
          : runVitest(['slow'], options),
      ),
  },
  {
    name: 'reliability',
    about: 'no lead is lost: kills, faults, outages, malformed calls (vitest)',
    run: (options) =>
      withPrograms(['caddy', 'postgresql'], options, () => runVitest(['reliability'], options)),
  },
  {
    name: 'build',
    about: `the demonstration dealers, as of ${TEST_NOW}`,
    run: () => runCheck(process.execPath, getTestBuildArgs(DEMO_DEALERS), TEST_ENV),
  },
  { name: 'browser', about: 'a Chrome or Chromium to test with', run: findStepBrowser },
  {
    name: 'pages',
    about: 'every built page: links, pictures, anchors (vitest)',
    needs: ['build'],
    run: (options) => runVitest(['pages'], options),
  },
  {
    name: 'journeys',
    about: 'visits in a real browser (playwright)',
    needs: ['build', 'browser'],
    run: ({ long }) => runPlaywright('tests/journeys', long),
  },
  {
    name: 'engines',
    about: 'what engines do in their own way, in WebKit and Firefox (playwright, puppeteer)',
    needs: ['build'],
    run: runEngines,
  },
  {
    name: 'a11y',
    about: 'every kind of page: accessibility, security policy, bytes (playwright)',
    needs: ['build', 'browser'],
    run: ({ long }) => runPlaywright('tests/a11y', long),
  },
];

async function runCheck(
  program: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<Result> {
  const { code, output } = await runTool(program, args, { env });
  if (code !== 0) console.log(output.trimEnd());
  return toSingleResult(code === 0);
}

/** Without a browser, the steps that need one are skipped; if one was to be installed, that is a failure. */
async function findStepBrowser({ install }: StepOptions): Promise<Result> {
  const found = install ? await installBrowser() : findTestBrowser();
  console.log(found ?? NO_BROWSER_MESSAGE);
  return found || install ? toSingleResult(found !== undefined) : { ...NO_RESULT, skipped: 1 };
}

function runVitest(
  projects: readonly string[],
  { long, changed }: StepOptions,
  coverage = false,
): Promise<Result> {
  return withReport('vitest', (file) =>
    runTool(
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
      {
        env: getLongEnv(long),
        live: true,
      },
    ),
  );
}

/** Tests that run a program leave themselves out where it can't be had; each missing program counts as one skipped. */
async function withPrograms(
  names: readonly TestProgram[],
  { install }: StepOptions,
  run: (missing: readonly TestProgram[]) => Promise<Result>,
): Promise<Result> {
  const missing: TestProgram[] = [];
  for (const name of names) if (!(await findOrInstallProgram(name, install))) missing.push(name);
  const result = await run(missing);
  return { ...result, skipped: result.skipped + missing.length };
}

/** An engine that isn't on this machine is skipped, with a line that says so. */
async function runEngines({ long, install }: StepOptions): Promise<Result> {
  const missing = await findMissingEngines(install);
  const skipped = Object.fromEntries(missing.map((name) => [name, { ...NO_COUNTS, skipped: 1 }]));
  if (findEngines().length === 0) return { ...NO_RESULT, skipped: missing.length, parts: skipped };
  const result = await runPlaywright('tests/engines', long, ['--config', 'playwright.engines.config.ts']);
  return {
    ...result,
    skipped: result.skipped + missing.length,
    parts: { ...result.parts, ...skipped },
  };
}

function runPlaywright(folder: string, long: boolean, options: readonly string[] = []): Promise<Result> {
  return withReport('playwright', (file) =>
    runTool('playwright', ['test', folder, ...options, '--reporter=dot,json'], {
      env: { ...getLongEnv(long), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      live: true,
    }),
  );
}

/** Passes `--long` to test files as `TEST_LONG`. */
function getLongEnv(long: boolean): Record<string, string> {
  return long ? { TEST_LONG: '1' } : {};
}

async function withReport(
  runner: 'vitest' | 'playwright',
  start: (file: string) => Promise<ProgramResult>,
): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  const file = join(dir, 'report.json');
  try {
    const { code } = await start(file);
    const json = await readFile(file, 'utf8').catch(() => undefined);
    return readReport(runner, { json, succeeded: code === 0 });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
