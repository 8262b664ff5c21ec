import { expect, type Page } from 'playwright/test';
import { addressOf } from '#tests/support/built-sites.ts';
import { test } from '#tests/support/test.ts';
import { hydrated, watchSearch } from '#tests/support/watch-search.ts';

const site = { slug: 'coolabah' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** On narrow screens the filters are a drawer. */
async function openFilters(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
}

async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: /^Show Me/ });
  if (await show.isVisible()) await show.click();
}

async function count(page: Page): Promise<number> {
  return Number((await heading(page).locator('.num').textContent())?.replace(',', ''));
}

for (const path of [
  '/search/',
  '/search/toyota/',
  '/search/toyota/hilux/',
  '/search/used-cars/',
  '/search/ute-cars/',
]) {
  test(`${path} becomes live without a search and without changing a thing`, async ({ page }) => {
    const watch = await watchSearch(page);
    await page.goto(addressOf(site, path));
    const before = await count(page);
    await hydrated(page);
    // The index is fetched when the browser is idle: a sign that all of hydration is over.
    await expect.poll(() => page.workers().length).toBe(1);
    const { searches, changes } = await watch();
    expect(searches).toBe(0);
    expect(changes).toEqual([]);
    expect(await count(page)).toBe(before);
  });
}

test('a make and then a model are one step back each, and the address can be reloaded and shared', async ({
  page,
}) => {
  const watch = await watchSearch(page);
  await page.goto(addressOf(site, '/search/'));
  await hydrated(page);
  const all = await count(page);
  await openFilters(page);
  const panel = filters(page);
  await panel.getByRole('checkbox', { name: /^Toyota/ }).click();
  await expect(page).toHaveURL(addressOf(site, '/search/toyota/'));
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
  const toyotas = await count(page);
  expect(toyotas).toBeLessThan(all);
  await panel.getByRole('checkbox', { name: /^HiLux/ }).click();
  await expect(page).toHaveURL(addressOf(site, '/search/toyota/hilux/'));
  await expect(heading(page)).toHaveText(/^\d+ Toyota HiLux cars for sale$/);
  const hiluxes = await count(page);
  expect((await watch()).searches).toBe(2);

  await page.goBack();
  await expect(page).toHaveURL(addressOf(site, '/search/toyota/'));
  await expect(heading(page)).toHaveText(`${toyotas} Toyota cars for sale`);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(site, '/search/'));
  await expect(heading(page)).toHaveText(`${all} cars for sale`);
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText(`${hiluxes} Toyota HiLux cars for sale`);

  await page.reload();
  await hydrated(page);
  expect((await watch()).searches).toBe(0);
  expect(await count(page)).toBe(hiluxes);
  await page.goBack();
  await expect(heading(page)).toHaveText(`${toyotas} Toyota cars for sale`);
});

