import { expect, type Page } from 'playwright/test';
import { TEST_NOW } from '#scripts/test/environment.ts';
import { holdRequests, holdScripts } from '#tests/support/browser/hold-requests.ts';
import { filters, openFilters } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

/** Opens a page and freezes its clock once it is live, so tests control every millisecond. */
async function withStillClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: TEST_NOW });
  await page.goto(siteUrl(site, path));
  await waitUntilHydrated(page);
  await expect.poll(() => page.workers().length).toBe(1);
  await openFilters(page);
  await page.clock.pauseAt(new Date(Date.parse(TEST_NOW) + 3_600_000));
}

/** The worker's requests for the list of cars, in order; suggestions request fewer cars. */
async function searches(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof postMessage>) {
      asked.push(JSON.stringify(args[0]));
      postMessage.apply(this, args);
    } as typeof postMessage;
  });
  return async () => {
    const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    return asked.filter((message) => message.includes('"hitsPerPage":21'));
  };
}

/** The texts of the searches for the list of cars, in order. */
async function searchedTexts(page: Page): Promise<() => Promise<string[]>> {
  const asked = await searches(page);
  return async () => (await asked()).map((message) => /"query":"([^"]*)"/.exec(message)?.[1] ?? '');
}

test('letters typed while an earlier search is running are kept', async ({ page }) => {
  const { letThrough } = await holdRequests(page, '**/search/cars.*.json');
  const texts = await searchedTexts(page);
  await withStillClock(page, '/search/');
  const field = filters(page).getByRole('combobox', { name: 'Search' });
  await field.pressSequentially('gx');
  await page.clock.runFor(300);
  await field.pressSequentially('l');
  // Long enough for the search, which waits for the stock, to count as slow: that updates the screen.
  await page.clock.runFor(250);
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  await expect(field).toHaveValue('gxl');
  await field.pressSequentially(' ');
  letThrough();
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await expect(field).toHaveValue('gxl ');
  await page.clock.runFor(300);
  await expect.poll(texts).toEqual(['gx', 'gxl']);
  await expect(field).toHaveValue('gxl ');
});

test('a link with a text shows blank cards and what it looks for until the stock is there, and no zero', async ({
  page,
}) => {
  const { letThrough } = await holdRequests(page, '**/search/cars.*.json');
  const watch = await watchSearch(page);
  await page.goto(siteUrl(site, '/search/?query=white+ute'));
  const heading = page.locator('#search h1');
  await expect
    .poll(() => heading.evaluate((h1) => getComputedStyle(h1, '::before').content))
    .toBe('"Looking for “white ute”…"');
  const blank = page.locator('#search .cards > article').first();
  expect(await blank.evaluate((card) => getComputedStyle(card, '::before').visibility)).toBe('visible');
  await expect(blank).toBeHidden();
  await expect.poll(async () => (await watch()).frames).toBeGreaterThan(20);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9]\d* utes for sale$/);
  const { counts, titles } = await watch();
  expect(counts).toHaveLength(1);
  expect(counts).not.toContain('0');
  expect(titles.length).toBeGreaterThan(0);
});

test('a filter chosen before the words of a text are understood takes their place', async ({ page }) => {
  const { letThrough } = await holdRequests(page, '**/search/cars.*.json');
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  await openFilters(page);
  await filters(page).getByRole('combobox', { name: 'Search' }).fill('white ute');
  await expect(page).toHaveURL(/\?query=white\+ute$/);
  const body = filters(page).getByRole('group', { name: 'Body type' });
  await body.getByRole('checkbox', { name: /^SUV/ }).click();
  await expect(page).toHaveURL(/\/suv-cars\//);
  letThrough();
  await expect(page).toHaveURL(/\/search\/suv-cars\/\?query=white$/);
});

test('a sort order chosen before the scripts have loaded is applied', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(siteUrl(site, '/search/?price=:60000'), { waitUntil: 'commit' });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('price:asc');
  scripts.letThrough();
  await expect(page).toHaveURL(/[?&]sortBy=price:asc/);
  await expect(order).toHaveValue('price:asc');
});

test('a search saved before its scripts have loaded is that of the URL', { tag: '@long' }, async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(siteUrl(site, '/search/?price=:60000'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Save this search' }).click();
  scripts.letThrough();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await page.goto(siteUrl(site, '/saved-searches/'));
  await expect(page.getByRole('main').getByRole('link', { name: /under \$60,000/i })).toBeVisible();
});
