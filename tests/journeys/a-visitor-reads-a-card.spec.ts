import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const group = { slug: 'coolabah' };
const trucks = { slug: 'boobook' };
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens an explanation, checks its text, and closes it again. */
async function explained(page: Page, words: Locator, text: RegExp): Promise<void> {
  const address = page.url();
  await words.click();
  const basis = page.locator('.disclaimer:popover-open');
  await expect(basis).toHaveText(text);
  await page.keyboard.press('Escape');
  await expect(basis).toHaveCount(0);
  await expect(words).toBeFocused();
  expect(page.url()).toBe(address);
}

test('a weekly cost shows its comparison rate, with the warning one click away and in the footer', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(group, '/search/'));
  const priced = cards(page).filter({ hasText: /from \$[\d,]+ per week/ });
  expect(await priced.count()).toBeGreaterThan(10);
  await expect(priced.filter({ hasText: /9\.84% p\.a\. comparison rate\*/ })).toHaveCount(
    await priced.count(),
  );
  await waitUntilHydrated(page);
  const rate = priced.first().getByRole('button', { name: /comparison rate/ });
  await explained(page, rate, /WARNING: This comparison rate is true only for the examples given/);
  await expect(page.getByRole('contentinfo')).toContainText('WARNING: This comparison rate is true only');
});

test('a runout sale is tagged in green where the dealer wants it, and any other tag text in red', async ({
  page,
}) => {
  await page.goto(siteUrl(group, '/search/toyota/corolla/'));
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
});

test('the tag of a certified Toyota has the badge of its programme', async ({ page }) => {
  await page.goto(siteUrl(group, '/search/toyota/corolla/'));
  const tag = cards(page).getByText('Toyota Certified', { exact: true }).first();
  const picture = await tag.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(picture).toContain('/badges/certified.svg');
});

test('a below-market price explains what it is compared with', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(group, '/search/used-cars/'));
  await waitUntilHydrated(page);
  const below = cards(page)
    .getByRole('button', { name: /^\$[\d,]+ below market$/ })
    .first();
  await explained(
    page,
    below,
    /average advertised price for the same vehicle in its state\. Source: AutoGrab/,
  );
});

test('a price that has dropped shows the earlier price and its date', async ({ page }) => {
  await page.goto(siteUrl(group, '/search/used-cars/?sortBy=created_at:desc'));
  const fallen = cards(page).filter({ hasText: /Was \$[\d,]+ on \d+ \w+ 20\d\d/ });
  await expect(fallen.first()).toBeVisible();
  const text = (await fallen.first().textContent()) ?? '';
  const [, now = ''] = /(\$[\d,]+)/.exec(text) ?? [];
  const [, before = ''] = /Was (\$[\d,]+)/.exec(text) ?? [];
  const amount = (words: string) => Number(words.replace(/\D/g, ''));
  expect(amount(before)).toBeGreaterThan(amount(now));
});

test('cards have the dealer’s own buttons: explore, enquire, and reserve for the vehicle’s own fee', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(trucks, '/search/'));
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: /^Reserve this vehicle/ }) })
    .first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByRole('link', { name: `Explore Vehicle: ${title}` })).toHaveAttribute(
    'href',
    /^\/cars\//,
  );
  await expect(card.getByRole('link', { name: `Enquire Now: ${title}` })).toBeVisible();
  await card.getByRole('link', { name: `Reserve this vehicle · $1,000 fee: ${title}` }).click();
  await expect(page).toHaveURL(/\/cars\/[^/]+\/checkout\/$/);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(title);
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
