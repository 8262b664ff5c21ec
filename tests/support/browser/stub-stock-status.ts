import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type LiveStatus, parseStockStatus } from '#domain/car/status/live-status-file.ts';
import { getTestFolders } from '#scripts/test/environment.ts';

/** Status changes of cars since the pages were built, by id; null = no longer listed. */
export type StockStatusChanges = Readonly<Record<string, LiveStatus | null>>;

/** Makes the stock status of a site report these changes. */
export async function stubStockStatus(page: Page, slug: string, news: StockStatusChanges): Promise<void> {
  const file = join(getTestFolders().distDir, slug, 'stock', 'status.json');
  const status = parseStockStatus(JSON.parse(readFileSync(file, 'utf8')));
  const now = Object.entries({ ...status, ...news }).filter(([, entry]) => entry !== null);
  await page.route('**/stock/status.json', (route) => route.fulfill({ json: Object.fromEntries(now) }));
}
