import { defineConfig } from 'vitest/config';

// A busy CI machine must not hide a good change; `npm test` names what needed a second attempt. What proves that no lead
// is lost gets none: a fault that comes and goes is what it looks for.
const retry = process.env.CI === undefined ? 0 : 1;

// What commands do by src/site/dealer-imports.ts: dealers' folders of tests lie outside the project.
const alias = { '#site': new URL('src/site', import.meta.url).pathname };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          alias,
          testTimeout: 30_000,
          retry,
          // Tests don't change modules, so a worker can reuse what it has loaded: a third of the time.
          isolate: false,
          // Node can't load it as published: its modules import each other without extensions.
          server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
        },
      },
      // Islands in a DOM, used as a visitor would.
      {
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          retry,
          setupFiles: ['tests/support/setup/components.ts'],
        },
      },
      // The guarantees about leads; `npm run test:leads` prints the figures.
      {
        test: {
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      // Tests of a build's output; scripts/test.ts builds first.
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
