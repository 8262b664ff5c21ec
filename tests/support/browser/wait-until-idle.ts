import type { Page } from 'playwright/test';

/** Waits until a loaded page has nothing to do: whatever it starts by itself, it has started. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
}
