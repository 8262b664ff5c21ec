import { expect, type Page } from 'playwright/test';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const none = (page: Page) => page.getByText('None in stock right now.');

test('a search without stock is saved with its filters, and opens again', async ({ page }) => {
  const address = siteUrl(site, '/search/toyota/tarago/?price=:30000');
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Toyota Tarago for sale');
  await expect(page).toHaveTitle(/^Toyota Tarago for sale \| /);
  await expect(none(page)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

  await page.goto(siteUrl(site, '/saved-searches/'));
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Toyota Tarago, under $30,000' });
  await expect(entry).toContainText('None in stock right now');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

  await page.getByRole('link', { name: /^Toyota\s*\d+$/ }).click();
  await expect(heading(page)).toHaveText(/^[1-9]\d* Toyota cars for sale$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/search/ferrari/', '/search/peugeot/308/', '/search/bus-cars/']) {
    test(`${path} says that there is none, shows what comes closest and leads to all stock`, {
      tag: longUnless(path === '/search/bus-cars/'),
    }, async ({ page }) => {
      expect((await page.goto(siteUrl(site, path)))?.status()).toBe(200);
      await expect(none(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save this search' })).toBeHidden();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: 'See all cars' }).click();
      await expect(page).toHaveURL(siteUrl(site, '/search/'));
    });
  }
});
