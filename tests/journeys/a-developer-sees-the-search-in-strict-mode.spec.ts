import { expect, test } from 'playwright/test';
import { recordPageErrors } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { type DevServer, startDevServer } from '#tests/support/servers/dev-server.ts';

// React's development build runs every render and effect twice in strict mode, and reports each difference between the
// page's HTML and its own. The clock is real: pages are rendered on request.
test.describe.configure({ mode: 'default' });
test.describe('React’s development build in strict mode', () => {
  let dev: DevServer | undefined;
  test.beforeAll(async () => {
    dev = await startDevServer('wattlebird');
  });
  test.afterAll(() => dev?.close());

  for (const path of ['/search/', '/search/toyota/']) {
    test(`${path} hydrates without an error, a search or a change to the page`, async ({ page }) => {
      const trouble = await recordPageErrors(page);
      const watch = await watchSearch(page);
      await page.goto(`${dev?.origin}${path}`);
      await waitUntilHydrated(page);
      await expect.poll(() => page.workers().length).toBe(1);
      const { searches, changes } = await watch();
      expect(trouble).toEqual([]);
      expect(searches).toBe(0);
      expect(changes).toEqual([]);
    });
  }

  test('a query string triggers exactly one search', async ({ page }) => {
    const trouble = await recordPageErrors(page);
    const watch = await watchSearch(page);
    await page.goto(`${dev?.origin}/search/?make=Toyota&price=5000:40000`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Toyota cars? for sale$/);
    const { searches, titles } = await watch();
    expect(trouble).toEqual([]);
    expect(searches).toBe(1);
    expect(titles.filter((title) => !title.includes('Toyota'))).toEqual([]);
  });
});
