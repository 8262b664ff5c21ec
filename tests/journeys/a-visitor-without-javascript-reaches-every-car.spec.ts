import { expect } from 'playwright/test';
import { pageKindOf } from '#scripts/audit/page-kinds.ts';
import { test } from '#tests/support/browser/test.ts';
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
}
