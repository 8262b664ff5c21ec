import { expect, type Page } from 'playwright/test';
import { contactPanel } from '#tests/support/browser/car-page.ts';
import { filters, openFilters, readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const repayment = (page: Page) => page.getByRole('main').getByText(/^from \$\d+ per week/);

test('a budget filters the search and is in every repayment, until it is cleared', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  const all = await readResultCount(page);
  await openFilters(page);
  await filters(page).getByText('My budget').click();
  await filters(page).getByLabel('Budget ($)').fill('150');
  await filters(page).getByLabel('Deposit or trade-in ($)').fill('5000');
  await filters(page).getByRole('button', { name: 'Set my budget' }).click();
  await expect(page).toHaveURL(/\?price=:3\d{4}$/);
  await expect(page.getByRole('button', { name: /^Remove filter: Under \$3/ })).toHaveCount(1);
  await expect.poll(() => readResultCount(page)).toBeLessThan(all);
  for (const text of await repayment(page).allTextContents()) {
    expect(text).toMatch(/\nwith \$5,000 deposit$/);
    expect(Number(/\$(\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(150);
  }
  const card = page.getByRole('article').filter({ hasText: 'with $5,000 deposit' }).first();
  const own = await card.getByText(/per week/).textContent();
  const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await page.goto(siteUrl(site, href));
  const cost = contactPanel(page)
    .getByText(/^from \$\d+ per week/)
    .first();
  await expect(cost).toHaveText((own ?? '').replace('\n', ' '));
  await expect(contactPanel(page).getByText('9.84% p.a. comparison rate*').first()).toBeVisible();
  await contactPanel(page).getByText('Work out my repayments').click();
  await contactPanel(page)
    .getByRole('link', { name: /for every/ })
    .click();
  await page.getByRole('button', { name: 'Clear budget' }).click();
  await expect(page.getByLabel('Budget ($)')).toHaveValue('');
  await page.goto(siteUrl(site, href));
  await expect(cost).toHaveText(/^from \$\d+ per week$/);
});
