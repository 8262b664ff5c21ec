import { expect, type Page } from 'playwright/test';
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

/** What the browser keeps of it. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('forecourt:boobook:popup:'))
      .map(([, value]) => value),
  );

test('the popup comes in its size on every page, without a layout shift, until it is closed', async ({
  page,
}) => {
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
  const { width, height } = (await popup(page).boundingBox()) ?? { width: 0, height: 0 };
  const screen = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(width).toBeLessThanOrEqual(Math.min(600, screen.width));
  expect(height).toBeLessThanOrEqual(0.8 * screen.height + 1);
  expect(await kept(page)).toEqual([]);

  await readPage(page, '/about-us/');
  await popup(page).getByRole('heading').click();
  await expect(popup(page).getByRole('heading')).toBeFocused();
  // Beside it.
  await page.mouse.click(6, 6);
  await expect(popup(page)).toHaveCount(0);
  expect(await kept(page)).toEqual(['false']);
  await readPage(page, '/about-us/');
  await waitUntilIdle(page);
  await expect(popup(page)).toHaveCount(0);
});
