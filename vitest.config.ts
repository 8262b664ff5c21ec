import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          // Tests leave modules as they find them, so that a worker may keep what it has loaded: a third of the time.
          isolate: false,
          // Node can't load it as it is published: its modules name each other without extensions.
          server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
        },
      },
      // Islands in a document, as a visitor uses them.
      {
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          setupFiles: ['tests/support/setup/components.ts'],
        },
      },
      // What is claimed about leads; `npm run test:leads` prints the figures.
      {
        test: {
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      // Read what a build has written; scripts/test.ts builds first.
      {
        test: {
          name: 'pages',
          globalSetup: ['tests/support/setup/compile.ts'],
          include: ['tests/{pages,spec}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
