import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { test } from '#tests/support/browser/test.ts';
import { type BuiltSite, sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

/** The path of a car with several photos. */
function photographed({ dir, paths }: BuiltSite): string {
  const path = paths.find(
    (car) =>
      car.startsWith('/cars/') && readFileSync(join(dir, car, 'index.html'), 'utf8').includes('id="photo-4"'),
  );
  if (!path) throw new Error(`${dir}: no car has four photos.`);
  return path;
}

const photo = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`, ${number} of \\d+$`) });

/** Expects the list to be scrolled to a photo. */
async function expectInSight(page: Page, number: number): Promise<void> {
  await expect(photo(page, number)).toBeInViewport({ ratio: 0.6 });
}

for (const site of sitesWithStock('showroom')) {
  test(`${site.slug}: the full-screen viewer is browsed and zoomed by keyboard and returns focus when closed`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(siteUrl(site, photographed(site)));
    await photo(page, 1).focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Photos of \d{4} / });
    const counter = viewer.getByRole('status');
    await expect(counter).toHaveText(/^Photo 1 of \d+$/);
    await expect(viewer.getByRole('button', { name: 'Close photos' })).toBeFocused();
    expect(await findAccessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(/^Photo 2 of /);
    await expect(viewer.getByRole('img')).toHaveCount(1);
    const large = viewer.getByRole('img');
    const { width: fitted = 0 } = (await large.boundingBox()) ?? {};
    await page.keyboard.press('+');
    await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(fitted * 1.5, 0);
    await page.keyboard.press('0');
    await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(fitted, 0);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false');
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await expect(counter).toHaveText(/^Photo 3 of /);
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');

    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expectInSight(page, 3);
    await expect(photo(page, 3)).toBeFocused();
  });
}
