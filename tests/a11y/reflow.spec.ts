import { expect } from 'playwright/test';
import { addressOf, visitedSites } from '#tests/support/built-sites.ts';
import { pagesToVisit } from '#tests/support/page-kinds.ts';
import { test } from '#tests/support/test.ts';

// WCAG 1.4.10: as wide as a page zoomed to 400 % on a screen of 1280.
test.use({ viewport: { width: 320, height: 640 } });

for (const site of visitedSites()) {
  for (const { kind, path } of pagesToVisit(site, { cars: 1, seed: 320 })) {
    test(`${site.slug}: the ${kind} page ${path} needs no sideways scrolling at 320 px`, async ({ page }) => {
      await page.goto(addressOf(site, path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
}
