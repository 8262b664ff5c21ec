import { expect } from 'playwright/test';
import { kindOf } from '#scripts/audit/page-kinds.ts';
import { addressOf, stockedSites } from '#tests/support/built-sites.ts';
import { test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const site of stockedSites('showroom')) {
  const cars = site.paths.filter((path) => kindOf(path) === 'car').sort();

  test(`${site.slug}: every car is two clicks from the search`, async ({ page }) => {
    await page.goto(addressOf(site, '/search/'));
    await page.getByRole('main').locator('a[href="/stock/"]').first().click();
    await expect(page).toHaveURL(addressOf(site, '/stock/'));

    const links = page.getByRole('main').locator('a[href^="/cars/"]');
    const listed = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
    );
    expect([...new Set(listed)].sort()).toEqual(cars);

    await links.last().click();
    await expect(page).toHaveURL(addressOf(site, listed.at(-1) ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
