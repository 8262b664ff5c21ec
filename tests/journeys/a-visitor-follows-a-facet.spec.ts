import { expect } from 'playwright/test';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ javaScriptEnabled: false });

const at = (path: string) => siteUrl({ slug: 'wattlebird' }, path);

test('a price in the query string is reported as not applied, with a link to the list by price', async ({
  page,
}) => {
  await page.goto(at('/search/?price=:20000'));
  await expect(page.getByRole('paragraph').filter({ hasText: 'turn on JavaScript' })).toBeInViewport();
  await page
    .getByRole('link', { name: /by price$/ })
    .first()
    .click();
  await expect(page).toHaveURL(at('/stock/by-price/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in stock by price');
});

test('a facet link leads to as many vehicles as it promises', { tag: '@long' }, async ({ page }) => {
  await page.goto(at('/search/'));
  const open = page.getByRole('button', { name: 'Filters' });
  if (await open.isVisible()) await open.click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const facet = filters
    .getByRole('link')
    .filter({ has: page.locator('.num') })
    .first();
  const promised = Number((await facet.locator('.num').textContent())?.replace(',', ''));
  const href = (await facet.getAttribute('href')) ?? '';
  await facet.click();
  await expect(page).toHaveURL(at(href));
  await expect.poll(() => readResultCount(page)).toBe(promised);
  if (await open.isVisible()) await open.click();
  await expect(filters.locator('[aria-current]')).not.toHaveCount(0);
  await filters.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(at('/search/'));
});
