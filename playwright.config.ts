import { defineConfig } from 'playwright/test';
import { findTestBrowser, toLaunchOptions } from './scripts/test/browser.ts';

/**
 * Settings that a headless Chromium lacks. They replace Playwright's, which also include a mouse. The connection is as
 * fast as 4G; otherwise pictures further down would be fetched that a visitor would not load.
 */
const BLINK_SETTINGS = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];

/** How the browser of all tests is started. */
const BROWSER_ARGS = [
  `--blink-settings=${BLINK_SETTINGS}`,
  // Without a process of its own for drawing it takes a seventh less CPU time.
  '--disable-gpu',
  '--in-process-gpu',
  // A page that is left can't be asked whether it accepts the certificate of the stubs of analytics tools.
  '--ignore-certificate-errors',
];

/** Journeys whose screens or gestures differ on a wide screen; short runs make the others on a phone only. */
const WIDE = ['searches-by-keyboard', 'searches-instantly', 'uses-the-menu'];
const wideJourneys = WIDE.map((name) => `journeys/a-visitor-${name}.spec.ts`);

/** What a window of this width leaves out. In short runs also what is tagged `@long`: further variants of a journey. */
const leaveOut = (width: string): RegExp => new RegExp(process.env.TEST_LONG ? width : `${width}|@long`);

export default defineConfig({
  testDir: 'tests',
  // Node runs TypeScript itself, in a third of the time.
  build: { external: ['**/*.ts'] },
  testMatch: ['journeys/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: '.data/test/results',
  globalSetup: './tests/support/setup/serve.ts',
  fullyParallel: true,
  // Two cores: a third test runs while another waits for a timer, an answer or an idle page.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // Only what never ends fails by time: a busy machine may be twenty times slower than a quiet one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // As in vitest.config.ts.
  retries: process.env.CI === undefined ? 0 : 1,
  use: {
    locale: 'en-AU',
    // A visitor's zone: pages must show the dealer's time, not the visitor's (T-01).
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...toLaunchOptions(findTestBrowser()),
      args: BROWSER_ARGS,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because its longest test, that of an editor, would otherwise end alone.
    {
      name: 'desktop',
      grepInvert: leaveOut('@narrow'),
      ...(process.env.TEST_LONG
        ? {}
        : { testMatch: ['a11y/**/*.spec.ts', 'journeys/an-editor-*.spec.ts', ...wideJourneys] }),
      use: { viewport: { width: 1280, height: 900 } },
      // It tests what is behind a page: once is enough.
      testIgnore: ['journeys/a-visitor-searches-a-hosted-stock.spec.ts'],
    },
    {
      name: 'mobile',
      // Independent of the visitor's screen, or with their own width: once is enough.
      testIgnore: [
        'journeys/a-developer-*.spec.ts',
        'journeys/an-editor-*.spec.ts',
        'journeys/a-visitor-searches-by-keyboard.spec.ts',
      ],
      grepInvert: leaveOut('@wide'),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
