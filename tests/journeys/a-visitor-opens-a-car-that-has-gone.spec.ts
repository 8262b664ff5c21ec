import { expect, type Page } from 'playwright/test';
import { LENDERS } from '#domain/finance/lender.ts';
import { contactPanel, enquireLink, stickyEnquireBar } from '#tests/support/browser/car-page.ts';
import { type StockStatusChanges, stubStockStatus } from '#tests/support/browser/stub-stock-status.ts';
import { test } from '#tests/support/browser/test.ts';
import { type BuiltSite, sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

/** Opens the first available car of the search, with a changed status. */
async function openCar(page: Page, site: BuiltSite, news: StockStatusChanges[string]): Promise<void> {
  await page.goto(siteUrl(site, '/search/'));
  const card = page.getByRole('main').getByRole('article').filter({ hasText: '$' }).first();
  const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const id = (await card.getByRole('button', { name: /^Save / }).getAttribute('data-save')) ?? '';
  await stubStockStatus(page, site.slug, { [id]: news });
  await page.goto(siteUrl(site, path));
}

for (const site of sitesWithStock('showroom')) {
  test(`${site.slug}: a car sold since the build says so and links to others`, async ({ page }) => {
    await openCar(page, site, ['sold', 0]);
    await expect(contactPanel(page).getByRole('heading', { name: 'SOLD' })).toBeVisible();
    await expect(contactPanel(page)).toContainText(/Unfortunately this \w+ recently sold\./);
    await expect(contactPanel(page).getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      /^\/search\//,
    );
    await expect(
      contactPanel(page).getByRole('link', { name: /Enquire|Test Drive|Reserve|Finance|trade-in/i }),
    ).toHaveCount(0);
    await expect(stickyEnquireBar(page)).toHaveCount(0);
  });

  test(`${site.slug}: a car that is no longer listed says so`, { tag: '@long' }, async ({ page }) => {
    await openCar(page, site, null);
    await expect(contactPanel(page).getByRole('heading', { name: 'No longer listed' })).toBeVisible();
    await expect(contactPanel(page)).toContainText(/This \w+ is no longer in stock\./);
  });

  test(`${site.slug}: a changed price is shown wherever the price appears`, async ({ page }) => {
    await openCar(page, site, ['in_stock', 12_345]);
    // Where subscriptions lead, the price to buy is part of a sentence, and the bar keeps the weekly cost.
    const isFleet = site.slug === 'pardalote';
    const price = isFleet ? 'Or buy it for $12,345 Drive Away' : '$12,345';
    await expect(contactPanel(page).getByText(price, { exact: true })).toBeVisible();
    await expect(stickyEnquireBar(page)).toContainText(isFleet ? 'per week subscription' : '$12,345');
    await expect(enquireLink(contactPanel(page))).toBeVisible();
  });
}

const site = sitesWithStock().find(({ slug }) => slug === 'coolabah');

/** Opens a car with finance figures, with a changed price and the lenders' current answer. */
async function openLentCar(page: Page, lenders: object | undefined): Promise<void> {
  if (!site) throw new Error('coolabah is not built');
  await page.goto(siteUrl(site, '/search/'));
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'per week' }).first();
  const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const id = (await card.getByRole('button', { name: /^Save / }).getAttribute('data-save')) ?? '';
  const asked: string[] = [];
  await page.route('**/api/finance?*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    const answer = Object.fromEntries(LENDERS.map((name) => [name, lenders]));
    await (lenders
      ? route.fulfill({ json: { car_id: id, finance_lenders: answer } })
      : route.abort('failed'));
  });
  await stubStockStatus(page, site.slug, { [id]: ['in_stock', 12_345] });
  await page.goto(siteUrl(site, path));
  await expect(contactPanel(page).getByText('$12,345', { exact: true })).toBeVisible();
  await expect.poll(() => asked).toEqual([`?car_id=${id}`]);
}

const FIGURES = {
  interestRate: 7.5,
  comparisonRate: 7.99,
  paymentWeek: 61,
  paymentMonth: 265,
  termMonths: 60,
  termYears: 5,
  deposit: null,
  balloon: null,
  disclaimer: 'On approval.',
};

test('a changed price replaces the finance figures with new ones requested for the car', {
  tag: '@long',
}, async ({ page }) => {
  await openLentCar(page, FIGURES);
  await expect(contactPanel(page)).toContainText('from $61 per week');
  await expect(contactPanel(page)).toContainText('7.99% p.a. comparison rate*');
  const note = page.getByRole('region', { name: 'About the repayments' });
  await expect(note).toContainText(
    'Repayment based on 60 months at 7.5% p.a. interest, 7.99% p.a. comparison rate*.',
  );
  await expect(note).toContainText('On approval.');
  await expect(note).toContainText('WARNING: This comparison rate is true only for the examples given');
});

for (const { what, lenders, tag } of [
  { what: 'no lender gives a comparison rate', lenders: { ...FIGURES, comparisonRate: null }, tag: '@long' },
  { what: 'lenders can’t be asked', lenders: undefined, tag: [] },
])
  test(`no finance figures are shown beside a changed price when ${what}`, { tag }, async ({
    page,
    trouble,
  }) => {
    await openLentCar(page, lenders);
    await expect(page.getByRole('region', { name: 'About the repayments' })).toHaveCount(0);
    await expect(contactPanel(page)).not.toContainText(/per week|comparison rate/);
    trouble.length = 0;
  });

test('clicking a button shows that the car has sold before anything opens', async ({ page }) => {
  if (!site) throw new Error('coolabah is not built');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/stock/status.json', async (route) => {
    await held;
    await route.fallback();
  });
  await openCar(page, site, ['sold', 0]);
  // Playwright calls the latest handler first: this one delays the other's response.
  await page.route('**/stock/status.json', async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload();
  await contactPanel(page).getByRole('link', { name: 'Enquire' }).click();
  release();
  await expect(contactPanel(page).getByRole('heading', { name: 'SOLD' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the enquiry form of a card says that its car has sold, or shows its changed price', {
  tag: '@long',
}, async ({ page }) => {
  if (!site) throw new Error('coolabah is not built');
  await page.goto(siteUrl(site, '/search/'));
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
  await stubStockStatus(page, site.slug, { [sold]: ['sold', 0], [dearer]: ['in_stock', 98_765] });
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
