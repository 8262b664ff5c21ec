import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { holdScripts } from '#tests/support/browser/hold-scripts.ts';
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
  test(`${site.slug}: the full-screen viewer is browsed and zoomed by keyboard and returns focus when closed`, async ({
    page,
  }) => {
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

  test(`${site.slug}: a double tap zooms in where it lands, and another fits the photo again`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(siteUrl(site, photographed(site)));
    await photo(page, 1).click();
    const large = page.getByRole('dialog').getByRole('img');
    await expect(large).toHaveJSProperty('complete', true);
    const { width: fitted = 0, x = 0, y = 0, height = 0 } = (await large.boundingBox()) ?? {};
    const at = [x + fitted * 0.75, y + height / 2] as const;
    await page.mouse.dblclick(...at);
    await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(fitted * 2.5, 0);
    await page.mouse.dblclick(...at);
    await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(fitted, 0);
  });

  test(`${site.slug}: a photo clicked before hydration opens in the viewer afterwards`, {
    tag: '@long',
  }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(siteUrl(site, photographed(site)), { waitUntil: 'commit' });
    await photo(page, 1).click();
    await expect(page).toHaveURL(siteUrl(site, photographed(site)));
    scripts.letThrough();
    await expect(page.getByRole('dialog', { name: /^Photos of / })).toBeVisible();
  });

  test(`${site.slug}: an arrow clicked before hydration moves to the next photo afterwards`, {
    tag: '@long',
  }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(siteUrl(site, photographed(site)), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Next photo' }).click();
    scripts.letThrough();
    await expectInSight(page, 2);
  });

  test(`${site.slug}: when scripts fail to load, photos open by their links and there are no arrows`, async ({
    page,
  }) => {
    await page.route('**/_astro/**.js', (route) => route.abort('aborted'));
    await page.goto(siteUrl(site, photographed(site)));
    await page.getByRole('link', { name: /^Photo 2\b/ }).click();
    await expectInSight(page, 2);
    await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden();
    await photo(page, 2).click();
    await expect(page).toHaveURL(/\/\.netlify\/images\?/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${site.slug}: thumbnails link to their photos`, { tag: '@long' }, async ({ page }) => {
      await page.goto(siteUrl(site, photographed(site)));
      await page.getByRole('link', { name: /^Photo 4\b/ }).click();
      await expectInSight(page, 4);
      await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden();
      await expect(photo(page, 4)).toHaveAttribute('href', /^\/\.netlify\/images\?/);
    });
  });
}
