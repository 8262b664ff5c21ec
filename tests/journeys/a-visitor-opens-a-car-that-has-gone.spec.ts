import { expect, type Page } from 'playwright/test';
import { contactPanel, stickyEnquireBar } from '#tests/support/browser/car-page.ts';
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
}
