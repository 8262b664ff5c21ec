import { expect, type Page } from 'playwright/test';
import { heading } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

/** A dealer whose default order is the lowest price first. */
const site = { slug: 'wattlebird' };
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const prices = async (page: Page) =>
  (await page.getByRole('article').locator('.price').allTextContents())
    .map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')))
    .filter((price) => !Number.isNaN(price));

test("the dealer's default order applies from the start, stays out of the URL and can be changed", {
  tag: '@long',
}, async ({ page }) => {
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  expect((await watch()).searches).toBe(0);
  await expect(sort(page).getByRole('option', { selected: true })).toHaveText('Lowest price');
  const first = await prices(page);
  expect(first.length).toBeGreaterThan(10);
  expect(first).toEqual(first.toSorted((a, b) => a - b));

  await sort(page).selectOption('Most relevant');
  await expect(page).toHaveURL(siteUrl(site, '/search/?sortBy=relevance'));
  await expect.poll(() => prices(page)).not.toEqual(first);
  await sort(page).selectOption('Lowest price');
  await expect(page).toHaveURL(siteUrl(site, '/search/'));
  await expect.poll(() => prices(page)).toEqual(first);

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?page=2'));
  const most = first.at(-1) ?? 0;
  await expect.poll(async () => (await prices(page)).every((price) => price >= most)).toBe(true);
});

test('a URL that names the default order needs no search', { tag: '@long' }, async ({ page }) => {
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, '/search/?sortBy=price:asc'));
  await waitUntilHydrated(page);
  await expect(heading(page)).toBeVisible();
  await expect(sort(page).getByRole('option', { selected: true })).toHaveText('Lowest price');
  expect((await watch()).searches).toBe(0);
});
