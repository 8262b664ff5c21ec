import { expect } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import type { AuditPageKind } from '#scripts/audit/page-kinds.ts';
import { describeOverBudget, getWeightBudget, openAndMeasure } from '#scripts/audit/page-weight.ts';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, findLargestSites, siteUrl } from '#tests/support/sites/built-sites.ts';
import { planSweep } from '#tests/support/sites/pages-to-visit.ts';

// A phone's screen has twice the resolution, so its pictures are larger.
test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 2 : 1) });

/** Car pages per site, chosen by a seed that never changes. The long run takes more. */
const SAMPLE = { cars: process.env.TEST_LONG ? 100 : 2, seed: 20 };

/** Pages of one visitor, and the missing page, have no canonical address. */
const NO_CANONICAL: ReadonlySet<AuditPageKind> = new Set([
  'favourites',
  'compare',
  'saved-searches',
  'none-in-stock',
  'not-found',
]);

for (const { site, kind, path, tag } of planSweep(builtSites(), findLargestSites(), SAMPLE)) {
  test(`${site.slug}: the ${kind} page ${path} is accessible, lean and complete`, { tag }, async ({
    page,
  }) => {
    const { status, weight } = await openAndMeasure(page, siteUrl(site, path));
    expect(status).toBe(kind === 'not-found' ? 404 : 200);
    expect.soft(describeOverBudget(weight, getWeightBudget(kind)), 'bytes').toEqual([]);

    expect.soft((await page.title()).trim(), 'title').not.toBe('');
    await expect.soft(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (!NO_CANONICAL.has(kind)) {
      await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}${path}`);
    }
    expect.soft(await findAccessibilityProblems(page), 'axe').toEqual([]);
  });
}
