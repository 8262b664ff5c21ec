import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { holdScripts } from '#tests/support/browser/hold-requests.ts';
import { readCount, readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const rows = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });

/** On narrow screens the box stands above the results. */
async function openBox(page: Page): Promise<void> {
  await box(page).click();
}

async function search(page: Page, path = '/search/'): Promise<void> {
  await page.goto(siteUrl(site, path));
  await waitUntilHydrated(page);
}

const count = (page: Page): Promise<number> => readCount(heading(page));

/** The number of recent searches that the tab has stored. */
const countRecent = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt:coolabah:history') ?? '[]').length);

test('changing a filter by hand removes its word from the query', { tag: '@long' }, async ({ page }) => {
  await search(page, '/search/?query=mazda+under+40k');
  await expect(heading(page)).toHaveText(/^[1-9]\d* Mazda cars for sale$/);
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?make=Mazda&make=Toyota&query=under+40k'));
});

test('"near me" asks for a postcode and lists the nearest locations first', { tag: '@long' }, async ({
  page,
}) => {
  await search(page, '/search/?query=white+ute+near+me');
  await page.getByRole('textbox', { name: 'Your postcode' }).fill('4870');
  await page.getByRole('button', { name: 'Find the nearest' }).click();
  const places = page.getByRole('list', { name: 'Nearest first' }).getByRole('button');
  await expect(places.first()).toHaveText(/^Cairns · \d+ km away · \d+ cars?$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const promised = Number(/(\d+) cars?$/.exec((await places.first().textContent()) ?? '')?.[1]);
  await places.first().click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?query=white+ute+Cairns'));
  expect(await count(page)).toBe(promised);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('4870');
});

test('searching from the home page leads to the same results', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(site, '/'));
  await page.getByRole('searchbox', { name: 'Search' }).fill('hilux 4x4');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(siteUrl(site, '/search/?query=hilux+4x4'));
  await expect(heading(page)).toHaveText(/^[1-9]\d* Toyota HiLux for sale$/);
});

test('Enter pressed before the search box scripts have loaded still searches', async ({ page }) => {
  await search(page);
  const scripts = await holdScripts(page);
  await openBox(page);
  await box(page).fill('hilux diesel');
  await box(page).press('Enter');
  scripts.letThrough();
  await expect(page).toHaveURL(siteUrl(site, '/search/?query=hilux+diesel'));
  await expect(heading(page)).toHaveText(/^[1-9]\d* Toyota HiLux for sale$/);
});

test('the exact text can be searched instead', { tag: '@long' }, async ({ page }) => {
  await search(page);
  await openBox(page);
  await box(page).fill('diesel');
  await expect(rows(page).first()).toContainText('Diesel');
  await rows(page).filter({ hasText: 'Search for exactly “diesel”' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?query=%22diesel%22'));
  await expect(rows(page)).toHaveCount(0);
});

test('a suggested model can be chosen by keyboard and finds as many cars as promised', {
  tag: '@long',
}, async ({ page }) => {
  await search(page, '/search/used-cars/');
  await openBox(page);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).pressSequentially('hil');
  const hilux = rows(page).filter({ hasText: 'Toyota HiLux' });
  await expect(hilux).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  for (const row of await rows(page).all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const promised = await readCount(hilux);
  await box(page).press('ArrowDown');
  await expect(hilux).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await hilux.getAttribute('id')) ?? '');
  await box(page).press('ArrowUp');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await box(page).press('Escape');
  await expect(rows(page)).toHaveCount(0);
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toHaveValue('hil');
  await box(page).press('ArrowDown');
  await expect(hilux).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/hilux/?car_type=used'));
  expect(await count(page)).toBe(promised);
});

