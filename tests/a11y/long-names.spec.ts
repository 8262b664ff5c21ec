import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { heading } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { checkWidths } from '#tests/support/geometry/check-widths.ts';
import { EXTREME_PATHS, startExtremeSites } from '#tests/support/sites/extreme-sites.ts';

test.use({ hasTouch: true });

// The widths are the test's own: once is enough.
test('long names and six-digit prices fit at every width in each template', { tag: '@wide' }, async ({
  page,
}) => {
  const sites = await startExtremeSites();
  for (const template of TEMPLATE_NAMES)
    for (const path of EXTREME_PATHS) {
      await page.goto(sites.address(`extreme-${template}`, path));
      if (path.includes('nosuchthing')) {
        await expect(heading(page)).toHaveText(/^0 /);
        await expect(page.getByRole('article').first()).toBeVisible();
      }
      expect.soft(await checkWidths(page), `${template}: ${path}`).toEqual([]);
    }
  // Left first: what the page still loads would fail once its host has stopped.
  await page.goto('about:blank');
  await sites.close();
});
