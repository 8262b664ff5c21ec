import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser, NO_BROWSER } from './browser.ts';
import { add, asOne, type Result } from './counts.ts';
import { TEST_ENV, TEST_NOW } from './places.ts';
import { readReport } from './reports.ts';
import { run } from './run.ts';

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** What it looks at, for the progress line. */
  readonly about: string;
  /** Steps without whose success it cannot run. */
  readonly needs?: readonly string[];
  /** Runs it, prints what failed, and counts. `long` adds what is left to the nightly run. */
  readonly run: (options: { readonly long: boolean }) => Promise<Result>;
}

/** Every step, the cheapest first, so that the commonest mistakes are told in seconds. */
export const STEPS: readonly Step[] = [
  {
    name: 'lint',
    about: 'style and format of all code (biome)',
    run: () => check('biome', ['ci', '--error-on-warnings', '.']),
  },
  { name: 'unused', about: 'files, exports and packages without use (knip)', run: () => check('knip', []) },
  {
    name: 'types',
    about: 'types of all code (tsc) and of all components of pages (astro check)',
    // Beside each other, because astro check waits a hundredth of a second before every file: it has the fewer.
    run: async () =>
      add(
        ...(await Promise.all([
          check('tsc', ['--noEmit']),
          check('astro', ['check', '--tsconfig', 'tsconfig.astro.json']),
        ])),
      ),
  },
  {
    name: 'unit',
    about: 'rules, commands and islands (vitest)',
    run: ({ long }) => vitest(['unit', 'components'], long),
  },
  {
    name: 'prove',
    about: 'no lead is lost: kills, faults, outages, malformed calls (vitest)',
    run: ({ long }) => vitest(['prove'], long),
  },
  {
    name: 'build',
    about: `all sites, as of ${TEST_NOW}`,
    run: () => check('node', ['scripts/build.ts', '--all', '--now', TEST_NOW], TEST_ENV),
  },
  { name: 'browser', about: 'a Chrome or Chromium to test with', run: browser },
  {
    name: 'pages',
    about: 'every built page: links, pictures, anchors (vitest)',
    needs: ['build'],
    run: ({ long }) => vitest(['pages'], long),
  },
  {
    name: 'journeys',
    about: 'visits in a real browser (playwright)',
    needs: ['build', 'browser'],
    run: ({ long }) => playwright('tests/journeys', long),
  },
  {
    name: 'a11y',
    about: 'every kind of page: accessibility, security policy, bytes (playwright)',
    needs: ['build', 'browser'],
    run: ({ long }) => playwright('tests/a11y', long),
  },
];

async function check(
  program: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<Result> {
  const { code, output } = await run(program, args, { env });
  if (code !== 0) console.log(output.trimEnd());
  return asOne(code === 0);
}

async function browser(): Promise<Result> {
  const found = await getBrowser(undefined, console.log);
  console.log(found ?? NO_BROWSER);
  return asOne(found !== undefined);
}

function vitest(projects: readonly string[], long: boolean): Promise<Result> {
  return withReport('vitest', (file) =>
    run(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      {
        env: longEnv(long),
        live: true,
      },
    ),
  );
}

function playwright(folder: string, long: boolean): Promise<Result> {
  return withReport('playwright', (file) =>
    run('playwright', ['test', folder, '--reporter=dot,json'], {
      env: { ...longEnv(long), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      live: true,
    }),
  );
}

/** `TEST_LONG` is how test files learn of `--long`. */
function longEnv(long: boolean): Record<string, string> {
  return long ? { TEST_LONG: '1' } : {};
}

async function withReport(
  runner: 'vitest' | 'playwright',
  start: (file: string) => Promise<{ code: number }>,
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
