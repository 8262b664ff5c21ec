import { findTestBrowser } from '#scripts/test/browser.ts';
import { type EngineName, findFirefox } from '#scripts/test/engines.ts';
import { BLINK_SETTINGS } from '#tests/support/browser/blink-settings.ts';
import type { Engine } from './driver.ts';
import { startPuppeteerEngine } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';
import { startWpe } from './wpe-engine.ts';

const STARTERS: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  webkit: startWebKit,
  wpe: startWpe,
  firefox: () =>
    startPuppeteerEngine({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': 1,
        // A mouse, which is fine (2) and can hover (4): without a screen it has none.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    }),
  chromium: () =>
    startPuppeteerEngine({
      browser: 'chrome',
      executablePath: findTestBrowser() ?? '',
      headless: 'shell',
      args: [
        '--no-sandbox',
        '--force-prefers-reduced-motion',
        `--blink-settings=${BLINK_SETTINGS.join(',')}`,
      ],
    }),
};

/** Starts a browser of this engine, for visitors who ask for little motion. */
export function startEngine(name: EngineName): Promise<Engine> {
  return STARTERS[name]();
}
