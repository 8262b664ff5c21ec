import { expect, type Page } from 'playwright/test';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save this search' });

const site = { slug: 'coolabah' };

test('a saved search is listed with its result count and links back to its results', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/toyota/?sortBy=price:asc'));
  await waitUntilHydrated(page);
  const total = await readResultCount(page);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await page.goto(siteUrl(site, '/saved-searches/'));
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Toyota.*Rename/ });
  await expect(entry.getByText(new RegExp(`^${total} \\w+$`))).toBeVisible();
  await expect(entry).not.toContainText('new since');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/?sortBy=price:asc'));
});
