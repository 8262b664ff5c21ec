import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { type StockStatusChanges, stubStockStatus } from '#tests/support/browser/stub-stock-status.ts';
import { test } from '#tests/support/browser/test.ts';
import { freeReservedCars, readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { type BuiltSite, builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
/** The visible form. */
const request = (page: Page) => leadForm(page).filter({ visible: true });
/** Sites with reservations; online purchases are another journey. */
const sites = builtSites().filter(({ reserved }) => reserved.some((path) => path.endsWith('/checkout/')));

test.beforeEach(freeReservedCars);

test('at least one dealer takes reservations', () => {
  expect(sites.map(({ slug }) => slug)).toContain('coolabah');
});

for (const site of sites) {
  const [path = ''] = site.reserved;
  const carPage = path.replace(/[^/]+\/$/, '');

  test(`${site.slug}: reserving from the car's page records the car and the fee in the lead`, {
    tag: longUnless(site.slug === 'coolabah'),
  }, async ({ page }) => {
    const person = makePerson();
    await page.goto(siteUrl(site, carPage));
    const button = page.getByRole('region', { name: 'Price and contact' }).getByRole('link', {
      name: /^Reserve/,
    });
    const [fee = ''] = /\$[\d,]+/.exec((await button.textContent()) ?? '') ?? [];
    await button.click();
    await expect(page).toHaveURL(siteUrl(site, path));
    await expect(summary(page)).toContainText(fee);
    await fillAndSendForm(request(page), person);
    await expect(page).toHaveURL(siteUrl(site, '/success/'));
    await expect(
      page.getByText(/We've got your request to reserve the/).filter({ visible: true }),
    ).toBeVisible();
    const leads = readRecordedLeads(person['Email Address']);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      form: 'reserve',
      payload: {
        car_id: expect.stringMatching(/./),
        userData: {
          category: 'Reservation',
          contact_by: 'Phone call',
          ...(fee && { reserve_fee: fee.replace(/\D/g, '') }),
        },
      },
    });
  });

  test(`${site.slug}: the alternative URL redirects, and cars that cannot be reserved redirect to their page`, {
    tag: longUnless(site.slug === 'boobook'),
  }, async ({ page }) => {
    const response = await page.goto(siteUrl(site, path.replace('/checkout/', '/buy-online/')));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(siteUrl(site, path));
    const held = new Set(site.reserved.map((each) => each.replace(/[^/]+\/$/, '')));
    const other = site.paths.find((each) => /^\/cars\/[^/]+\/$/.test(each) && !held.has(each)) ?? '';
    for (const last of ['checkout', 'buy-online']) {
      await page.goto(siteUrl(site, `${other}${last}/`));
      await expect(page).toHaveURL(siteUrl(site, other));
    }
  });
}

const group = sites.find(({ slug }) => slug === 'coolabah');

/** Opens the page of a car with a changed status. */
async function openWith(page: Page, site: BuiltSite, news: StockStatusChanges[string]): Promise<void> {
  const [path = ''] = site.reserved;
  await page.goto(siteUrl(site, path));
  const id = (await request(page).locator('[name=car_id]').getAttribute('value')) ?? '';
  await stubStockStatus(page, site.slug, { [id]: news });
  await page.reload();
}

for (const { what, news, heading } of [
  { what: 'sold', news: ['sold', 0], heading: 'SOLD' },
  { what: 'been reserved by somebody else', news: ['in_stock', 20_000, true], heading: 'RESERVED' },
  { what: 'left the stock', news: null, heading: 'No longer listed' },
] as const) {
  test(`a car that has ${what} since the build cannot be reserved: the page says so and links to others`, {
    tag: longUnless(heading === 'RESERVED'),
  }, async ({ page }) => {
    if (!group) throw new Error('coolabah is not built');
    await openWith(page, group, news);
    await expect(summary(page).getByRole('heading', { name: heading })).toBeVisible();
    await expect(request(page)).toHaveCount(0);
    await expect(summary(page).getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      /^\/search\//,
    );
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test('a changed price is shown without amounts calculated from the old one', { tag: '@long' }, async ({
  page,
}) => {
  if (!group) throw new Error('coolabah is not built');
  await openWith(page, group, ['in_stock', 12_345]);
  await expect(summary(page)).toContainText('$12,345');
  await expect(summary(page)).not.toContainText('Balance');
  await expect(request(page)).toBeVisible();
});

test('a reservation for a car that can no longer be reserved is refused and not stored', async ({
  page,
  trouble,
}) => {
  if (!group) throw new Error('coolabah is not built');
  const person = makePerson();
  const [path = ''] = group.reserved;
  await page.goto(siteUrl(group, path));
  // As from a page opened before the last build: the site no longer has this car.
  await page.route('**/api/lead', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), car_id: 'gone' } }),
  );
  await fillAndSendForm(request(page), person);
  await expect(page.getByRole('alert')).toContainText(
    'Sorry, this car has just been sold or reserved by someone else.',
  );
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  expect(trouble.splice(0)).toEqual([expect.stringMatching(/\/api\/lead: 409$/)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of sites)
    test(`${site.slug}: a car can still be reserved`, {
      tag: longUnless(site.slug === 'boobook'),
    }, async ({ page }) => {
      const person = makePerson();
      const [path = ''] = site.reserved;
      await page.goto(siteUrl(site, path));
      await fillAndSendForm(request(page), person);
      await expect(page).toHaveURL(siteUrl(site, '/success/#sent-reserve'));
      await expect(page.locator('[id^=sent-]:visible')).toContainText('request to reserve the');
      expect(readRecordedLeads(person['Email Address'])).toMatchObject([
        { form: 'reserve', payload: { userData: { category: 'Reservation' } } },
      ]);
    });
});
