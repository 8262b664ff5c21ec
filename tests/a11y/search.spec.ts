import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems, findProblemsInWindow } from '#scripts/audit/axe.ts';
import { atOneWidth } from '#tests/support/browser/run-tags.ts';
import { filters, openFilters } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

for (const site of sitesWithStock('showroom'))
  test(`${site.slug}: the filters are accessible fully expanded, with selections and with suggestions`, {
    tag: atOneWidth('@narrow'),
  }, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    await openFilters(page);
    const panel = filters(page);
    const folded = panel.locator('.facet:not([open])').filter({ visible: true }).locator('summary');
    while ((await folded.count()) > 0) await folded.first().click();
    const more = panel.getByRole('button', { name: /^Show all/ });
    while ((await more.count()) > 0) await more.first().click();
    await expect(panel.getByRole('slider').first()).toBeVisible();
    expect.soft(await findAccessibilityProblems(page, '#filters'), 'unfolded').toEqual([]);

    await panel
      .getByRole(site.slug === 'wattlebird' ? 'radio' : 'checkbox', { name: /^(Toyota|Isuzu)/ })
      .first()
      .click();
    await panel.getByText('Select models').click();
    await expect(panel.getByText(/^\d selected$/)).not.toHaveCount(0);
    await panel.getByRole('combobox', { name: 'Search' }).fill('white');
    await expect(panel.getByRole('option').first()).toBeVisible();
    expect.soft(await findAccessibilityProblems(page, '#filters'), 'chosen, with suggestions').toEqual([]);
  });

/**
 * The layout shift of a page so far (CLS); `moved` names the elements for a failed test. What follows an input counts too:
 * Chromium takes a resized window for one.
 */
function measureLayoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; sources: { node: Node | null }[] }[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as never[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        const report = () => {
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          resolve({
            score: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: nodes.map((node) =>
              node instanceof Element ? node.outerHTML.slice(0, 60) : String(node),
            ),
          });
        };
        // What has just changed moves in the next frame, and entries are delivered before the browser is idle again.
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(report)));
      }),
  );
}

/** Widths of phones at which a line of a card breaks in one font and not in another. */
const PHONE_WIDTHS = [412, 360];

for (const site of sitesWithStock()) {
  test(`${site.slug}: nothing moves while a search page loads, whatever fonts the phone has`, {
    tag: '@narrow',
  }, async ({ page }) => {
    for (const [index, path] of listSearchPages(site.paths).entries()) {
      const width = PHONE_WIDTHS[index % PHONE_WIDTHS.length] ?? 0;
      await page.setViewportSize({ width, height: 823 });
      await page.goto(siteUrl(site, path), { waitUntil: 'load' });
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
      const { score, moved } = await measureLayoutShift(page);
      expect.soft(score, `${path} at ${width} px: ${moved.join(' ')}`).toBeLessThan(0.01);
    }
  });
}

/** The page of all stock, and the first of a model. */
function listSearchPages(paths: readonly string[]): string[] {
  return ['/search/', paths.find((path) => /^\/search\/[^/]+\/[^/]+\/$/.test(path)) ?? []].flat();
}

test('the bar at the foot of a phone covers no part of a target, wherever the window ends', {
  tag: '@wide',
}, async ({ page }) => {
  for (const site of sitesWithStock()) {
    await page.goto(siteUrl(site, '/search/'));
    for (const height of [640, 760]) {
      await page.setViewportSize({ width: 412, height });
      expect
        .soft(await findProblemsInWindow(page, 'html', 'target-size'), `${site.slug}, ${height} px high`)
        .toEqual([]);
    }
  }
});
