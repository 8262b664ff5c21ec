import { defineConfig } from 'playwright/test';
import { findEngines } from '#scripts/test/debian-programs.ts';
import type { EngineOptions } from './tests/support/engines/test.ts';

const PHONE = 390;
const isLong = process.env.TEST_LONG !== undefined;

/**
 * The short form is the engine that finds most, at the width of a phone. Others, which fewer visitors use, and the width of a desk are
 * left to the nightly run.
 */
const engines = findEngines().slice(0, isLong ? undefined : 1);
const windowWidths = isLong ? [PHONE, 1280] : [PHONE];

/** What a window of a width leaves out. Short runs also leave out what is tagged `@long`: further journeys. */
const leaveOut = (width: number) => [...(width > PHONE ? [/@narrow/] : []), ...(isLong ? [] : [/@long/])];

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
  projects: engines.flatMap((engineName) =>
    windowWidths.map((windowWidth) => ({
      name: `${engineName} ${windowWidth}`,
      grepInvert: leaveOut(windowWidth),
      use: { engineName, windowWidth },
    })),
  ),
});
