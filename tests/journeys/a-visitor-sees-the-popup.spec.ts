import { expect, type Page } from 'playwright/test';
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

/** Expects that the popup's script has run on a page without showing it. */
async function noPopup(page: Page, path: string): Promise<void> {
  await readPage(page, path);
  await waitUntilIdle(page);
  await expect(popup(page)).toHaveCount(0);
}

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
