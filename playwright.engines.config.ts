import { defineConfig } from 'playwright/test';
import { type EngineName, findEngines } from './scripts/test/engines.ts';
import type { EngineOptions } from './tests/support/engines/test.ts';

const PHONE = 390;
const isLong = process.env.TEST_LONG !== undefined;

/** The windows in which an engine is tested, by width: those of a phone and of a desk. */
const WINDOWS: Readonly<Record<EngineName, readonly number[]>> = {
  webkit: isLong ? [PHONE, 1280] : [PHONE],
  firefox: isLong ? [PHONE, 1280] : [1280],
};

/**
 * Chooses the tests of a window. The long form runs all of them in each. In the short form WebKit, which many phones use, runs all at
 * the width of a phone. Firefox, which few phones use, runs at the width of a desk, only what is tagged `@wide`: tests whose screens or
 * gestures differ there.
 */
function chooseTests(width: number): { grep?: RegExp; grepInvert?: RegExp } {
  if (width === PHONE) return {};
  return isLong ? { grepInvert: /@narrow/ } : { grep: /@wide/ };
}

/** What may differ from engine to engine, in the engines of this machine. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  // Node runs TypeScript itself, in a third of the time.
  build: { external: ['**/*.ts'] },
  outputDir: '.data/test/results-engines',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  // A page's scripts wait until it is idle: up to 5 s on a busy machine, and then they load.
  expect: { timeout: 15_000 },
  // As in vitest.config.ts.
  retries: process.env.CI === undefined ? 0 : 1,
  projects: findEngines().flatMap((engineName) =>
    WINDOWS[engineName].map((windowWidth) => ({
      name: `${engineName} ${windowWidth}`,
      ...chooseTests(windowWidth),
      use: { engineName, windowWidth },
    })),
  ),
});
