import { configDefaults, defineConfig } from 'vitest/config';

// A busy CI machine must not hide a good change. What proves that no lead is lost gets no second attempt: a fault that comes and
// goes is what it looks for.
const retry = process.env.CI === undefined ? 0 : 1;

// What commands do by src/site/dealer-imports.ts: dealers' folders of tests lie outside the project.
const alias = {
  '#site': new URL('src/site', import.meta.url).pathname,
  'forecourt/config': new URL('src/site/define-site.ts', import.meta.url).pathname,
};

// Only what never ends fails by time: a busy machine may be twenty times slower than a quiet one.
const TIME_LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/**
 * Per cent of the lines and branches of each folder of src that unit and component tests reach, as measured: never lower. One or two
 * points less where chance decides which way a retry or a late answer takes. What runs in pages (features, screens, client) has
 * most of its tests in browsers.
 */
const COVERAGE_FLOORS = {
  browser: [73, 81],
  client: [65, 58],
  domain: [99, 98],
  features: [63, 57],
  functions: [97, 89],
  host: [97, 91],
  leads: [98, 96],
  platform: [98, 89],
  screens: [82, 77],
  search: [98, 95],
  '{brochure,build-queue,operations,published-site}': [98, 92],
  site: [99, 97],
  stock: [99, 96],
  ui: [92, 86],
} as const;

/**
 * Unit tests that make PDFs and pictures, start servers, programs and databases, or go through thousands of cases: most of the time of
 * all. They run after the others, so that a broken rule shows within a minute or two.
 */
const SLOW = [
  'docs',
  'functions',
  'host',
  'leads/{alerts,captcha,delivery,erasure,report,store}',
  'platform/{postgres,s3}',
  'scripts',
  'search/engines',
  'search/query-understanding/sentences',
  '{brochure,build-queue,operations,published-site}',
  'stock/hostile',
].map((folder) => `tests/unit/${folder}/**/*.test.{ts,tsx}`);

const unitTests = {
  alias,
  ...TIME_LIMITS,
  retry,
  // Tests don't change modules, so a worker can reuse what it has loaded: a third of the time.
  isolate: false,
  // Node can't load it as published: its modules import each other without extensions.
  server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
};

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine: many tests wait for a database, a program or a timer.
    maxWorkers: 3,
    // Measured by `npm test -- --long` (scripts/test/steps.ts): a third of the time of the tests.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['json-summary'],
      reportsDirectory: '.vitest/coverage',
      thresholds: Object.fromEntries(
        Object.entries(COVERAGE_FLOORS).map(([folder, [lines, branches]]) => [
          `src/${folder}/**`,
          { lines, branches },
        ]),
      ),
    },
    projects: [
      {
        test: {
          ...unitTests,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...SLOW],
        },
      },
      { test: { ...unitTests, name: 'slow', include: SLOW } },
      // Islands in a DOM, used as a visitor would.
      {
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A window for each file without a process for each: two fifths of the time.
          pool: 'vmThreads',
          ...TIME_LIMITS,
          retry,
          setupFiles: ['tests/support/setup/components.ts'],
        },
      },
      // The guarantees about leads; `npm run test:leads` prints the figures.
      {
        test: {
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
          ...TIME_LIMITS,
          testTimeout: 600_000,
        },
      },
      // Tests of a build's output; scripts/test.ts builds first.
      {
        test: {
          name: 'pages',
          // As for unit tests: otherwise each file takes some seconds to load.
          isolate: false,
          globalSetup: ['tests/support/setup/compile.ts'],
          include: ['tests/{pages,spec}/**/*.test.ts'],
          ...TIME_LIMITS,
        },
      },
    ],
  },
});
