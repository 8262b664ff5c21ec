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

test('a promo stands at its place among the cars of page 1, and not on page 2', async ({ page }) => {
  await page.goto(siteUrl(GROUP, '/search/'));
  await waitUntilHydrated(page);
  const place = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('#search .cards article, #search .cards img[alt^="We buy cars"]'),
    ];
    return parts.findIndex((part) => part.matches('img'));
  });
  expect(place).toBe(6);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?page=2'));
  await expect(page.getByRole('link', { name: /^We buy cars/ })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(21);
});

test('a runout sale is tagged in green where the dealer wants it, other texts in red, and certified cars have their badge', async ({
  page,
}) => {
  await page.goto(siteUrl(GROUP, '/search/toyota/landcruiser-prado/'));
  const readColour = async (text: string) => {
    const tag = cards(page).getByText(text, { exact: true }).first();
    const colour = await tag.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return { red, green };
  };
  const runout = await readColour('Runout sale');
  expect(runout.green).toBeGreaterThan(runout.red);
  const other = await readColour('Test Drive Only');
  expect(other.red).toBeGreaterThan(other.green);
  await page.goto(siteUrl(GROUP, '/search/4x4-cars/'));
  const certified = cards(page).getByText('Toyota Certified', { exact: true }).first();
  const badge = await certified.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(badge).toContain('/badges/certified.svg');
});

test.describe('with pictures', () => {
  test.use({ pictures: true });

  test('a photo that fails to load is replaced by the outline of the car’s body', async ({ page }) => {
    await page.route(/\.netlify\/images/, (route) =>
      route.fulfill({ status: 200, contentType: 'image/webp', body: 'no picture' }),
    );
    await page.goto(siteUrl(GROUP, '/search/'));
    const photo = cards(page).first().locator('img');
    await expect(photo).toHaveAttribute('src', /^\/bodies\/\w+\.webp$/);
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await waitUntilHydrated(page);
    await expect(photo).toHaveAttribute('src', /^\/bodies\//);
  });
});
