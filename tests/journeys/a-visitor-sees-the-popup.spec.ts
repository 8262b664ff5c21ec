import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { openMainMenu } from '#tests/support/browser/main-menu.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ popups: true });

const at = (path: string) => siteUrl({ slug: 'boobook' }, path);
const popup = (page: Page) => page.getByRole('dialog', { name: 'Three trucks or more?' });

/** Opens a page and scrolls to its end, for the dealer's popup comes after half of a page. */
async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

/** The popup's entries in the browser's storage. */
function readStoredPopup(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^forecourt:boobook:popup:[0-9a-z]+$/.test(key))
      .map((key) => localStorage.getItem(key)),
  );
}

/** Expects that the popup's script has run on a page without showing it. */
async function noPopup(page: Page, path: string): Promise<void> {
  await readPage(page, path);
  await waitUntilIdle(page);
  await expect(popup(page)).toHaveCount(0);
}

test('the popup is shown on every page until it is closed, then never again', { tag: '@long' }, async ({
  page,
}) => {
  await readPage(page, '/about-us/');
  await expect(popup(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Three trucks or more?' })).toBeFocused();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await readStoredPopup(page)).toEqual([]);
  await readPage(page, '/locations/');
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => readStoredPopup(page)).toEqual(['false']);
  await noPopup(page, '/about-us/');
});

test('Escape also closes the popup for good', { tag: '@long' }, async ({ page }) => {
  await readPage(page, '/about-us/');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => readStoredPopup(page)).toEqual(['false']);
});

test('following the popup’s link stops it from being shown again', { tag: '@long' }, async ({ page }) => {
  await readPage(page, '/about-us/');
  await popup(page).getByRole('link', { name: 'See fleet buying' }).click();
  await expect(page).toHaveURL(at('/fleet/'));
  await expect.poll(() => readStoredPopup(page)).toEqual(['false']);
  await noPopup(page, '/about-us/');
});

test('the popup is at most 600 px wide and 80% of the window height, whatever the window', {
  tag: '@long',
}, async ({ page }) => {
  await readPage(page, '/about-us/');
  await expect(popup(page)).toBeVisible();
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
    [320, 480],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await popup(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(600, width));
    expect(box?.height).toBeLessThanOrEqual(0.8 * height + 1);
  }
});

test('the popup causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await readPage(page, '/about-us/');
  await expect(popup(page)).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('the popup waits while the menu is open', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/popup[^/]*\.css/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/popup[^/]*\.css/);
  const styles = page.waitForResponse(/popup[^/]*\.css/);
  await readPage(page, '/about-us/');
  await asked;
  const menu = await openMainMenu(page);
  letThrough();
  await (await styles).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect(popup(page)).toBeVisible();
});

test('the popup is not shown after its last day at the dealer, however old the page is', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime('2031-06-30T14:00:00Z');
  await readPage(page, '/about-us/');
  // The page, which is older, has it; what it would show is there at once, and seen a little later.
  await expect(page.locator('astro-island[component-export="PopupDialog"]')).not.toHaveAttribute('ssr');
  await waitUntilIdle(page);
  await expect(page.getByRole('dialog', { name: 'Three trucks or more?', includeHidden: true })).toHaveCount(
    0,
  );
  await page.clock.setFixedTime('2031-06-30T13:59:00Z');
  await readPage(page, '/about-us/');
  await expect(popup(page)).toBeVisible();
});

test('the popup is not shown on form pages, on the success page or on the page that it links to', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of ['/contact/', '/service/', '/success/', '/fleet/']) await noPopup(page, path);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains no popup', { tag: '@long' }, async ({ page }) => {
    await page.goto(at('/about-us/'));
    await expect(page.getByText('Three trucks or more?')).toHaveCount(0);
  });
});
