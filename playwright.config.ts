import { defineConfig } from 'playwright/test';
import { findTestBrowser, toLaunchOptions } from './scripts/test/browser.ts';

/** Journeys whose screens or gestures differ on a wide screen: the short form makes the others on a phone alone. */
const WIDE = ['searches-by-keyboard', 'searches-instantly', 'uses-the-menu', 'with-firefox-searches'];
const wideJourneys = [
  'journeys/a-developer-sends-a-form.spec.ts',
  ...WIDE.map((deed) => `journeys/a-visitor-${deed}.spec.ts`),
];

/**
 * What a browser without windows does not know of its machine. It has a mouse, as Playwright says too, whose settings
 * these replace; its line is as fast as 4G: else pictures further down would be fetched ahead that visitors do not ask for.
 */
const BLINK_SETTINGS = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: '.data/test/results',
  globalSetup: './tests/support/setup/serve.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  use: {
    locale: 'en-AU',
    // As for a visitor from elsewhere: pages must tell the dealer's time, not the reader's (T-01).
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...toLaunchOptions(findTestBrowser()),
      args: [`--blink-settings=${BLINK_SETTINGS}`],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'mobile',
      // Not about a visitor's screen, or of a width of their own: once is enough.
      testIgnore: [
        'journeys/a-developer-*.spec.ts',
        'journeys/a-visitor-with-firefox-*.spec.ts',
        'journeys/a-visitor-searches-by-keyboard.spec.ts',
      ],
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@narrow/,
      ...(process.env.TEST_LONG ? {} : { testMatch: ['a11y/**/*.spec.ts', ...wideJourneys] }),
      use: { viewport: { width: 1280, height: 900 } },
      // One sets a width of its own, the other is about what answers a search: once is enough.
      testIgnore: ['a11y/reflow.spec.ts', 'journeys/a-visitor-searches-a-hosted-stock.spec.ts'],
    },
  ],
});
