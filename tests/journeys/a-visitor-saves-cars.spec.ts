import { expect, type Page } from 'playwright/test';
import { holdScripts } from '#tests/support/browser/hold-requests.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });
const saved = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name} from saved`, exact: true });
/** The names of the first cars on a page. */
function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}

const site = { slug: 'coolabah' };

const SAVED_PAGES = ['/favourites/', '/compare/', '/saved-searches/'];
const nothingKept = (page: Page) => page.getByText(/^(No saved (cars|searches) yet|Tick “Compare” on)/);

test('hearts clicked before hydration are saved, and two tabs agree', async ({ page, context }) => {
  const { letThrough } = await holdScripts(page);
  await page.goto(siteUrl(site, '/'));
  const [name = ''] = await namesOf(page);
  await heart(page, name).first().click();
  letThrough();
  await expect(saved(page, name).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto(siteUrl(site, '/'));
  await saved(other, name).first().click();
  await expect(heart(page, name).first()).toBeVisible();
  await other.close();
});

test('a saved car is still marked after the search has changed its cards', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(siteUrl(site, '/search/toyota/'));
  await waitUntilHydrated(page);
  const [name = ''] = await namesOf(page);
  await heart(page, name).first().click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/?sortBy=price:asc'));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most relevant');
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/'));
  await expect(saved(page, name).first()).toBeVisible();
});

test('a visitor who has saved nothing loads no scripts for saved items', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const islands = () =>
    asked.filter((path) => /^[/]_astro[/](SavedCount|CompareTray|CardTools|\w+Page)[.]/.test(path));
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  expect(islands()).toEqual([]);
  for (const path of SAVED_PAGES) {
    asked.length = 0;
    await page.goto(siteUrl(site, path));
    // The longest time until an island would start by itself.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await expect(nothingKept(page)).toBeVisible();
    expect(asked.filter((file) => /^[/]_astro[/](react|client)[.]/.test(file))).toEqual([]);
    expect(islands()).toEqual([]);
  }
});
