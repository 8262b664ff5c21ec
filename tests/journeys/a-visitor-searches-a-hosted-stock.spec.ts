import { expect } from 'playwright/test';
import {
  closeFilters,
  defineSearchJourneys,
  expectSearchToRecover,
  filters,
  heading,
  openFilters,
  readResultCount,
} from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { type HostedDealer, startHostedDealer } from '#tests/support/sites/hosted-dealer.ts';

// All tests share one dealer, filled and built once, in order.
test.describe.configure({ mode: 'default' });
test.use({ ownAddress: false });
test.describe('a stock that is searched at a Typesense host', () => {
  let dealer: HostedDealer | undefined;
  test.beforeAll(async () => {
    // Two commands and a build.
    test.setTimeout(180_000);
    dealer = await startHostedDealer();
  });
  test.afterAll(() => dealer?.close());
  test.beforeEach(() => {
    if (!dealer) return;
    dealer.server.trouble = undefined;
    dealer.server.requests.length = 0;
  });
  const address = (path: string) => `${dealer?.origin}${path}`;
  const asked = () => dealer?.server.requests.length ?? 0;

  defineSearchJourneys({ address, isWarm: () => asked() === 1 }, [
    { path: '/search/' },
    { path: '/search/toyota/hilux/' },
  ]);

  test('while the host answers, neither the index file nor a worker is loaded, and no library leaves a trace', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(address('/search/?make=Toyota'));
    await waitUntilHydrated(page);
    await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
    expect(files.filter((path) => /\/cars\..*\.json$|worker/.test(path))).toEqual([]);
    expect(page.workers()).toHaveLength(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('loglevel');
  });

  test('when the host fails, the index file answers in its place and nobody notices', async ({
    page,
    trouble,
  }) => {
    if (dealer) dealer.server.trouble = { status: 503 };
    const watch = await watchSearch(page);
    await page.goto(address('/search/'));
    await waitUntilHydrated(page);
    // The host is called while the browser is idle; once it has failed, a worker loads the index.
    await expect.poll(() => page.workers().length).toBe(1);
    const all = await readResultCount(page);
    await openFilters(page);
    await filters(page)
      .getByRole('checkbox', { name: /^Toyota/ })
      .click();
    await closeFilters(page);
    await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
    expect(await readResultCount(page)).toBeLessThan(all);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await watch()).searches).toBe(1);
    const failed = asked();
    await page.getByRole('button', { name: 'Remove filter: Toyota' }).click();
    await expect(heading(page)).toHaveText(`${all} cars for sale`);
    expect(asked()).toBe(failed);

    // The next page gives the host another chance.
    if (dealer) dealer.server.trouble = undefined;
    await page.goto(address('/search/?make=Toyota'));
    await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
    expect(asked()).toBeGreaterThan(failed);
    trouble.length = 0;
  });

  test('a host that fails on a page that was not prerendered does not begin that page anew', async ({
    page,
    trouble,
  }) => {
    await page.goto(address('/search/motorhome-cars/'));
    await expect(heading(page)).toHaveText(/^0 motorhome cars for sale$/i);
    await openFilters(page);
    if (dealer) dealer.server.trouble = { status: 503 };
    const field = filters(page).getByRole('combobox', { name: 'Search' });
    // Opening the drawer moves the focus a moment later, which would interrupt typing.
    await field.focus();
    await waitUntilIdle(page);
    await field.fill('hilux');
    await expect.poll(() => page.workers().length).toBe(1);
    await expect(page).toHaveURL(address('/search/motorhome-cars/?query=hilux'));
    await expect(page.getByRole('button', { name: 'Remove filter: HiLux' })).toBeAttached();
    await expect(field).toBeFocused();
    trouble.length = 0;
  });

  test('when host and index file fail, the last results stay and it can be tried again', async ({
    page,
    trouble,
  }) => {
    let broken = true;
    await page.route('**/search/cars.*.json', (route) => (broken ? route.abort() : route.continue()));
    if (dealer) dealer.server.trouble = { status: 503 };
    await page.goto(address('/search/'));
    await waitUntilHydrated(page);
    await expectSearchToRecover(page, () => {
      broken = false;
    });
    trouble.length = 0;
  });
});
