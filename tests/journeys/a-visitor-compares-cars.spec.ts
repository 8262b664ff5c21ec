import { expect, type Page } from 'playwright/test';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { stubStockStatus } from '#tests/support/browser/stub-stock-status.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const ticks = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const table = (page: Page) => page.getByRole('table');

async function pick(page: Page, number: number): Promise<void> {
  for (let index = 0; index < number; index++) await ticks(page).nth(index).check();
  await expect(tray(page).getByRole('link')).toHaveText(`Compare (${number})`);
}

/** The ids in the tray's link. */
async function pickedIds(page: Page): Promise<readonly string[]> {
  const address = (await tray(page).getByRole('link').getAttribute('href')) ?? '';
  return address.split('=')[1]?.split(',') ?? [];
}

for (const site of [{ slug: 'coolabah' }, { slug: 'boobook' }]) {
  test(`${site.slug}: two ticked cars are compared side by side, with the better price in words`, {
    tag: longUnless(site.slug === 'boobook'),
  }, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    await pick(page, 2);
    await tray(page).getByRole('link', { name: 'Compare (2)' }).click();
    await expect(page).toHaveURL(/\/compare\/\?ids=[^,]+,[^,]+$/);
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await expect(table(page).getByRole('row', { name: /^Price/ })).toHaveText(/Lowest/);
    await expect(
      table(page)
        .getByRole('columnheader')
        .getByRole('link', { name: /^Enquire/ }),
    ).toHaveCount(2);
    await expect(tray(page)).toBeHidden();

    const all = await table(page).getByRole('row').count();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    const differing = await table(page).getByRole('row').count();
    expect(differing).toBeLessThan(all);
    await expect(table(page).getByRole('rowheader', { name: 'All have' })).toBeHidden();
  });
}

const site = { slug: 'coolabah' };

test('ticking a fifth car is refused with a message, and clearing the tray clears the ticks', async ({
  page,
}) => {
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  await pick(page, 4);
  await ticks(page).nth(4).click();
  await expect(ticks(page).nth(4)).not.toBeChecked();
  await expect(tray(page)).toContainText('Compare up to 4. Remove one first.');
  await tray(page).getByRole('button', { name: 'Clear' }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Compare /, checked: true })).toHaveCount(0);
});

test('cars that have left the stock leave the comparison and the selection, making room for others', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  const fifth = page.getByRole('main').getByRole('article').nth(4);
  await fifth.getByRole('button', { name: /^Save / }).click();
  await pick(page, 4);
  const [gone = '', away = '', ...left] = await pickedIds(page);
  await stubStockStatus(page, site.slug, { [gone]: null, [away]: null });
  await tray(page).getByRole('link').click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expect(page).toHaveURL(siteUrl(site, `/compare/?ids=${left.join(',')}`));
  await page.getByRole('button', { name: /^Add / }).click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByText('Some of these cars are no longer in stock.')).toBeVisible();
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  await expect(tray(page).getByRole('link')).toHaveText('Compare (3)');
});

test('a car that has just come into stock is not reported as gone', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  await pick(page, 2);
  const [known = ''] = await pickedIds(page);
  await stubStockStatus(page, site.slug, { arrived: ['in_stock', 20_000] });
  await page.goto(siteUrl(site, `/compare/?ids=${known},arrived`));
  await expect(table(page).getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByText('Some of these cars are no longer in stock.')).toBeHidden();
});

test('on a phone the table scrolls sideways by keyboard while its first column stays in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  await pick(page, 3);
  await tray(page).getByRole('link').click();
  const region = page.getByRole('region', { name: 'Compare cars' });
  await region.focus();
  const header = table(page).getByRole('rowheader').first();
  const before = await header.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await header.boundingBox())?.x).toBe(before?.x);
});
