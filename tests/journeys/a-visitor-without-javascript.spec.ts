import { expect } from 'playwright/test';
import { pageKindOf } from '#scripts/audit/page-kinds.ts';
import { contactPanel, enquireLink } from '#tests/support/browser/car-page.ts';
import { leadForm, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { readCount, readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ javaScriptEnabled: false });

for (const site of sitesWithStock('showroom')) {
  const cars = site.paths.filter((path) => pageKindOf(path) === 'car').sort();

  test(`${site.slug}: every car is two clicks from the search`, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    await page
      .getByRole('main')
      .getByRole('link', { name: / stock list$/ })
      .first()
      .click();
    await expect(page).toHaveURL(siteUrl(site, '/stock/'));
    await page.waitForLoadState('domcontentloaded');

    const links = page.getByRole('main').getByRole('link');
    const listed = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
    );
    expect([...new Set(listed.filter((href) => href.startsWith('/cars/')))].sort()).toEqual(cars);

    await links.last().click();
    await expect(page).toHaveURL(siteUrl(site, listed.at(-1) ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${site.slug}: an enquiry about a car works without JavaScript, and an error keeps all input`, async ({
    page,
  }) => {
    const person = makePerson();
    await page.goto(siteUrl(site, '/search/'));
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await enquireLink(contactPanel(page)).click();
    const car = new URL(page.url()).searchParams.get('car_id');
    const form = leadForm(page);
    for (const [label, text] of Object.entries(person)) await form.getByLabel(label).fill(text);
    await form.getByLabel('Message').fill('Is it <b>still</b> there?');
    const location = form.getByLabel('Location');
    if (await location.isVisible()) await location.selectOption({ index: 1 });
    const terms = form.getByLabel('I agree');
    if (await terms.isVisible()) await terms.check();
    // Valid for the browser, but not for us.
    await form.getByLabel('Mobile Number').fill('12345');
    await sendButton(form).click();

    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await expect(form.getByLabel('Message')).toHaveValue('Is it <b>still</b> there?');
    await form.getByLabel('Mobile Number').fill('0412 345 678');
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/success\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const leads = readRecordedLeads(person['Email Address']);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      site: site.slug,
      payload: {
        source: 'Website',
        car_id: car,
        userData: { message: 'Is it <b>still</b> there?', postcode: '0800' },
      },
    });
  });
}

const at = (path: string) => siteUrl({ slug: 'wattlebird' }, path);

test('a price in the query string is reported as not applied, with a link to the list by price', async ({
  page,
}) => {
  await page.goto(at('/search/?price=:20000'));
  await expect(page.getByRole('paragraph').filter({ hasText: 'turn on JavaScript' })).toBeInViewport();
  await page
    .getByRole('link', { name: /by price$/ })
    .first()
    .click();
  await expect(page).toHaveURL(at('/stock/by-price/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in stock by price');
});

test('a facet link leads to as many vehicles as it promises', { tag: '@long' }, async ({ page }) => {
  await page.goto(at('/search/'));
  const open = page.getByRole('button', { name: 'Filters' });
  if (await open.isVisible()) await open.click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const facet = filters
    .getByRole('link')
    .filter({ has: page.locator('.num') })
    .first();
  const promised = await readCount(facet);
  const href = (await facet.getAttribute('href')) ?? '';
  await facet.click();
  await expect(page).toHaveURL(at(href));
  await expect.poll(() => readResultCount(page)).toBe(promised);
  if (await open.isVisible()) await open.click();
  await expect(filters.locator('[aria-current]')).not.toHaveCount(0);
  await filters.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(at('/search/'));
});
