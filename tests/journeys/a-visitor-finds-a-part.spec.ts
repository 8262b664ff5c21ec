import { expect, type Page } from 'playwright/test';
import { closeFilters, filters, heading, openFilters } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const SEARCH = '/parts/search/';
const results = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 });

test('parts can be filtered by category and enquired about', async ({ page }) => {
  const index: string[] = [];
  page.on('request', (request) => {
    if (/\/search\/parts\..*json/.test(request.url())) index.push(request.url());
  });
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, SEARCH));
  await waitUntilHydrated(page);
  expect((await watch()).changes).toEqual([]);
  expect(index).toEqual([]);
  await expect(results(page)).toHaveCount(21);

  await openFilters(page);
  const category = filters(page).getByRole('checkbox').first();
  const name = (await category.getAttribute('value')) ?? '';
  const count = /\d+$/.exec(
    (await category.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '',
  )?.[0];
  await category.click();
  await expect(heading(page)).toHaveText(new RegExp(`^${count} parts? for sale$`));
  await expect(page).toHaveURL(siteUrl(site, `${SEARCH}?${new URLSearchParams({ categories: name })}`));

  await closeFilters(page);
  const enquire = page.getByRole('link', { name: /^Enquire: / }).first();
  const href = (await enquire.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/vehicle-parts-and-accessories\/\?part=[a-z0-9-]+$/);
  await enquire.click();
  await expect(page).toHaveURL(siteUrl(site, href));
});
