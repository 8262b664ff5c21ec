import { expect } from 'playwright/test';
import { addressOf, builtSites } from '#tests/support/built-sites.ts';
import { sample } from '#tests/support/seeded.ts';
import { test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const site of builtSites()) {
  test(`${site.slug}: a facet link leads to as many vehicles as it promises`, async ({ page }) => {
    await page.goto(addressOf(site, '/search/'));
    const facets = await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => ({
          href: anchor.getAttribute('href') ?? '',
          text: anchor.textContent ?? '',
        })),
      );
    expect(facets.length).toBeGreaterThan(3);

    for (const { href, text } of sample(facets, 8, 3)) {
      const [count = ''] = /[\d,]+\s*$/.exec(text) ?? [];
      await page.goto(addressOf(site, href));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`\\b${count.trim()}\\b`));
    }
  });
}
