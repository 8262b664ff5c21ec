import { expect } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import type { TemplateName } from '#site/config/templates.ts';
import { heading } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { checkSettings } from '#tests/support/geometry/check-settings.ts';
import { checkWidths } from '#tests/support/geometry/check-widths.ts';
import { builtSites, findLargestSites, sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';
import { EXTREME_PATHS, startExtremeSite } from '#tests/support/sites/extreme-sites.ts';
import { planOneOfEachKind } from '#tests/support/sites/pages-to-visit.ts';

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

// The widths are the test's own: once is enough.
const tag = '@wide';

/** Where pages are laid out differently, and the screens that most visitors have. */
const AXE_WIDTHS = [320, 360, 390, 600, 768, 820, 1024, 1280, 1680];

for (const { site, kind, path } of planOneOfEachKind(builtSites(), findLargestSites())) {
  test(`${site.slug}: the ${kind} page ${path} is whole at every width`, { tag }, async ({ page }) => {
    if (process.env.TEST_LONG) test.setTimeout(300_000);
    await page.goto(siteUrl(site, path));
    expect.soft(await checkWidths(page), 'widths').toEqual([]);
    expect.soft(await checkSettings(page), "visitors' settings").toEqual([]);
    if (!process.env.TEST_LONG) return;
    for (const width of AXE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findAccessibilityProblems(page), `axe at ${width} px`).toEqual([]);
    }
  });
}

test('the page of a car is printed with its name and price first, then its photo', { tag }, async ({
  page,
}) => {
  for (const site of sitesWithStock()) {
    await page.goto(siteUrl(site, site.paths.find((path) => path.startsWith('/cars/')) ?? ''));
    await page.emulateMedia({ media: 'print' });
    const [name, price, photo] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.locator('.price').first(),
        page.locator('.gallery img').first(),
      ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
    );
    expect.soft(name, site.slug).toBeLessThan(100);
    expect.soft(price, site.slug).toBeGreaterThan(name ?? 0);
    expect.soft(photo, site.slug).toBeGreaterThan(price ?? 0);
  }
});

for (const template of ['classic', 'showroom'] satisfies TemplateName[]) {
  test(`${template}: long names and six-digit prices fit at every width`, { tag }, async ({ page }) => {
    test.setTimeout(180_000);
    const sites = await startExtremeSite(template);
    for (const path of EXTREME_PATHS) {
      await page.goto(sites.address(`extreme-${template}`, path));
      if (path.includes('nosuchthing')) {
        await expect(heading(page)).toHaveText(/^0 /);
        await expect(page.getByRole('article').first()).toBeVisible();
      }
      expect.soft(await checkWidths(page), path).toEqual([]);
    }
    await sites.close();
  });
}
