import { test as base, expect, type Page } from 'playwright/test';
import { TEST_NOW } from '#scripts/test/environment.ts';
import { readClosedPopups } from './closed-popups.ts';

/**
 * Playwright's `test` for our pages: the browser's clock is set to the build's time, and a test fails at the end on
 * errors that visitors would not see: script errors, policy violations, files that did not load.
 */
export const test = base.extend<{
  trouble: string[];
  ownAddress: boolean;
  popups: boolean;
  pictures: boolean;
}>({
  // Each test has its own address for the host's rate limits. Off if a page calls another host, which must not get the header.
  ownAddress: [true, { option: true }],
  // Popups count as closed before: they would cover what other tests look at.
  popups: [false, { option: true }],
  // A blank one is given for each: resizing, encoding and decoding them takes a fifth of the time of a test.
  pictures: [false, { option: true }],
  page: async ({ page, ownAddress, popups, pictures }, use) => {
    if (ownAddress) await page.setExtraHTTPHeaders({ 'x-forwarded-for': crypto.randomUUID() });
    if (!popups) await page.addInitScript(writeToStorage, readClosedPopups());
    await page.clock.setFixedTime(TEST_NOW);
    await drawPictures(page, pictures ? [STREET_TILES] : [STREET_TILES, RESIZED_PICTURES]);
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

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

/** A tile of a map: blocks between two streets. */
const STREETS =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><path fill="#ebe7df" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="8" d="M0 64h256M96 0v256"/></svg>';

/** Demonstration dealers have maps of OpenStreetMap. */
const STREET_TILES = 'https://tile.openstreetmap.org/*';
const RESIZED_PICTURES = '*/.netlify/images?*';

/**
 * Answers requests for pictures with one of ours. Not by a route: with one, Playwright holds every request of the page, and turns its
 * cache off.
 */
async function drawPictures(page: Page, addresses: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: Buffer.from(request.url.startsWith('https://tile.') ? STREETS : BLANK).toString('base64'),
    };
    // A page that has been left needs none.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: addresses.map((urlPattern) => ({ urlPattern })) });
}

/** Runs in the browser. Pages without storage ('about:blank') throw. */
function writeToStorage(entries: readonly (readonly [string, string])[]): void {
  try {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  } catch {}
}

/** Collects all errors of a page from now on. */
export async function recordPageErrors(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    // Failed responses are recorded below by status; a visited page itself may be a 404.
    const known = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !known) trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests cancelled by navigating away.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    const asked = response.request().isNavigationRequest();
    if (response.status() >= 400 && !asked) trouble.push(`${response.url()}: ${response.status()}`);
  });
  return trouble;
}
