import puppeteer, { type BrowserContext, type Page, ProtocolError } from 'puppeteer-core';
import { findFirefox } from '#scripts/test/debian-programs.ts';
import type { EngineDriver, WindowOptions } from './driver.ts';

/** A page of results takes long on a busy machine, all the more while the host makes its first photographs. */
const NAVIGATION_TIMEOUT_MS = 90_000;

/** Opens a window of Firefox, over WebDriver BiDi. */
export async function openFirefox(window: WindowOptions): Promise<EngineDriver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    defaultViewport: null,
    protocolTimeout: NAVIGATION_TIMEOUT_MS,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // A mouse, which is fine (2) and can hover (4): without a screen it has none.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  const context = await browser.createBrowserContext();
  let page = await openTab(context, window);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    // A tab that came from the back/forward cache has no load event, for which Puppeteer waits before it goes elsewhere.
    leave: async () => {
      const left = page;
      page = await openTab(context, window);
      await left.close();
    },
    run: (body, args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
    moveMouse: async (steps) => {
      for (const { x, y, button } of steps) {
        await page.mouse.move(x, y);
        if (button) await page.mouse[button]();
      }
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    takeScreenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext, { width, height, script }: WindowOptions): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
  await resize(page, width, height);
  // A function is asked for; it must not need anything from this module.
  await page.evaluateOnNewDocument(script);
  return page;
}

/** Gives a tab its size. Puppeteer also turns the screen, which Firefox before 144 can't; pages that are tested don't ask for it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((problem: unknown) => {
    if (!(problem instanceof ProtocolError && problem.message.includes('setScreenOrientationOverride')))
      throw problem;
  });
  await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
}
