import type { Page } from 'playwright/test';

/** Waits until a loaded page is idle, so everything that starts by itself has started. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
}
