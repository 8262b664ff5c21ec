import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const SEARCH = '/parts/search/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 });

async function openFilters(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
}

/** The prices of the parts on the page, in dollars. */
async function readPrices(page: Page): Promise<number[]> {
  const prices = page.getByRole('region', { name: 'Results' }).getByText(/^\$[\d,]+$/);
  return (await prices.allTextContents()).map((price) => Number(price.replace(/[$,]/g, '')));
}

async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: /^Show Me/ });
  if (await show.isVisible()) await show.click();
}

test('parts can be filtered by category, price and text, sorted by price and enquired about', async ({
  page,
}) => {
  const index: string[] = [];
  page.on('request', (request) => {
    if (/\/search\/parts\..*json/.test(request.url())) index.push(request.url());
  });
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, SEARCH));
  await waitUntilHydrated(page);
  expect((await watch()).changes).toEqual([]);
  expect(index).toEqual([]);
  await expect(rows(page)).toHaveCount(21);

  await openFilters(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const category = filters.getByRole('checkbox').first();
  const name = (await category.getAttribute('value')) ?? '';
  const count = /\d+$/.exec(
    (await category.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '',
  )?.[0];
  await category.click();
  await expect(heading(page)).toHaveText(new RegExp(`^${count} parts? for sale$`));
  await expect(page).toHaveURL(siteUrl(site, `${SEARCH}?${new URLSearchParams({ categories: name })}`));

  const dearest = filters.getByRole('textbox', { name: 'Price to' });
  await dearest.fill('1000');
  await dearest.press('Enter');
  await expect(page).toHaveURL(/categories=.*price=:1000$/);
  await closeFilters(page);
  await expect.poll(async () => (await readPrices(page)).filter((price) => price > 1000)).toEqual([]);
  expect(await readPrices(page)).not.toEqual([]);
  await openFilters(page);
  await dearest.fill('');
  await dearest.press('Enter');
  await expect(page).not.toHaveURL(/price=/);

  await filters.getByRole('searchbox').fill('bar');
  await expect(page).toHaveURL(/categories=.*&query=bar$/);
  await closeFilters(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price');
  await expect(page).toHaveURL(/&sortBy=price:desc$/);
  const dollars = await readPrices(page);
  expect(dollars).toEqual(dollars.toSorted((a, b) => b - a));

  await page.getByRole('button', { name: 'Remove filter: “bar”' }).click();
  await expect(page).not.toHaveURL(/query=/);
  const enquire = page.getByRole('link', { name: /^Enquire: / }).first();
  const href = (await enquire.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/vehicle-parts-and-accessories\/\?part=[a-z0-9-]+$/);
  await enquire.click();
  await expect(page).toHaveURL(siteUrl(site, href));
});
