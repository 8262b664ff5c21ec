import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const GROUP = { slug: 'coolabah' };
const USED_YARD = { slug: 'wattlebird' };

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const makesOf = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .evaluateAll((titles) => titles.map((title) => title.textContent?.trim().split(' ')[1] ?? ''));

test('sold vehicles are never on the first page, whatever the order, and a dealer can add orders', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(USED_YARD, '/search/'));
  await waitUntilHydrated(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  for (const order of ['Lowest price', 'Lowest kilometres', 'Newest year', 'Biggest saving']) {
    await sort.selectOption(order);
    await expect(cards(page)).toHaveCount(21);
    await expect(cards(page).getByText('SOLD', { exact: true })).toHaveCount(0);
  }
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/?sortBy=saving:desc'));
});

test('the most relevant results mix makes, and a note explains their order', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(GROUP, '/search/'));
  await waitUntilHydrated(page);
  expect(new Set(await makesOf(page)).size).toBeGreaterThan(4);
  const note = page.getByText(/^Sorted by photos and full details/);
  await expect(note).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Latest');
  await expect(note).toHaveCount(0);
});
