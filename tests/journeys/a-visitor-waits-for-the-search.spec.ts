import { expect, type Page } from 'playwright/test';
import { TEST_NOW } from '#scripts/test/environment.ts';
import { holdScripts } from '#tests/support/browser/hold-scripts.ts';
import { filters, heading, openFilters, readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
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

test('typing searches 300 ms after the last keystroke and returns to page 1', { tag: '@long' }, async ({
  page,
}) => {
  const texts = await searchedTexts(page);
  await withStillClock(page, '/search/?page=2');
  const field = filters(page).getByRole('combobox', { name: 'Search' });
  await field.fill('gxl');
  await page.clock.runFor(300);
  await expect.poll(async () => (await texts()).at(-1)).toBe('gxl');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(siteUrl(site, '/search/?query=gxl'));
  await field.fill('');
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return page.url();
    })
    .toBe(siteUrl(site, '/search/'));
  // Letters start the pause anew. The results of "gxl" are known by now: it would not be searched again.
  const before = await texts();
  for (const text of ['gx', 'gxl', 'gx']) {
    await field.fill(text);
    await page.clock.runFor(299);
    expect(await texts()).toEqual(before);
  }
  await page.clock.runFor(1);
  await expect.poll(texts).toEqual([...before, 'gx']);
});

test('letters typed while an earlier search is running are kept', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search/cars.*.json', async (route) => {
    await held;
    await route.continue();
  });
  const texts = await searchedTexts(page);
  await withStillClock(page, '/search/');
  const field = filters(page).getByRole('combobox', { name: 'Search' });
  await field.pressSequentially('gx');
  await page.clock.runFor(300);
  // What the words mean needs the stock; after a second they are searched as they are.
  await page.clock.runFor(1000);
  await expect.poll(texts).toEqual(['gx']);
  await field.pressSequentially('l');
  // Long enough for the search to count as slow, which updates the screen.
  await page.clock.runFor(250);
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  await expect(field).toHaveValue('gxl');
  await field.pressSequentially(' ');
  release();
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await expect(field).toHaveValue('gxl ');
  await page.clock.runFor(300);
  await expect.poll(texts).toEqual(['gx', 'gxl']);
  await expect(field).toHaveValue('gxl ');
});

test('a slider range is written to the URL as min:max after 400 ms', { tag: '@long' }, async ({ page }) => {
  const asked = await searches(page);
  await withStillClock(page, '/search/?page=2');
  const [panel, address] = [filters(page), page.url()];
  const to = panel.getByRole('textbox', { name: 'Price to' });
  if (await to.isHidden()) await panel.getByText('Price', { exact: true }).click();
  await to.fill('40000');
  await to.press('Enter');
  // The first touch loads the slider, and a change takes a frame or two: the 400 ms start with its search.
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return (await asked()).some((message) => message.includes('40000'));
    })
    .toBe(true);
  await page.clock.runFor(380);
  expect(page.url()).toBe(address);
  await page.clock.runFor(40);
  await expect(page).toHaveURL(siteUrl(site, '/search/?price=:40000'));
});

test('a filter is ticked at once, while the last results stay and are marked as busy until it is applied', {
  tag: '@long',
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search/cars.*.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  const all = await readResultCount(page);
  await openFilters(page);
  const toyota = filters(page).getByRole('checkbox', { name: /^Toyota/ });
  // Before the next frame, in which the search begins.
  const isTicked = await toyota.evaluate((box: HTMLInputElement) => {
    box.click();
    return box.checked;
  });
  expect(isTicked).toBe(true);
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  await expect(toyota).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(21);
  expect(await readResultCount(page)).toBe(all);
  release();
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/'));
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
});

for (const { address, tag } of [
  { address: '/search/', tag: '@long' },
  { address: '/search/?price=:60000', tag: [] },
]) {
  test(`a sort order chosen before the scripts of ${address} have loaded is applied`, { tag }, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(siteUrl(site, address), { waitUntil: 'commit' });
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.selectOption('price:asc');
    scripts.letThrough();
    await expect(page).toHaveURL(/[?&]sortBy=price:asc/);
    await expect(order).toHaveValue('price:asc');
  });
}

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
