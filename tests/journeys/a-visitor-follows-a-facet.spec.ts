import { expect } from 'playwright/test';
import { addressOf, builtSites } from '#tests/support/built-sites.ts';
import { sample } from '#tests/support/seeded.ts';
import { test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const site of builtSites()) {
  test(`${site.slug}: a facet link leads to as many vehicles as it promises`, async ({ page }) => {
    await page.goto(addressOf(site, '/search/'));
    const facets = await page
      .getByRole('complementary', { name: 'Filters', includeHidden: true })
      .locator('a:has(.num)')
      .evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          count: link.querySelector('.num')?.textContent.trim() ?? '',
        })),
      );
    expect(facets.length).toBeGreaterThan(3);

    for (const { href, count } of sample(facets, 6, 3)) {
      await page.goto(addressOf(site, href));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^\\s*${count}\\s`));
    }
  });

  test(`${site.slug}: the filters open, narrow the search and clear again`, async ({ page }) => {
    await page.goto(addressOf(site, '/search/'));
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const open = page.getByRole('button', { name: 'Filters' });
    if (await open.isVisible()) await open.click();
    const facet = filters.locator('a:has(.num)').filter({ visible: true }).first();
    const href = (await facet.getAttribute('href')) ?? '';
    await facet.click();
    await expect(page).toHaveURL(addressOf(site, href));

    if (await open.isVisible()) await open.click();
    await expect(filters.locator('[aria-current]')).not.toHaveCount(0);
    await filters.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(addressOf(site, '/search/'));
  });
}