test('a popular search chosen right after Back is in the URL', { tag: '@long' }, async ({ page }) => {
  await search(page);
  const popular = page.getByRole('navigation', { name: 'Popular searches' });
  await popular.getByRole('link', { name: 'SUV' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/suv-cars/'));
  await page.evaluate(() => {
    addEventListener('popstate', () => {
      const seen = setInterval(() => {
        const ute = [...document.querySelectorAll<HTMLElement>('.pills a')].find(
          (a) => a.textContent === 'Utes',
        );
        if (!ute) return;
        clearInterval(seen);
        ute.click();
      }, 5);
    });
  });
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/'));
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(site, '/search/'));
});

test('when nothing is found, one tap removes a filter or undoes the last step, and similar cars are shown', async ({
  page,
}) => {
  await search(page, '/search/ute-cars/');
  const utes = await count(page);
  await openBox(page);
  await box(page).fill('petrol manual');
  await box(page).press('Enter');
  await expect(heading(page)).toHaveText(/^0 utes for sale$/);
  const ways = page.getByRole('list', { name: 'Other searches' });
  const first = ways.getByRole('button').first();
  await expect(first).toHaveText(/^Remove .+\d+ cars?$/);
  expect(await findAccessibilityProblems(page, 'main')).toEqual([]);
  const near = page.getByRole('region', { name: /^Close matches/ }).getByRole('article');
  await expect(near.first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us to find your car' })).toHaveAttribute(
    'href',
    '/contact/',
  );
  const gain = Number(/(\d+) cars?$/.exec((await first.textContent()) ?? '')?.[1]);
  await first.click();
  await expect(heading(page)).not.toHaveText(/^0 /);
  await expect.poll(() => readResultCount(page)).toBe(gain);
  await expect(page).not.toHaveURL(/ute-cars/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^0 utes for sale$/);
  await page.getByRole('button', { name: 'Undo last step' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/'));
  await expect(heading(page)).toHaveText(`${utes} utes for sale`);
});

test('a visit that starts without results has no step to undo', { tag: '@long' }, async ({ page }) => {
  await search(page, '/search/?query=no+such+car+anywhere');
  await expect(page.getByRole('link', { name: 'Ask us to find your car' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo last step' })).toHaveCount(0);
});

test('a search left before its scripts have loaded is among the recent searches', { tag: '@long' }, async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(siteUrl(site, '/search/suv-cars/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'All cars' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/'));
  scripts.letThrough();
  await waitUntilHydrated(page);
  await expect.poll(() => countRecent(page)).toBe(1);
  await openBox(page);
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toContainText(['SUV']);
});

test('a popular search takes one tap and adds to the current search', async ({ page }) => {
  const watch = await watchSearch(page);
  await search(page);
  const popular = page.getByRole('navigation', { name: 'Popular searches' });
  await popular.getByRole('link', { name: 'Utes', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/'));
  await expect(popular.getByRole('link', { name: 'SUV' })).toHaveCount(0);
  await popular.getByRole('link', { name: 'Under $30k' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/?price=:30000'));
  await expect(chip(page, 'Under $30,000')).toBeVisible();
  expect((await watch()).searches).toBe(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('popular searches with a page of their own are links', { tag: '@long' }, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    const popular = page.getByRole('navigation', { name: 'Popular searches' });
    await expect(popular.getByRole('link', { name: 'Under $30k' })).toHaveCount(0);
    await popular.getByRole('link', { name: 'SUV' }).click();
    await expect(page).toHaveURL(siteUrl(site, '/search/suv-cars/'));
    await expect(heading(page)).toHaveText(/^\d+ SUVs for sale$/);
  });

  test('text submitted in a search form leads to the search that it means', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/search/toyota/'));
    const field = page.locator('input[name="query"]:visible');
    await field.fill('white auto ute under 40k');
    await field.press('Enter');
    await expect(page).toHaveURL(
      siteUrl(site, '/search/ute-cars/?colour=White&price=:40000&transmission=Automatic'),
    );
    await expect(heading(page)).toHaveText(/^\d+ utes for sale$/);
    await page.goto(siteUrl(site, '/'));
    await page.getByRole('searchbox', { name: 'Search' }).fill('hilux');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(siteUrl(site, '/search/toyota/hilux/'));
  });
});
