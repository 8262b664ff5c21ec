import { expect } from 'playwright/test';
import { TEMPLATES } from '#site/config/templates.ts';
import { heading } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { checkWidths } from '#tests/support/geometry/check-widths.ts';
import { EXTREME_PATHS, startExtremeSite } from '#tests/support/sites/extreme-sites.ts';

test.use({ hasTouch: true });

for (const template of TEMPLATES) {
  // The widths are the test's own: once is enough.
  test(`${template}: long names and six-digit prices fit at every width`, { tag: '@wide' }, async ({
    page,
  }) => {
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
