import { expect } from 'playwright/test';
import { accessibilityProblems } from '#scripts/audit/axe.ts';
import { addressOf, stockedSites } from '#tests/support/built-sites.ts';
import { widthInTurn } from '#tests/support/page-kinds.ts';
import { filters, heading, openFilters } from '#tests/support/search-journeys.ts';
import { test } from '#tests/support/test.ts';
import { hydrated } from '#tests/support/watch-search.ts';

for (const [turn, site] of stockedSites().entries()) {
  const tag = widthInTurn(turn);

  test(`${site.slug}: the filters are accessible with all unfolded, with choices and with suggestions`, {
    tag,
  }, async ({ page }) => {
    await page.goto(addressOf(site, '/search/'));
    await hydrated(page);
    await openFilters(page);
    const panel = filters(page);
    const folded = panel.locator('.facet:not([open])').filter({ visible: true }).locator('summary');
    while ((await folded.count()) > 0) await folded.first().click();
    const more = panel.getByRole('button', { name: /^Show all/ });
    while ((await more.count()) > 0) await more.first().click();
    await expect(panel.getByRole('slider').first()).toBeVisible();
    expect.soft(await accessibilityProblems(page, '#filters'), 'unfolded').toEqual([]);

    await panel
      .getByRole(site.slug === 'wattlebird' ? 'radio' : 'checkbox', { name: /^(Toyota|Isuzu)/ })
      .first()
      .click();
    await panel.getByText('Select models').click();
    await expect(panel.getByText(/^\d selected$/)).not.toHaveCount(0);
    expect.soft(await accessibilityProblems(page, '#filters'), 'chosen').toEqual([]);

    await panel.getByRole('combobox', { name: 'Search' }).fill('white');
    await expect(panel.getByRole('option').first()).toBeVisible();
    expect.soft(await accessibilityProblems(page, '#filters'), 'suggestions').toEqual([]);
  });

  test(`${site.slug}: results are accessible with filters in force and where nothing is found`, {
    tag,
  }, async ({ page }) => {
    await page.goto(addressOf(site, '/search/?transmission=Automatic&price=:40000&sortBy=price:asc'));
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Remove filter: Automatic' })).toBeVisible();
    expect.soft(await accessibilityProblems(page), 'in force').toEqual([]);
    await page.goto(addressOf(site, '/search/?transmission=Automatic&price=:40000&query=nosuchthing'));
    await hydrated(page);
    await expect(heading(page)).toHaveText(/^0 /);
    await expect(page.getByRole('list', { name: 'Ways on' })).toBeVisible();
    expect.soft(await accessibilityProblems(page), 'nothing found').toEqual([]);
  });
}
