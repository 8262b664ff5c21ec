import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const sell = (page: Page) => page.getByRole('link', { name: /^We buy cars/ });
const runout = (page: Page) => page.getByRole('link', { name: /^2025-built/ });

/** The number of cars before a promo. */
function carsBefore(page: Page, alt: RegExp): Promise<number> {
  return page.evaluate((text) => {
    const parts = [...document.querySelectorAll('#search .cards article, #search .cards img[alt]')];
    const at = parts.findIndex((part) => new RegExp(text).test(part.getAttribute('alt') ?? ''));
    return parts.slice(0, at).filter((part) => part.matches('article')).length;
  }, alt.source);
}

test('promos appear at their position, hydrate without a change and are not counted as cars', {
  tag: '@long',
}, async ({ page }) => {
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, '/search/'));
  await expect(sell(page)).toHaveAttribute('href', '/sell-your-car/');
  expect(await carsBefore(page, /^We buy cars/)).toBe(6);
  await expect(runout(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(21);
  await waitUntilHydrated(page);
  await expect.poll(() => page.workers().length).toBe(1);
  expect(await watch()).toMatchObject({ searches: 0, changes: [] });
  expect(await carsBefore(page, /^We buy cars/)).toBe(6);
});

test('a promo is as large before its picture has loaded as afterwards', async ({ page }) => {
  const requested = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(/promo-sell/, async (route) => {
    requested.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.goto(siteUrl(site, '/search/'), { waitUntil: 'domcontentloaded' });
  const picture = sell(page).getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await requested.promise;
  const size = () => picture.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));
  const before = await size();
  expect(before.clientHeight).toBeGreaterThan(100);
  expect(before.clientHeight).toBe(before.clientWidth);
  answered.resolve();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  expect(await size()).toEqual(before);
});

test('promos follow the selected conditions', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(site, '/search/new-cars/'));
  await expect(runout(page)).toHaveCount(1);
  await expect(sell(page)).toHaveCount(0);
  await waitUntilHydrated(page);
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
  await page.getByRole('checkbox', { name: /^Used/ }).click();
  await expect(page.getByRole('region', { name: 'Results' }).getByAltText(/^We buy cars/)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Results' }).getByAltText(/^2025-built/)).toHaveCount(0);
});

test('page 2 is full of cars and has no promos from page 1', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/?page=2'));
  await waitUntilHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(21);
  await expect(sell(page)).toHaveCount(0);
});

test('a promo that has expired since the build is not shown', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime('2027-06-30T13:59:00.000Z');
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  const service = page.getByRole('region', { name: 'Results' }).getByAltText(/^Two cars in/);
  await expect(service).toHaveCount(1);
  await page.clock.setFixedTime('2027-06-30T14:00:00.000Z');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(service).toHaveCount(0);
  await expect(sell(page)).toHaveCount(1);
});
