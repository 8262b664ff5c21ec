import { expect } from 'playwright/test';
import { holdRequests, holdScripts } from '#tests/support/browser/hold-requests.ts';
import {
  closeFilters,
  filters,
  heading,
  openFilters,
  readResultCount,
} from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

test('a sort order chosen right after going back is in the URL', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  const all = await readResultCount(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?page=2'));
  await page.evaluate(() => history.back());
  await sort.selectOption('Lowest price');
  await expect(page).toHaveURL(siteUrl(site, '/search/?sortBy=price:asc'));
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(site, '/search/'));
  await expect(sort).toHaveValue('');
  expect(await readResultCount(page)).toBe(all);
});

test('while a search is slow, the old results stay, dimmed and marked as busy', async ({ page }) => {
  const { letThrough } = await holdRequests(page, '**/search/cars.*.json');
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  // What is for visitors without JavaScript is hidden from everyone else.
  await expect(page.locator('.search > noscript')).toBeHidden();
  const all = await readResultCount(page);
  const results = page.getByRole('region', { name: 'Results' });
  const cards = results.getByRole('article');
  const there = await cards.count();
  await openFilters(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(cards).toHaveCount(there);
  await expect(results.locator('.cards')).toHaveCSS('opacity', '0.6');
  await expect(filters(page).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
  expect(await readResultCount(page)).toBe(all);

  letThrough();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect(results.locator('.cards')).toHaveCSS('opacity', '1');
  await closeFilters(page);
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
});

test('a filter in the URL that has no control still applies and can be removed', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(siteUrl(site, '/locations/coolabah-cairns/'));
  const link = page.getByRole('link', { name: /^Search all \d+ cars here$/ });
  const there = Number(((await link.textContent()) ?? '').replace(/\D/g, ''));
  await link.click();
  await expect(heading(page)).toHaveText(`${there} cars for sale`);
  await page.getByRole('button', { name: 'Remove filter: Coolabah Cairns' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/'));
  await expect(heading(page)).not.toHaveText(`${there} cars for sale`);
});

test('query parameters unrelated to the search change nothing', { tag: '@long' }, async ({ page }) => {
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, '/search/?utm_source=mail'));
  await waitUntilHydrated(page);
  await expect.poll(() => page.workers().length).toBe(1);
  expect(await watch()).toMatchObject({ searches: 0, changes: [] });
});

test('filters ticked and text typed before hydration are applied', async ({ page }) => {
  const { letThrough } = await holdRequests(page, '**/search-island*.js');
  await page.goto(siteUrl(site, '/search/'));
  await openFilters(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  await filters(page).getByRole('combobox', { name: 'Search' }).fill('white');
  letThrough();
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/?query=white'));
  await expect(filters(page).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
});

test('buttons clicked before hydration take effect', { tag: '@long' }, async ({ page }) => {
  const { letThrough } = await holdScripts(page);
  await page.goto(siteUrl(site, '/search/'));
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Save / }).click();
  await card.getByRole('checkbox', { name: /^Compare / }).check();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await openFilters(page);
  await filters(page).getByRole('button', { name: 'Show all makes' }).click();
  letThrough();
  await expect(filters(page).getByRole('button', { name: 'Hide extra makes' })).toBeVisible();
  await closeFilters(page);
  await expect(card.getByRole('button', { name: /^Remove .* from saved$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Compare' })).toContainText('Compare (1)');
});

test('pagination links work before hydration', async ({ page }) => {
  const { letThrough } = await holdScripts(page);
  await page.goto(siteUrl(site, '/search/'));
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?page=2'));
  letThrough();
  await expect(page.getByText(/^22–42 of /)).toBeVisible();
});

test('without a worker the search runs on the main thread', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await page.goto(siteUrl(site, '/search/?make=Toyota'));
  await waitUntilHydrated(page);
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
});

test('when scripts fail under a query string, unfiltered cars stay hidden and a link leads to all cars', async ({
  page,
  trouble,
}) => {
  await page.route('**/search-island*.js', (route) => route.abort());
  await page.goto(siteUrl(site, '/search/?make=Toyota'));
  await expect(page.getByRole('alert')).toContainText("We couldn't apply the filters in this link.");
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: /^See all / }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  trouble.length = 0;
});

test('a page built on another day searches once, dropping cars sold too long ago', async ({ page }) => {
  await page.clock.setFixedTime('2026-07-20T00:30:00.000Z');
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, '/search/'));
  const before = await readResultCount(page);
  await waitUntilHydrated(page);
  await expect.poll(async () => (await watch()).searches).toBe(1);
  await expect.poll(() => readResultCount(page)).toBeLessThan(before);
});
