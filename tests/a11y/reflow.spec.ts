import { expect } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { sitesToVisit, siteUrl } from '#tests/support/sites/built-sites.ts';
import { pagesToVisit } from '#tests/support/sites/pages-to-visit.ts';

// WCAG 1.4.10: as wide as a page zoomed to 400 % on a screen of 1280.
test.use({ viewport: { width: 320, height: 640 } });

for (const site of sitesToVisit()) {
  test(`${site.slug}: no kind of page needs sideways scrolling at 320 px`, async ({ page }) => {
    for (const { kind, path } of pagesToVisit(site, { cars: 1, seed: 320 })) {
      await page.goto(siteUrl(site, path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `the ${kind} page ${path}`).toBe(320);
    }
  });
}
