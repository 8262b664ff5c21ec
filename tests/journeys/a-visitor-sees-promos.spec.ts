import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const sell = (page: Page) => page.getByRole('link', { name: /^We buy cars/ });

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

test('page 2 is full of cars and has no promos from page 1', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/?page=2'));
  await waitUntilHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(21);
  await expect(sell(page)).toHaveCount(0);
});
