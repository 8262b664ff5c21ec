import { defineConfig } from 'playwright/test';
import { type EngineName, findEngines } from './scripts/test/engines.ts';
import type { EngineOptions } from './tests/support/engines/test.ts';

/** The windows in which an engine is tested, by width: those of a phone and of a desk. WPE has one size only, and gets a smoke test. */
const WINDOWS: Readonly<Record<EngineName, readonly number[]>> = {
  webkit: [390, 1280],
  firefox: [390, 1280],
  chromium: [390, 1280],
  wpe: [800],
};

/** The core journeys in every engine of this machine. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  outputDir: '.data/test/results-engines',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  // As in vitest.config.ts.
  retries: process.env.CI === undefined ? 0 : 1,
  projects: findEngines(process.env.TEST_LONG !== undefined).flatMap((engineName) =>
    WINDOWS[engineName].map((windowWidth) => ({
      name: `${engineName} ${windowWidth}`,
      ...(windowWidth > 800 ? { grepInvert: /@narrow/ } : {}),
      ...(engineName === 'wpe' ? { grep: /@smoke/ } : {}),
      use: { engineName, windowWidth },
    })),
  ),
});
