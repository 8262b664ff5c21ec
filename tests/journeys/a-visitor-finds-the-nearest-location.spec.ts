import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';
import { startTiledDealer, type TiledDealer } from '#tests/support/sites/tiled-dealer.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your postcode' });
const names = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });

async function ask(page: Page, postcode: string): Promise<void> {
  await field(page).fill(postcode);
  await page.getByRole('button', { name: 'Nearest first' }).click();
}

const site = builtSites().find(({ slug }) => slug === 'coolabah');
if (!site) throw new Error('no dealer has several locations');
const locations = siteUrl(site, '/locations/');

test('a postcode sorts the locations by distance, also after a reload', async ({ page }) => {
  await page.goto(locations);
  const order = ['Townsville', 'Innisfail', 'Cairns', 'Mareeba', 'Smithfield'].map(
    (city) => `Coolabah ${city}`,
  );
  await ask(page, '4814');
  await expect(names(page)).toHaveText(order);
  await expect(page.getByRole('listitem').getByText(/ km away$/)).toHaveText([
    '4 km away',
    '211 km away',
    '283 km away',
    '292 km away',
    '296 km away',
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'Nearest to 4814 first.' })).toBeVisible();
  await expect(page).toHaveURL(/\/locations\/\?near=4814$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.reload();
  await expect(names(page)).toHaveText(order);
  await expect(field(page)).toHaveValue('4814');
  await ask(page, '4880');
  await expect(names(page).first()).toHaveText('Coolabah Mareeba');
  await expect(page.getByRole('listitem').getByText(/ km away$/)).toHaveCount(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the postcode field is hidden', async ({ page }) => {
    await page.goto(locations);
    await expect(names(page).first()).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});

test.describe('a dealer with a geocoding service', () => {
  test.describe.configure({ mode: 'default' });
  test.use({ ownAddress: false });
  let dealer: TiledDealer | undefined;
  test.beforeAll(async ({ isMobile }) => {
    dealer = await startTiledDealer(isMobile ? 'near-mobile' : 'near-desktop');
  });
  test.afterAll(() => dealer?.close());

  test('looks postcodes up there and lists locations without coordinates last', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(`${dealer?.origin}/locations/`);
    await ask(page, '7250');
    await expect(names(page)).toHaveText(['Tiled Hobart', 'Tiled Cairns', 'Tiled Somewhere']);
    await expect(page.getByRole('listitem').getByText(/ km away$/)).toHaveCount(2);
    expect(dealer?.provider.requests).toEqual([
      '/geocode/json?address=7250&components=country%3AAU&key=public-key',
    ]);
    await ask(page, '9999');
    await expect(page.getByRole('alert')).toHaveText('Invalid postcode');
  });
});
