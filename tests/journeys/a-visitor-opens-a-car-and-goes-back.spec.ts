import { expect } from 'playwright/test';
import { addressOf, builtSites } from '#tests/support/built-sites.ts';
import { test } from '#tests/support/test.ts';

for (const site of builtSites()) {
  test(`${site.slug}: a card leads to its car, and back leads to the card`, async ({ page }) => {
    await page.goto(addressOf(site, '/search/'));
    const card = page.getByRole('main').getByRole('article').nth(3);
    const link = card.getByRole('heading').getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(addressOf(site, href));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(addressOf(site, '/search/'));
    await expect(link).toBeInViewport();
  });
}
