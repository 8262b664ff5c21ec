import { expect, type Page } from 'playwright/test';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true });
const form = (page: Page) => page.getByRole('form', { name: 'Nearest first' });

test('nearest first asks for a postcode, shows distances, and keeps the postcode to the page', {
  tag: '@long',
}, async ({ page }) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (/postcode(s|-table)/.test(request.url())) tables.push(request.url());
  });
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  const total = await readResultCount(page);
  await sort(page).selectOption('Nearest first');
  await expect(page).toHaveURL(siteUrl(site, '/search/?sortBy=distance:asc'));
  await form(page).getByLabel('Your postcode').fill('48');
  await form(page).getByRole('button', { name: 'Nearest first' }).click();
  await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible();
  expect(tables).toEqual([]);

  await form(page).getByLabel('Your postcode').fill('4810');
  await form(page).getByRole('button', { name: 'Nearest first' }).click();
  await expect(page.getByText('Nearest to 4810 first.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/Townsville, (Less than 1|\d+) km away/);
  expect(tables.length).toBeGreaterThan(0);
  expect(await readResultCount(page)).toBe(total);
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Townsville');

  await expect(page).toHaveURL(siteUrl(site, '/search/?sortBy=distance:asc'));
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('4810');
});
