import { defineConfig } from 'playwright/test';
import { type EngineName, findEngines } from './scripts/test/engines.ts';
import type { EngineOptions } from './tests/support/engines/test.ts';

const isLong = process.env.TEST_LONG !== undefined;

/** The windows in which an engine is tested, by width: those of a phone and of a desk. WPE has one size only, and gets a smoke test. */
const WINDOWS: Readonly<Record<EngineName, readonly number[]>> = {
  webkit: [390, 1280],
  firefox: [390, 1280],
  chromium: [390, 1280],
  wpe: [800],
};

/**
 * The core journeys in the engines of this machine. The short form makes each on a phone, and those whose screens or gestures
 * differ on a wide screen there as well; the long form makes all of them at both widths.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  outputDir: '.data/test/results-engines',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  // A page's scripts wait until it is idle: up to 5 s on a busy machine, and then they load.
  expect: { timeout: 15_000 },
  // As in vitest.config.ts.
  retries: process.env.CI === undefined ? 0 : 1,
  ...(isLong ? {} : { grepInvert: /@long/ }),
  projects: findEngines(isLong).flatMap((engineName) =>
    WINDOWS[engineName].map((windowWidth) => ({
      name: `${engineName} ${windowWidth}`,
      ...(windowWidth > 800 && { grepInvert: isLong ? /@narrow/ : /@narrow|@long/ }),
      ...(windowWidth > 800 && !isLong && { grep: /@wide/ }),
      ...(engineName === 'wpe' && { grep: /@smoke/ }),
      use: { engineName, windowWidth },
    })),
  ),
});
