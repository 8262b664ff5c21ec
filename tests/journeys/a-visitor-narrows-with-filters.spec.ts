import { expect, type Page } from 'playwright/test';
import { holdRequests } from '#tests/support/browser/hold-requests.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const GROUP = { slug: 'coolabah' };
const USED_YARD = { slug: 'wattlebird' };
const TRUCKS = { slug: 'boobook' };

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The section under a heading, open or closed. */
const section = (page: Page, label: string) =>
  panel(page)
    .getByRole('group')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

/** Opens a search page and, on narrow screens, its drawer. */
async function visit(page: Page, site: { slug: string }, path: string): Promise<void> {
  await page.goto(siteUrl(site, path));
  await waitUntilHydrated(page);
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
}

test('long lists keep their values and ticks when nothing is found', { tag: '@long' }, async ({ page }) => {
  await visit(page, GROUP, '/search/');
  const toyota = panel(page).getByRole('checkbox', { name: /^Toyota/ });
  await toyota.click();
  await expect(heading(page)).toContainText('Toyota');
  const makes = await section(page, 'Make').getByRole('checkbox').count();
  await panel(page).getByRole('combobox', { name: 'Search' }).fill('zzyzx');
  await expect(heading(page)).toHaveText(/^0 /);
  await expect(toyota).toBeChecked();
  await expect(section(page, 'Make').getByRole('checkbox')).toHaveCount(makes);
  await expect(section(page, 'Make').getByRole('checkbox', { name: /^Mazda/ })).toBeDisabled();
});

test('models selected beside another make can be removed one by one above the results', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(GROUP, '/search/?make=Mazda&make_model=Toyota:86&make_model=Toyota:HiLux'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Remove filter: Toyota HiLux' }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Mazda&make_model=Toyota:86'));
  await page.getByRole('button', { name: 'Remove filter: Toyota 86' }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/mazda/'));
  await expect(heading(page)).toHaveText(/^[1-9]\d* Mazda cars for sale$/);
});

for (const site of [USED_YARD, TRUCKS]) {
  test(`the filters of ${site.slug} hydrate without a search or a change to the page`, {
    tag: '@long',
  }, async ({ page }) => {
    const watch = await watchSearch(page);
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    await expect.poll(() => page.workers().length).toBe(1);
    expect(await watch()).toMatchObject({ searches: 0, changes: [] });
  });
}

test('a URL that names the default order needs no search', { tag: '@long' }, async ({ page }) => {
  const watch = await watchSearch(page);
  await page.goto(siteUrl(USED_YARD, '/search/?sortBy=price:asc'));
  await waitUntilHydrated(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Lowest price');
  expect((await watch()).searches).toBe(0);
});

/** Lets the searches of the open page fail from now on. Returns how to let them through again. */
async function failSearches(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function ({ id }: { id: number }) {
      const data = { id, error: 'The test lets it fail.' };
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 50);
    };
    Object.assign(window, { letSearchesThrough: () => Object.assign(Worker.prototype, { postMessage }) });
  });
  return () => page.evaluate(() => Reflect.get(window, 'letSearchesThrough')());
}

test('a choice whose search fails after others have worked is the one that is retried', async ({ page }) => {
  await visit(page, GROUP, '/search/');
  const [toyota, kia] = [/^Toyota/, /^Kia/].map((name) => panel(page).getByRole('checkbox', { name }));
  await toyota?.click();
  await expect(heading(page)).toHaveText(/Toyota/);
  const letThrough = await failSearches(page);
  await kia?.click();
  const retry = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first();
  await expect(retry).toBeVisible();
  await expect(panel(page).getByRole('checkbox', { name: /^Kia/ })).not.toBeChecked();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/toyota/'));
  await letThrough();
  await retry.click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Kia&make=Toyota'));
  await expect(retry).toHaveCount(0);
});

test('dropdown and single-choice filters changed before hydration are applied', async ({ page }) => {
  const { letThrough } = await holdRequests(page, '**/search-island*.js');
  await page.goto(siteUrl(USED_YARD, '/search/toyota/'));
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
  await panel(page).getByRole('combobox', { name: 'Fuel' }).selectOption('Diesel');
  await panel(page)
    .getByRole('radio', { name: /^Mazda/ })
    .check();
  letThrough();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/mazda/?fuel=Diesel'));
  await expect(panel(page).getByRole('combobox', { name: 'Fuel' })).toHaveValue('Diesel');
});
