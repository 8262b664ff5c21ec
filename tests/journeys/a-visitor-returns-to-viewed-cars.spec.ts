import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

for (const site of sitesWithStock('classic')) {
  // The home page shows no car twice.
  const home = readFileSync(join(site.dir, 'index.html'), 'utf8');
  const [first, second] = site.paths.filter(
    (path) => /^\/cars\/[^/]+\/$/.test(path) && !home.includes(`href="${path}"`),
  );
  if (!first || !second) continue;

  test(`${site.slug}: cars viewed this visit are listed on the home page and the next car's page, latest first`, async ({
    page,
  }) => {
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    const titles = recent.getByRole('heading', { level: 3 });
    const names: string[] = [];
    await page.goto(siteUrl(site, '/'));
    await page.mouse.wheel(0, 50_000);
    await expect(recent).toBeHidden();
    for (const path of [first, second]) {
      await page.goto(siteUrl(site, path));
      names.unshift((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    }

    await page.locator('.recent').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10);
    await expect(titles).toHaveText([new RegExp(names[1] ?? '')]);
    await page.goto(siteUrl(site, '/'));
    await page.locator('.recent').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10);
    await expect(titles).toHaveText(names.map((name) => new RegExp(name)));
  });
}
