import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { addressOf, type BuiltSite, builtSites } from '#tests/support/built-sites.ts';
import { test } from '#tests/support/test.ts';

/** A car with more photos than one. */
function photographed({ dir, paths }: BuiltSite): string {
  const path = paths.find(
    (car) =>
      car.startsWith('/cars/') && readFileSync(join(dir, car, 'index.html'), 'utf8').includes('id="photo-4"'),
  );
  if (!path) throw new Error(`${dir}: no car has four photos.`);
  return path;
}

/** The photo that the list is scrolled to. */
async function expectInSight(page: Page, number: number): Promise<void> {
  await expect(page.locator(`#photo-${number}`)).toBeInViewport({ ratio: 0.6 });
}

for (const site of builtSites()) {
  test(`${site.slug}: arrows and thumbnails lead through the photos of a car and leave the page in place`, async ({
    page,
  }) => {
    await page.goto(addressOf(site, photographed(site)));
    const next = page.getByRole('button', { name: 'Next photo' });
    const previous = page.getByRole('button', { name: 'Previous photo' });
    const thumb = (number: number) => page.getByRole('link', { name: new RegExp(`^Photo ${number}\\b`) });
    await expectInSight(page, 1);
    await expect(previous).toBeHidden();

    await next.click();
    await expectInSight(page, 2);
    await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
    await thumb(4).click();
    await expectInSight(page, 4);
    await expect(thumb(4)).toHaveAttribute('aria-current', 'true');
    await expect(thumb(2)).not.toHaveAttribute('aria-current');
    await previous.click();
    await expectInSight(page, 3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${site.slug}: thumbnails lead to their photos`, async ({ page }) => {
      await page.goto(addressOf(site, photographed(site)));
      await page.getByRole('link', { name: /^Photo 4\b/ }).click();
      await expectInSight(page, 4);
      await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden();
    });
  });
}
