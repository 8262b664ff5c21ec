import { defineConfig } from 'vitest/config';

// The unit tests that mirror the mutated folder (scripts/mutation/run-stryker.ts): a rule is proved by its own tests.
export default defineConfig({
  test: {
    include: [`tests/unit/${process.env.MUTATION_AREA}/**/*.test.{ts,tsx}`],
    // As in vitest.config.ts.
    alias: { '#site': new URL('src/site', import.meta.url).pathname },
    testTimeout: 30_000,
    isolate: false,
    server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
  },
});
