import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

/** How the page that is open came: 'navigational-prefetch' if it was there before the press. */
const readDelivery = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const read = (list: PerformanceObserverEntryList) =>
          resolve((list.getEntries()[0] as PerformanceEntry & { deliveryType: string }).deliveryType);
        new PerformanceObserver(read).observe({ type: 'navigation', buffered: true });
      }),
  );

const readVisits = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt:coolabah:visited') ?? '{}').visited_pages);

/** Records the pages that the browser fetches ahead. */
async function watchPrefetches(page: Page): Promise<readonly string[]> {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') fetched.push(key.url);
  });
  await session.send('Preload.enable');
  return fetched;
}

test('the page of a car is there when its card is pressed, and counts as visited once', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  const fetched = await watchPrefetches(page);
  await link.hover();
  await expect.poll(() => fetched).toEqual([siteUrl(site, href)]);
  expect(await readVisits(page)).toEqual(['/search/']);

  await link.click();
  await expect(page).toHaveURL(siteUrl(site, href));
  expect(await readDelivery(page)).toBe('navigational-prefetch');
  await expect.poll(() => readVisits(page)).toEqual(['/search/', href]);
});

// Chromium renders nothing ahead for a page that a test drives, so the page is told that it is.
test('a page rendered ahead counts no visit and starts no island until it is opened', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('forecourt:coolabah:compare', '["c104411"]');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(siteUrl(site, '/about-us/'));
  await waitUntilIdle(page);
  const tray = page.getByRole('region', { name: 'Compare', exact: true });
  await expect(tray).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(tray).toBeVisible();
  expect(await readVisits(page)).toEqual(['/about-us/']);
});
