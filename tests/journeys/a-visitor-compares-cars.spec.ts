import { expect, type Page } from 'playwright/test';
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

const site = { slug: 'coolabah' };

test('on a phone the bar covers no button of a car page, and shares a row in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  await pick(page, 1);
  await page.setViewportSize({ width: 844, height: 390 });
  const filters = await page.getByRole('button', { name: /^Filters/ }).boundingBox();
  const compare = await tray(page).getByRole('link').boundingBox();
  expect(compare?.x).toBeGreaterThan((filters?.x ?? 0) + (filters?.width ?? 0));
  expect(Math.abs((compare?.y ?? 0) - (filters?.y ?? 0))).toBeLessThan(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/cars/**');
  await expect(tray(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Warranty, history and inspection' }).scrollIntoViewIfNeeded();
  await expect(tray(page)).toBeInViewport();
});

test('up to four ticked cars are compared side by side, with the best price in words', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  await pick(page, 4);
  await ticks(page).nth(4).click();
  await expect(ticks(page).nth(4)).not.toBeChecked();
  await expect(tray(page)).toContainText('Compare up to 4. Remove one first.');
  await ticks(page).first().uncheck();
  await tray(page).getByRole('link', { name: 'Compare (3)' }).click();
  await expect(page).toHaveURL(/\/compare\/\?ids=[^,]+,[^,]+,[^,]+$/);
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expect(table(page).getByRole('row', { name: /^Price/ })).toHaveText(/Lowest/);
  await expect(tray(page)).toBeHidden();
  const all = await table(page).getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  expect(await table(page).getByRole('row').count()).toBeLessThan(all);

  // On a phone the table scrolls sideways by keyboard while its first column stays in place.
  const region = page.getByRole('region', { name: 'Compare cars' });
  await region.focus();
  const header = table(page).getByRole('rowheader').first();
  const before = await header.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await header.boundingBox())?.x).toBe(before?.x);
});
