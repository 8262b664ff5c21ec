import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests of many seconds: with other processes, where no mutant is, or of huge feeds, thousands of random searches and half typed
 * sentences. What they alone prove counts as unproved.
 */
const SLOW = [
  'tests/unit/leads/store/postgres/**',
  'tests/unit/search/engines/embedded/engine-equals-reference.test.ts',
  'tests/unit/search/engines/makes-and-models.test.ts',
  'tests/unit/search/engines/typesense-equals-embedded.test.ts',
  'tests/unit/search/query-understanding/sentences/pauses.test.ts',
  'tests/unit/site/dealer-imports.test.ts',
  'tests/unit/stock/hostile/**',
];

// The unit tests that mirror the mutated folder (scripts/mutation/run-stryker.ts): a rule is proved by its own tests.
export default defineConfig({
  test: {
    include: [`tests/unit/${process.env.MUTATION_AREA}/**/*.test.{ts,tsx}`],
    exclude: [...configDefaults.exclude, ...SLOW],
    // As in vitest.config.ts.
    alias: {
      '#site': new URL('src/site', import.meta.url).pathname,
      'forecourt/config': new URL('src/site/define-site.ts', import.meta.url).pathname,
    },
    testTimeout: 30_000,
    isolate: false,
    server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
  },
});
