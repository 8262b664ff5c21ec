import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { type LiveStatus, parseStockStatus } from '#domain/car/status/live-status-file.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import { fillAndSendForm, fillFields, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { holdScripts } from '#tests/support/browser/hold-requests.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { findSite, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = findSite('coolabah');
const at = (path: string) => siteUrl(site, path);
const carPath = site.paths.find((path) => /^\/cars\/[^/]+\/$/.test(path)) ?? '';
const panel = (page: Page) => page.getByRole('region', { name: 'Price and contact' });
/** Pages with blocking scripts don't fire `load` until these arrive. */
const ONCE_THERE = { waitUntil: 'commit' } as const;

/** A visitor who wrote before: the details of their last message are on the device. */
async function storeDetails(page: Page): Promise<void> {
  await page.evaluate(([key, details]) => localStorage.setItem(key, JSON.stringify(details)), [
    `forecourt:${site.slug}:details`,
    { name: 'Ada', last_name: 'Byron', email: 'a@example.com', phone: '0412345678' },
  ] as const);
}

/** Status changes of cars since the pages were built, by id; null = no longer listed. */
type StockStatusChanges = Readonly<Record<string, LiveStatus | null>>;

/** Makes the stock status of a site report these changes. */
async function stubStockStatus(page: Page, slug: string, news: StockStatusChanges): Promise<void> {
  const file = join(getTestFolders().distDir, slug, 'stock', 'status.json');
  const status = parseStockStatus(JSON.parse(readFileSync(file, 'utf8')));
  const now = Object.entries({ ...status, ...news }).filter(([, entry]) => entry !== null);
  await page.route('**/stock/status.json', (route) => route.fulfill({ json: Object.fromEntries(now) }));
}

test.describe('while scripts are still loading', () => {
  test('a form submitted early is validated and sent afterwards', async ({ page }) => {
    const { letThrough } = await holdScripts(page);
    const person = makePerson();
    await page.goto(at('/careers/'), ONCE_THERE);
    const form = leadForm(page);
    await form.getByLabel('Location').selectOption({ index: 1 });
    await fillAndSendForm(form, { ...person, Message: 'Hello' });
    expect(readRecordedLeads(person['Email Address'])).toEqual([]);
    letThrough();
    await expect(page).toHaveURL(at('/success/'));
    expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  });

  test('a press on Next that begins before stored details are filled in still leads to the next step', {
    tag: '@long',
  }, async ({ page }) => {
    // The whole form is in sight: otherwise Chromium, unlike Safari, would scroll along with what is inserted above.
    await page.setViewportSize({ width: 390, height: 1600 });
    await page.goto(at('/finance/'));
    await storeDetails(page);
    const { letThrough } = await holdScripts(page);
    await page.goto(at('/finance/'), ONCE_THERE);
    const form = leadForm(page);
    await fillFields(form, makePerson());
    await form.getByRole('button', { name: 'Next' }).hover();
    await page.mouse.down();
    letThrough();
    await expect(form.getByRole('button', { name: 'Clear my details' })).toBeVisible();
    await page.mouse.up();
    await expect(form.getByRole('group', { name: /^Step 2 of 2/ })).toBeVisible();
  });

  test('clicking a button of a sold car says that it has sold and opens nothing', async ({ page }) => {
    await page.goto(at(carPath));
    const id =
      (await page
        .getByRole('region', { name: 'Photos' })
        .getByRole('button', { name: /^Save / })
        .getAttribute('data-save')) ?? '';
    await stubStockStatus(page, site.slug, { [id]: ['sold', 0] });
    const { letThrough } = await holdScripts(page);
    await page.reload(ONCE_THERE);
    await panel(page).getByRole('link', { name: 'Enquire' }).click();
    letThrough();
    await expect(panel(page).getByRole('heading', { name: 'SOLD' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('when scripts fail to load, the links of a car lead to their pages, and its brochure downloads', async ({
  page,
  trouble,
}) => {
  await page.route('**/_astro/**.js', (route) => route.abort('failed'));
  await page.goto(at(carPath));
  const coming = page.waitForEvent('download');
  await panel(page).getByRole('link', { name: 'Download brochure' }).click();
  await coming;
  await panel(page).getByRole('link', { name: 'Enquire' }).click();
  await expect(page).toHaveURL(/\/contact\/\?car_id=/);
  trouble.length = 0;
});