for (const { what, delay } of [
  { what: 'as it comes', delay: 0 },
  { what: 'with scripts that come late', delay: 1200 },
]) {
  test(`a query string is searched once and no other car is ever seen, ${what}`, async ({ page }) => {
    if (delay) {
      await page.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
    }
    const watch = await watchSearch(page);
    await page.goto(addressOf(site, '/search/?make=Toyota&price=20000:40000'));
    await hydrated(page);
    await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
    const { searches, titles, counts, frames } = await watch();
    expect(searches).toBe(1);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !title.includes('Toyota'))).toEqual([]);
    expect(counts).toEqual([String(await count(page))]);
    expect(frames).toBeGreaterThan(5);
    await expect(page).toHaveURL(addressOf(site, '/search/?make=Toyota&price=20000:40000'));
    await expect(page.getByRole('button', { name: 'Remove filter: Toyota' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove filter: $20,000 to $40,000' })).toBeVisible();
  });
}

test('what is chosen right after going back is in the address', async ({ page }) => {
  await page.goto(addressOf(site, '/search/'));
  await hydrated(page);
  const all = await count(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(addressOf(site, '/search/?page=2'));
  await page.evaluate(() => history.back());
  await sort.selectOption('Lowest price');
  await expect(page).toHaveURL(addressOf(site, '/search/?sortBy=price:asc'));
  await page.goBack();
  await expect(page).toHaveURL(addressOf(site, '/search/'));
  await expect(sort).toHaveValue('cars');
  expect(await count(page)).toBe(all);
});

test('a filter of the address holds though the screen does not offer it, and can be taken off', async ({
  page,
}) => {
  await page.goto(addressOf(site, '/locations/coolabah-cairns/'));
  const link = page.getByRole('link', { name: /^Search all \d+ cars here$/ });
  const there = Number(((await link.textContent()) ?? '').replace(/\D/g, ''));
  await link.click();
  await expect(heading(page)).toHaveText(`${there} cars for sale`);
  await page.getByRole('button', { name: 'Remove filter: Coolabah Cairns' }).click();
  await expect(page).toHaveURL(addressOf(site, '/search/'));
  await expect(heading(page)).not.toHaveText(`${there} cars for sale`);
});

test('a page past the last one says so and leads to the first', async ({ page }) => {
  await page.goto(addressOf(site, '/search/?page=999'));
  await expect(page.getByText('Page 999 is past the last of these cars.')).toBeVisible();
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page).toHaveURL(addressOf(site, '/search/'));
  await expect(page.getByRole('article')).toHaveCount(21);
});

test('another page is told to those who cannot see it', async ({ page }) => {
  await page.goto(addressOf(site, '/search/'));
  await hydrated(page);
  const all = await count(page);
  await expect(page.getByRole('status')).toHaveText(`${all} cars`);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(`${all} cars, page 2`);
});

test('what is meant for visitors without scripts is not seen by others', async ({ page }) => {
  await page.goto(addressOf(site, '/search/'));
  await hydrated(page);
  await expect(page.locator('.search > noscript')).toBeHidden();
});

test('words in the address that are not about the search change nothing', async ({ page }) => {
  const watch = await watchSearch(page);
  await page.goto(addressOf(site, '/search/?utm_source=mail'));
  await hydrated(page);
  await expect.poll(() => page.workers().length).toBe(1);
  expect(await watch()).toMatchObject({ searches: 0, changes: [] });
});

test('a filter ticked before the page is live is not lost', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search-island*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(addressOf(site, '/search/'));
  await openFilters(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  await filters(page).getByRole('searchbox').fill('hilux');
  release();
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
  await expect(page).toHaveURL(addressOf(site, '/search/toyota/?query=hilux'));
  await expect(filters(page).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
});

test('text, range, sort and page are in the address; any other change leads back to the first page', async ({
  page,
}) => {
  await page.goto(addressOf(site, '/search/'));
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
  await expect(page).toHaveURL(addressOf(site, '/search/?sortBy=price:asc'));
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(addressOf(site, '/search/?page=2&sortBy=price:asc'));
  await openFilters(page);
  await filters(page).getByText('Year', { exact: true }).click();
  await filters(page).getByRole('textbox', { name: 'Year from' }).fill('2020');
  await filters(page).getByRole('textbox', { name: 'Year from' }).press('Enter');
  await expect(page).toHaveURL(addressOf(site, '/search/?sortBy=price:asc&year=2020:'));
  await filters(page).getByRole('searchbox').fill('hilx');
  await expect(page).toHaveURL(addressOf(site, '/search/?query=hilx&sortBy=price:asc&year=2020:'));
  await closeFilters(page);
  for (const title of await page.locator('#search .card__title').allTextContents())
    expect(title).toContain('HiLux');
  await page
    .getByRole('list', { name: 'Applied filters' })
    .getByRole('button', { name: 'Clear all' })
    .click();
  await expect(page).toHaveURL(addressOf(site, '/search/?sortBy=price:asc'));
});

test('filters survive a closed drawer and a closed section, and the button says how many there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf(site, '/search/'));
  await hydrated(page);
  await openFilters(page);
  await filters(page).getByRole('checkbox', { name: /^Used/ }).click();
  await filters(page).getByText('Condition', { exact: false }).first().click();
  await expect(filters(page).getByRole('checkbox', { name: /^Used/ })).toBeHidden();
  await expect(heading(page)).toHaveText(/^\d+ used cars for sale$/);
  const used = await count(page);
  await page.getByRole('button', { name: `Show Me ${used} Cars` }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await openFilters(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  await expect(page).toHaveURL(addressOf(site, '/search/toyota/?car_type=used'));
  await closeFilters(page);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
});

test('when the search fails, the last results stay and it can be tried again', async ({ page, trouble }) => {
  let broken = true;
  await page.route('**/search/cars.*.json', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(addressOf(site, '/search/'));
  await hydrated(page);
  const all = await count(page);
  await openFilters(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  await closeFilters(page);
  await expect(page.getByRole('alert')).toContainText('The search did not answer.');
  expect(await page.getByRole('article').count()).toBe(21);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
  expect(await count(page)).toBeLessThan(all);
  trouble.length = 0;
});

test('without a worker the search runs on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await page.goto(addressOf(site, '/search/?make=Toyota'));
  await hydrated(page);
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
});

test('when scripts fail under a query string, the wrong cars stay hidden and a link leads on', async ({
  page,
  trouble,
}) => {
  await page.route('**/search-island*.js', (route) => route.abort());
  await page.goto(addressOf(site, '/search/?make=Toyota'));
  await expect(page.getByRole('alert')).toContainText('The filters in this address could not be applied.');
  await expect(page.locator('#search .card').first()).toBeHidden();
  await page.getByRole('link', { name: /without them$/ }).click();
  await expect(page).toHaveURL(addressOf(site, '/search/'));
  await expect(page.locator('#search .card').first()).toBeVisible();
  trouble.length = 0;
});

test('a search address that was not prerendered is answered on the not-found page', async ({ page }) => {
  await page.goto(addressOf(site, '/search/motorhome-cars/?sortBy=price:asc'));
  await expect(heading(page)).toHaveText(/^0 motorhome cars for sale$/i);
  await openFilters(page);
  await filters(page).getByRole('button', { name: 'Clear all' }).click();
  await closeFilters(page);
  await expect(page).toHaveURL(addressOf(site, '/search/?sortBy=price:asc'));
  await expect(page.getByRole('article')).toHaveCount(21);
});

test('a search address that names nothing of the stock stays not found', async ({ page }) => {
  await page.goto(addressOf(site, '/search/no-such-make/'));
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a page made on another day searches once, so that cars sold too long ago are gone', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-07-20T00:30:00.000Z');
  const watch = await watchSearch(page);
  await page.goto(addressOf(site, '/search/'));
  const before = await count(page);
  await hydrated(page);
  await expect.poll(async () => (await watch()).searches).toBe(1);
  await expect.poll(() => count(page)).toBeLessThan(before);
});
