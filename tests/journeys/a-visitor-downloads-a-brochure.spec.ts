import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { type BuiltSite, builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

/** Opens the first car of the search that has a price, and returns its slug. */
async function openCar(page: Page, site: BuiltSite): Promise<string> {
  await page.goto(siteUrl(site, '/search/'));
  const card = page.getByRole('main').getByRole('article').filter({ hasText: '$' }).first();
  const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await page.goto(siteUrl(site, path));
  return path.split('/').at(-2) ?? '';
}

const link = (page: Page) => page.getByRole('link', { name: /Download/ });

const site = builtSites().find(({ slug }) => slug === 'coolabah');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link still downloads the brochure', { tag: '@long' }, async ({ page }) => {
    if (!site) throw new Error('coolabah is not built');
    const slug = await openCar(page, site);
    const coming = page.waitForEvent('download');
    await link(page).click();
    expect((await coming).suggestedFilename()).toBe(`${slug}.pdf`);
  });
});
