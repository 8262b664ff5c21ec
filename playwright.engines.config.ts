import { defineConfig } from 'playwright/test';
import { ENGINE_WIDTHS, findEngines } from './scripts/test/engines.ts';
import type { EngineOptions } from './tests/support/engines/test.ts';

/** The core journeys in every engine of this machine, at the width of a phone and of a desk. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  outputDir: '.data/test/results-engines',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  // As in vitest.config.ts.
  retries: process.env.CI === undefined ? 0 : 1,
  projects: findEngines().flatMap((engineName) =>
    ENGINE_WIDTHS.map((windowWidth) => ({
      name: `${engineName} ${windowWidth}`,
      use: { engineName, windowWidth },
    })),
  ),
});
