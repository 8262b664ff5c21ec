import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { sitesToVisit, siteUrl } from '#tests/support/sites/built-sites.ts';
import { pagesToVisit } from '#tests/support/sites/pages-to-visit.ts';

// WCAG 1.4.10: as wide as a page zoomed to 400 % on a screen of 1280.
test.use({ viewport: { width: 320, height: 640 } });

/** Fields with text smaller than 16 px, folded ones too: Safari on an iPhone zooms in on them and stays there. */
function findSmallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !/^(checkbox|radio|range|hidden|submit)$/.test(field.getAttribute('type') ?? ''))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

for (const site of sitesToVisit()) {
  test(`${site.slug}: no page scrolls sideways at 320 px, and no field makes an iPhone zoom in`, async ({
    page,
  }) => {
    for (const { kind, path } of pagesToVisit(site, { cars: 1, seed: 320 })) {
      await page.goto(siteUrl(site, path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `the ${kind} page ${path}`).toBe(320);
      expect.soft(await findSmallFields(page), `fields of the ${kind} page ${path}`).toEqual([]);
    }
  });
}
