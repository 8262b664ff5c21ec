import { expect } from 'playwright/test';
import type { TemplateName } from '#site/config/templates.ts';
import { heading } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { checkWidths } from '#tests/support/geometry/check-widths.ts';
import { builtSites, findLargestSites, siteUrl } from '#tests/support/sites/built-sites.ts';
import { EXTREME_PATHS, startExtremeSite } from '#tests/support/sites/extreme-sites.ts';
import { planOneOfEachKind } from '#tests/support/sites/pages-to-visit.ts';

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

// The widths are the test's own: once is enough.
const tag = '@wide';

for (const { site, kind, path } of planOneOfEachKind(builtSites(), findLargestSites())) {
  test(`${site.slug}: the ${kind} page ${path} is whole at every width`, { tag }, async ({ page }) => {
    await page.goto(siteUrl(site, path));
    expect(await checkWidths(page)).toEqual([]);
  });
}

for (const template of ['classic', 'showroom'] satisfies TemplateName[]) {
  test(`${template}: long names and six-digit prices fit at every width`, { tag }, async ({ page }) => {
    test.setTimeout(180_000);
    const sites = await startExtremeSite(template);
    for (const path of EXTREME_PATHS) {
      await page.goto(sites.address(`extreme-${template}`, path));
      if (path.includes('nosuchthing')) await expect(heading(page)).toHaveText(/^0 /);
      expect.soft(await checkWidths(page), path).toEqual([]);
    }
    await sites.close();
  });
}
