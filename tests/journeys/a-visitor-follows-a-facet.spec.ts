import { expect } from 'playwright/test';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { sampleItems } from '#tests/support/factories/seeded-random.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ javaScriptEnabled: false });

/** Links that are followed. */
const SAMPLE = process.env.TEST_LONG ? 6 : 2;

for (const { slug, sections } of [
  { slug: 'coolabah', sections: ['Make', 'Condition', 'Body type'] },
  { slug: 'wattlebird', sections: ['Make', 'Body type'] },
  { slug: 'boobook', sections: ['Condition', 'Make', 'Body type'] },
]) {
  test(`${slug}: the filter panel lists those of the dealer's filters that have pages, in its order`, {
    tag: longUnless(slug === 'boobook'),
  }, async ({ page }) => {
    await page.goto(siteUrl({ slug }, '/search/'));
    // The live panel is also in the page, hidden.
    const headings = await page.locator('#filter-links .facet > summary').allTextContents();
    expect(headings.map((text) => text.trim())).toEqual(sections);
  });

  test(`${slug}: a price in the query string is reported as not applied, with a link to the list by price`, {
    tag: longUnless(slug === 'wattlebird'),
  }, async ({ page }) => {
    await page.goto(siteUrl({ slug }, '/search/?price=:20000'));
    await expect(page.getByRole('paragraph').filter({ hasText: 'turn on JavaScript' })).toBeInViewport();
    await page
      .getByRole('link', { name: /by price$/ })
      .first()
      .click();
    await expect(page).toHaveURL(siteUrl({ slug }, '/stock/by-price/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('in stock by price');
  });
}

for (const site of sitesWithStock('classic')) {
  test(`${site.slug}: a facet link leads to as many vehicles as it promises`, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    const facets = await page
      .getByRole('complementary', { name: 'Filters', includeHidden: true })
      .getByRole('link', { includeHidden: true })
      .filter({ has: page.locator('.num') })
      .evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          count: link.querySelector('.num')?.textContent.trim() ?? '',
        })),
      );
    expect(facets.length).toBeGreaterThan(3);

    for (const { href, count } of sampleItems(facets, SAMPLE, 3)) {
      await page.goto(siteUrl(site, href));
      await expect.poll(() => readResultCount(page)).toBe(Number(count.replace(',', '')));
    }
  });

  test(`${site.slug}: the filters open, narrow the search and can be cleared`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/search/'));
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const open = page.getByRole('button', { name: 'Filters' });
    if (await open.isVisible()) await open.click();
    const facet = filters
      .getByRole('link')
      .filter({ has: page.locator('.num') })
      .first();
    const href = (await facet.getAttribute('href')) ?? '';
    await facet.click();
    await expect(page).toHaveURL(siteUrl(site, href));
    await page.waitForLoadState('domcontentloaded');

    if (await open.isVisible()) await open.click();
    await expect(filters.locator('[aria-current]')).not.toHaveCount(0);
    await filters.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(siteUrl(site, '/search/'));
  });
}
