import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const sell = (page: Page) => page.getByRole('link', { name: /^We buy cars/ });

test('a promo stands at its place among the cars of page 1, and not on page 2', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  const place = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('#search .cards article, #search .cards img[alt^="We buy cars"]'),
    ];
    return parts.findIndex((part) => part.matches('img'));
  });
  expect(place).toBe(6);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?page=2'));
  await expect(sell(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(21);
});
