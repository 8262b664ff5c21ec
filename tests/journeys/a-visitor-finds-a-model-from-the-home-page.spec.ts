import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const sites = builtSites().filter(({ dir }) =>
  /finder__form[\s\S]*name="model"/.test(readFileSync(join(dir, 'index.html'), 'utf8')),
);

test('at least one dealer has a model finder', () => {
  expect(sites).not.toEqual([]);
});

for (const site of sites) {
  test(`${site.slug}: make and model lead to their page, which lists as many cars as the button promised`, {
    tag: longUnless(site.slug === 'wattlebird'),
  }, async ({ page }) => {
    await page.goto(siteUrl(site, '/'));
    const button = page.getByRole('button', { name: /^Show Me / });
    const all = await button.textContent();
    const [make, model] = [page.getByLabel('Make'), page.getByLabel('Model')];
    await expect(model).toBeDisabled();

    await make.selectOption({ index: 1 });
    await expect(button).not.toHaveText(all ?? '');
    const ofMake = await button.textContent();
    await model.selectOption({ index: 1 });
    const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);

    await make.selectOption({ index: 0 });
    await expect(button).toHaveText(all ?? '');
    await make.selectOption({ index: 1 });
    await expect(button).toHaveText(ofMake ?? '');
    await expect(model).toHaveValue('');
    await model.selectOption({ index: 1 });
    await button.click();

    await expect(page).toHaveURL(/\/search\/[^/]+\/[^/]+\/$/);
    await expect.poll(() => readResultCount(page)).toBe(count);
  });
}
