import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ pictures: true });

const group = { slug: 'coolabah' };
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a runout sale is tagged in green where the dealer wants it, other texts in red, and certified cars have their badge', async ({
  page,
}) => {
  await page.goto(siteUrl(group, '/search/toyota/landcruiser-prado/'));
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
  await page.goto(siteUrl(group, '/search/4x4-cars/'));
  const certified = cards(page).getByText('Toyota Certified', { exact: true }).first();
  const badge = await certified.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(badge).toContain('/badges/certified.svg');
});

test('a photo that fails to load is replaced by the outline of the car’s body', async ({ page }) => {
  await page.route(/\.netlify\/images/, (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: 'no picture' }),
  );
  await page.goto(siteUrl(group, '/search/'));
  const photo = cards(page).first().locator('img');
  await expect(photo).toHaveAttribute('src', /^\/bodies\/\w+\.webp$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await waitUntilHydrated(page);
  await expect(photo).toHaveAttribute('src', /^\/bodies\//);
});
