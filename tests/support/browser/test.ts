import { test as base, expect, type Page } from 'playwright/test';
import { TEST_NOW } from '#scripts/test/environment.ts';
import { readClosedPopups } from './closed-popups.ts';

/**
 * Playwright's `test` for our pages: the browser's clock says what the build's said, and a test fails in the end when
 * anything went wrong on the way that a visitor would not see: errors, refused policies, files that did not load.
 */
export const test = base.extend<{ trouble: string[]; ownAddress: boolean; popups: boolean }>({
  // Each test is a caller of its own to the host's rate limits. Off where a page asks another host, which must not be told.
  ownAddress: [true, { option: true }],
  // As for a visitor who has closed the dealer's popup before: it would lie over what other tests are about.
  popups: [false, { option: true }],
  page: async ({ page, ownAddress, popups }, use) => {
    if (ownAddress) await page.setExtraHTTPHeaders({ 'x-forwarded-for': crypto.randomUUID() });
    if (!popups) await page.addInitScript(writeToStorage, readClosedPopups());
    await page.clock.setFixedTime(TEST_NOW);
    await use(page);
  },
  trouble: [
    async ({ page }, use) => {
      const trouble = await recordPageErrors(page);
      await use(trouble);
      expect(trouble, 'what went wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the browser. Pages without a storage of their own ('about:blank') refuse it. */
function writeToStorage(entries: readonly (readonly [string, string])[]): void {
  try {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  } catch {}
}

/** Notes everything that goes wrong on a page from now on. */
export async function recordPageErrors(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    // A failed response is told below, by its status; a page that was asked for may well be a 404.
    const known = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !known) trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the visitor left behind by going on to another page.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    const asked = response.request().isNavigationRequest();
    if (response.status() >= 400 && !asked) trouble.push(`${response.url()}: ${response.status()}`);
  });
  return trouble;
}
