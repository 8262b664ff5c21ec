import { expect, type Page } from 'playwright/test';
import { addressOf, type BuiltSite, stockedSites } from '#tests/support/built-sites.ts';
import { type News, tellNews } from '#tests/support/live-stock.ts';
import { test } from '#tests/support/test.ts';

/** Opens the first car of the search that can be had, with news of it. */
async function openCar(page: Page, site: BuiltSite, news: News[string]): Promise<void> {
  await page.goto(addressOf(site, '/search/'));
  const card = page.getByRole('main').getByRole('article').filter({ hasText: '$' }).first();
  const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const id = (await card.getByRole('button', { name: /^Save / }).getAttribute('data-save')) ?? '';
  await tellNews(page, site.slug, { [id]: news });
  await page.goto(addressOf(site, path));
}

const panel = (page: Page) => page.getByRole('region', { name: 'Price and contact' });

for (const site of stockedSites()) {
  test(`${site.slug}: a car that has sold since its page was made says so and leads to others`, async ({
    page,
  }) => {
    await openCar(page, site, ['sold', 0]);
    await expect(panel(page).getByRole('heading', { name: 'SOLD' })).toBeVisible();
    await expect(panel(page)).toContainText(/Unfortunately this \w+ recently sold\./);
    await expect(panel(page).getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      /^\/search\//,
    );
    await expect(
      panel(page).getByRole('link', { name: /Enquire|Test Drive|Reserve|Finance|trade-in/i }),
    ).toHaveCount(0);
    await expect(page.locator('.callbar')).toHaveCount(0);
  });

  test(`${site.slug}: a car that is no longer listed says so`, async ({ page }) => {
    await openCar(page, site, null);
    await expect(panel(page).getByRole('heading', { name: 'No longer listed' })).toBeVisible();
    await expect(panel(page)).toContainText(/This \w+ has left our stock\./);
  });

  test(`${site.slug}: another price is shown wherever the price stands`, async ({ page }) => {
    await openCar(page, site, ['in_stock', 12_345]);
    await expect(panel(page).getByText('$12,345', { exact: true })).toBeVisible();
    await expect(page.locator('.callbar')).toContainText('$12,345');
    await expect(panel(page).getByRole('link', { name: /^Enquire/ })).toBeVisible();
  });
}

const site = stockedSites().find(({ slug }) => slug === 'coolabah');

test('whoever presses a button first is told of the sale before anything opens', async ({ page }) => {
  if (!site) throw new Error('coolabah is not built');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/stock/status.json', async (route) => {
    await held;
    await route.fallback();
  });
  await openCar(page, site, ['sold', 0]);
  // Playwright asks the latest handler first: this one holds the answer of the other back.
  await page.route('**/stock/status.json', async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload();
  await panel(page).getByRole('link', { name: 'Enquire' }).click();
  release();
  await expect(panel(page).getByRole('heading', { name: 'SOLD' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where the stock cannot be asked, the page stands and its buttons work', async ({ page, trouble }) => {
  if (!site) throw new Error('coolabah is not built');
  await openCar(page, site, ['sold', 0]);
  await page.unroute('**/stock/status.json');
  await page.route('**/stock/status.json', (route) => route.abort());
  await page.reload();
  await panel(page).getByRole('link', { name: 'Enquire' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  trouble.length = 0;
});

test('the form of a card says that its car has sold, and what another one costs now', async ({ page }) => {
  if (!site) throw new Error('coolabah is not built');
  await page.goto(addressOf(site, '/search/'));
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: '$' });
  const ids: string[] = [];
  for (const number of [0, 1])
    ids.push(
      (await cards
        .nth(number)
        .getByRole('button', { name: /^Save / })
        .getAttribute('data-save')) ?? '',
    );
  const [sold = '', dearer = ''] = ids;
  await tellNews(page, site.slug, { [sold]: ['sold', 0], [dearer]: ['in_stock', 98_765] });
  const dialog = page.getByRole('dialog');
  await cards
    .nth(0)
    .getByRole('link', { name: /^Enquire/ })
    .click();
  await expect(dialog.getByRole('status')).toContainText('Unfortunately this car recently sold.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await cards
    .nth(1)
    .getByRole('link', { name: /^Enquire/ })
    .click();
  await expect(dialog).toContainText('$98,765');
});
