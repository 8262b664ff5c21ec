import { expect, type Page } from 'playwright/test';
import { readCount } from '#tests/support/browser/read-count.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

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

for (const site of builtSites().filter(({ paths }) => paths.includes(SEARCH))) {
  test(`${site.slug}: the parts search hydrates without changing the page or loading its index`, async ({
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
  });

  test(`${site.slug}: parts can be filtered by category, price and text, sorted by price and enquired about`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, SEARCH));
    await waitUntilHydrated(page);
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

  test(`${site.slug}: the query string is searched before any other count is shown, and Back restores it`, {
    tag: '@long',
  }, async ({ page }) => {
    const watch = await watchSearch(page);
    await page.goto(siteUrl(site, `${SEARCH}?page=2&price=100:`));
    await expect(page.locator('html[data-pending]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const count = String(await readCount(heading(page)));
    expect((await watch()).counts).toEqual([count]);
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(page).toHaveURL(siteUrl(site, `${SEARCH}?price=100:`));
    await expect(rows(page)).toHaveCount(21);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl(site, `${SEARCH}?page=2&price=100:`));
    await expect(heading(page)).toHaveText(`${count} parts for sale`);
  });

  test(`${site.slug}: an index that fails to load shows an error and can be retried`, async ({
    page,
    trouble,
  }) => {
    await page.route('**/search/parts.*.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(siteUrl(site, SEARCH));
    await waitUntilHydrated(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText("Search isn't responding.");
    await expect(rows(page)).toHaveCount(21);
    await page.unroute('**/search/parts.*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/^\$\d/).first()).toHaveText(/^\$\d\d$/);
    // The failed request is what this test is about.
    trouble.length = 0;
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of builtSites().filter(({ paths }) => paths.includes(SEARCH))) {
    test(`${site.slug}: every part is two clicks from the search`, async ({ page }) => {
      await page.goto(siteUrl(site, SEARCH));
      const total = await readCount(heading(page));
      await page.getByRole('main').getByRole('link', { name: 'See the full parts list' }).click();
      await page.waitForLoadState('domcontentloaded');
      const links = page.getByRole('main').getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const listed = addresses.filter((href) => href.startsWith('/vehicle-parts-and-accessories/?part='));
      expect(new Set(listed).size).toBe(total);
    });
  }
});
