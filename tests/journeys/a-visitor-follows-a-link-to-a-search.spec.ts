import { expect, type Page } from 'playwright/test';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const GROUP = { slug: 'coolabah' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const canonical = (page: Page) => page.locator('link[rel=canonical]');

test("an advertisement's parameters stay in the URL while searching and add no history entry", {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(GROUP, '/'));
  await page.goto(siteUrl(GROUP, '/search/toyota/?gclid=A%2Bb&utm_source=google'));
  await waitUntilHydrated(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
  await expect(page).toHaveURL(
    siteUrl(GROUP, '/search/toyota/?sortBy=price:asc&gclid=A%2Bb&utm_source=google'),
  );
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/toyota/?gclid=A%2Bb&utm_source=google'));
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(GROUP, '/'));
});

for (const { typed, tidy, vehicles } of [
  { typed: '?page=2.5&gclid=1', tidy: '?gclid=1', vehicles: 'cars' },
  { typed: '?make=&price=40000:20000', tidy: '', vehicles: 'cars' },
  { typed: '?make=toyota', tidy: 'toyota/', vehicles: 'Toyota cars' },
  { typed: '?body=SUV&colour=white', tidy: 'suv-cars/?colour=White', vehicles: 'SUVs' },
  { typed: '?make=toyota,MAZDA', tidy: '?make=Mazda&make=Toyota', vehicles: 'cars' },
  {
    typed: '?make=ford&make=toyota&model=hilux',
    tidy: '?make=Ford&make_model=Toyota:HiLux',
    vehicles: 'cars',
  },
]) {
  test(`${typed} is read as intended and tidied without a history entry`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(siteUrl(GROUP, '/'));
    await page.goto(siteUrl(GROUP, `/search/${typed}`));
    await waitUntilHydrated(page);
    await expect(page).toHaveURL(siteUrl(GROUP, `/search/${tidy}`));
    await expect(heading(page)).toHaveText(new RegExp(`^[1-9]\\d* ${vehicles} for sale$`));
    const count = await readResultCount(page);
    await page.reload();
    await waitUntilHydrated(page);
    expect(await readResultCount(page)).toBe(count);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl(GROUP, '/'));
  });
}

test('the document title and canonical URL follow the search', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(GROUP, '/search/mazda/'));
  await waitUntilHydrated(page);
  const title = await page.title();
  expect(title).toMatch(/^Mazda cars for sale \| /);
  await page.getByRole('button', { name: 'Remove filter: Mazda' }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/'));
  await expect(page).toHaveTitle(title.replace('Mazda cars', 'Cars'));
  await expect(canonical(page)).toHaveAttribute('href', /\/search\/$/);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(canonical(page)).toHaveAttribute('href', /\/search\/mazda\/$/);
});
