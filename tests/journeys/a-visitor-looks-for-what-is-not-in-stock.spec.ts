import { expect, type Page } from 'playwright/test';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const none = (page: Page) => page.getByText('None in stock right now.');

for (const { what, path, name, vehicles, close, closeVehicles, tag } of [
  {
    what: 'a make that was never listed',
    path: '/search/ferrari/',
    name: 'Ferrari',
    vehicles: 'Ferrari cars',
    close: 'SUV',
    closeVehicles: 'SUVs',
    tag: '@long',
  },
  {
    what: 'a model that was listed before',
    path: '/search/toyota/tarago/',
    name: 'Toyota Tarago',
    vehicles: 'Toyota Tarago',
    close: 'Toyota',
    closeVehicles: 'Toyota cars',
    tag: [],
  },
  {
    what: 'a body type',
    path: '/search/hatchback-cars/',
    name: 'Hatchback',
    vehicles: 'Hatchbacks',
    close: 'Hatches',
    closeVehicles: 'hatches',
    tag: '@long',
  },
]) {
  test(`${what}: a search without stock is saved with its filters, and opens again`, { tag }, async ({
    page,
  }) => {
    const response = await page.goto(siteUrl(site, `${path}?price=:30000`));
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(`${vehicles} for sale`);
    await expect(page).toHaveTitle(new RegExp(`^${vehicles} for sale \\| `));
    await expect(none(page)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

    await page.goto(siteUrl(site, '/saved-searches/'));
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${name}, under $30,000` });
    await expect(entry).toContainText('None in stock right now');
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(siteUrl(site, `${path}?price=:30000`));
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

    await page.getByRole('link', { name: new RegExp(`^${close}\\s*\\d+$`) }).click();
    await expect(heading(page)).toHaveText(new RegExp(`^[1-9]\\d* ${closeVehicles} for sale$`));
  });
}

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
