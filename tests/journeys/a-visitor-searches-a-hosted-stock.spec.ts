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
import { ADMIN_KEY } from '#tests/support/servers/hosted-stock.ts';
import { type HostedDealer, startHostedDealer } from '#tests/support/sites/hosted-dealer.ts';

// All tests share one dealer, filled and built once, in order.
test.describe.configure({ mode: 'default' });
test.use({ ownAddress: false });
test.describe('a stock searched through a Typesense host', () => {
  let dealer: HostedDealer | undefined;
  test.beforeAll(async () => {
    // Two commands and a build.
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
  const callHost = async (path: string, body: string) => {
    const init = { method: 'POST', headers: { 'x-typesense-api-key': ADMIN_KEY }, body };
    const response = await fetch(`http://127.0.0.1:${dealer?.server.port}${path}`, init);
    return JSON.parse((await response.text()).split('\n')[0] ?? '');
  };
  /** Adds a vehicle to the hosted index, like any other that is there. */
  const addToHost = async (car: { id: string; make: string; model: string }) => {
    const search = { collection: 'cars_hosted', q: '*', per_page: 1, filter_by: 'status:=in_stock' };
    const { results } = await callHost('/multi_search', JSON.stringify({ searches: [search] }));
    const name = `${car.make}:${car.model}`;
    const names = { make_model: name, make_or_model: [car.make, name] };
    const document = { ...results[0].hits[0].document, ...car, ...names };
    await callHost('/collections/cars_hosted/documents/import?action=upsert', JSON.stringify(document));
  };

  defineSearchJourneys({ address, isWarm: () => asked() === 1, tag: ['@long'] }, [
    { path: '/search/' },
    { path: '/search/toyota/hilux/', tag: ['@long'] },
  ]);

  test('while the host responds, no index file or worker is loaded, and no library writes to local storage', async ({
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

  test('when the host fails, the index file takes over without the visitor noticing', async ({
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
    await expect.poll(() => readResultCount(page)).toBe(all);
    expect(asked()).toBe(failed);

    // The next page gives the host another chance.
    if (dealer) dealer.server.trouble = undefined;
    await page.goto(address('/search/?make=Toyota'));
    await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
    expect(asked()).toBeGreaterThan(failed);
    trouble.length = 0;
  });

  test('what arrived at the host since the build is found at its address, and stays when the host fails', async ({
    page,
    trouble,
  }) => {
    await addToHost({ id: 'arrived', make: 'Saab', model: '9-5' });
    await page.goto(address('/search/saab/'));
    await expect(heading(page)).toHaveText('1 Saab car for sale');
    await expect(page.getByText('None in stock right now.')).toBeHidden();
    await page.goto(address('/search/saab/9-5/'));
    await expect(heading(page)).toHaveText('1 Saab 9-5 for sale');
    await openFilters(page);
    if (dealer) dealer.server.trouble = { status: 503 };
    const field = filters(page).getByRole('combobox', { name: 'Search' });
    // Opening the drawer moves the focus a moment later, which would interrupt typing.
    await field.focus();
    await waitUntilIdle(page);
    await field.fill('hilux');
    await expect.poll(() => page.workers().length).toBe(1);
    await expect(page).toHaveURL(/query=hilux/);
    await expect(field).toBeFocused();
    trouble.length = 0;
  });

  test('when both host and index file fail, the last results stay and the search can be retried', {
    tag: '@long',
  }, async ({ page, trouble }) => {
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
