import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { readCount } from '#tests/support/browser/read-count.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const rows = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });

/** On narrow screens the box is in the drawer. */
async function openBox(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
  await box(page).click();
}

async function search(page: Page, path = '/search/'): Promise<void> {
  await page.goto(siteUrl(site, path));
  await waitUntilHydrated(page);
}

const count = (page: Page): Promise<number> => readCount(heading(page));

test('a sentence becomes filters that can be taken off, and Back brings it back', async ({ page }) => {
  await search(page);
  await openBox(page);
  await box(page).pressSequentially('white auto ute under 40k');
  await expect(rows(page).first()).toContainText('Ute · Automatic · White · Under $40,000');
  const promised = await readCount(rows(page).first());
  await expect(box(page)).toHaveValue('white auto ute under 40k');
  await expect(page).toHaveURL(/query=white\+auto\+ute\+under\+40k/);
  await box(page).press('Enter');
  await expect(page).toHaveURL(
    siteUrl(site, '/search/ute-cars/?colour=White&price=:40000&transmission=Automatic'),
  );
  await expect(heading(page)).toHaveText(/^\d+ Ute cars for sale$/);
  expect(await count(page)).toBe(promised);
  for (const name of ['White', 'Ute', 'Automatic', 'Under $40,000'])
    await expect(chip(page, name)).toBeVisible();
  await chip(page, 'White').click();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/?price=:40000&transmission=Automatic'));
  expect(await count(page)).toBeGreaterThan(promised);
  await page.goBack();
  await expect(chip(page, 'White')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/query=white/);
  await expect(chip(page, '“white auto ute under 40k”')).toBeVisible();
});

test('Enter before anything has loaded is not lost', async ({ page }) => {
  await search(page);
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await openBox(page);
  await box(page).fill('hilux diesel');
  await box(page).press('Enter');
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/hilux/?fuel=Diesel'));
});

test('the text itself can be searched instead', async ({ page }) => {
  await search(page);
  await openBox(page);
  await box(page).fill('diesel');
  await expect(rows(page).first()).toContainText('Diesel');
  await rows(page).filter({ hasText: 'Search for “diesel”' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?query=diesel'));
  await expect(rows(page)).toHaveCount(0);
});

test('a misspelt model is suggested, chosen by keys, and found as often as promised', async ({ page }) => {
  await search(page, '/search/used-cars/');
  await openBox(page);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).pressSequentially('hillux');
  const hilux = rows(page).filter({ hasText: 'Toyota HiLux' });
  await expect(hilux).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const promised = await readCount(hilux);
  await box(page).press('ArrowDown');
  await expect(hilux).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await hilux.getAttribute('id')) ?? '');
  await box(page).press('ArrowUp');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await box(page).press('Escape');
  await expect(rows(page)).toHaveCount(0);
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toHaveValue('hillux');
  await box(page).press('ArrowDown');
  await expect(hilux).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/hilux/?car_type=used'));
  expect(await count(page)).toBe(promised);
});

test('rows are as large as a finger, and the box with them is accessible', async ({ page }) => {
  await search(page);
  await openBox(page);
  await box(page).fill('toyota');
  await expect(rows(page).nth(2)).toBeVisible();
  for (const row of await rows(page).all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findAccessibilityProblems(page, '#filters')).toEqual([]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
});

test('an attribute without a filter of its own works from an address', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/?colour=White&seats=7'));
  await waitUntilHydrated(page);
  await expect(chip(page, 'White')).toBeVisible();
  await expect(chip(page, '7 seats')).toBeVisible();
  const both = await count(page);
  await chip(page, '7 seats').click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?colour=White'));
  expect(await count(page)).toBeGreaterThan(both);
});

test('what is chosen right after Back is in the address', async ({ page }) => {
  await search(page);
  const popular = page.getByRole('navigation', { name: 'Popular searches' });
  await popular.getByRole('link', { name: 'SUV' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/suv-cars/'));
  await page.evaluate(() => {
    addEventListener('popstate', () => {
      const seen = setInterval(() => {
        const ute = [...document.querySelectorAll<HTMLElement>('.pills a')].find(
          (a) => a.textContent === 'Ute',
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

test('where nothing is found, a filter less is one tap, so is the step back, and cars are near', async ({
  page,
}) => {
  await search(page, '/search/ute-cars/');
  const utes = await count(page);
  await openBox(page);
  await box(page).fill('electric manual');
  await box(page).press('Enter');
  await expect(heading(page)).toHaveText(/^0 Ute cars for sale$/);
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/?fuel=Electric&transmission=Manual'));
  const ways = page.getByRole('list', { name: 'Ways on' });
  const first = ways.getByRole('button').first();
  await expect(first).toHaveText(/^Remove .+\d+ cars?$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const near = page.getByRole('region', { name: /^Close to it/ }).getByRole('article');
  await expect(near.first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us to find your car' })).toHaveAttribute(
    'href',
    '/contact/',
  );
  const gain = Number(/(\d+) cars?$/.exec((await first.textContent()) ?? '')?.[1]);
  await first.click();
  await expect(heading(page)).not.toHaveText(/^0 /);
  expect(await count(page)).toBe(gain);
  await expect(page).not.toHaveURL(/fuel=.*transmission=/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^0 Ute cars for sale$/);
  await page.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/'));
  await expect(heading(page)).toHaveText(`${utes} Ute cars for sale`);
});

test('where the visit begins with nothing found, there is no step to undo', async ({ page }) => {
  await search(page, '/search/?query=no+such+car+anywhere');
  await expect(page.getByRole('link', { name: 'Ask us to find your car' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the last step' })).toHaveCount(0);
});

test('words that found nothing as text are offered as filters', async ({ page }) => {
  await search(page, '/search/?query=white+automatic+ute+under+40k');
  await expect(heading(page)).toHaveText(/^0 cars for sale$/);
  const meant = page.getByRole('list', { name: 'Ways on' }).getByRole('button').first();
  await expect(meant).toContainText('Ute · Automatic · White · Under $40,000');
  await meant.click();
  await expect(page).toHaveURL(
    siteUrl(site, '/search/ute-cars/?colour=White&price=:40000&transmission=Automatic'),
  );
  await expect(page.getByRole('button', { name: 'Undo the last step' })).toHaveCount(0);
});

test('the last searches stand under the empty box and lead back', async ({ page }) => {
  await search(page, '/search/suv-cars/');
  const suvs = await count(page);
  const storedCount = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt:coolabah:history') ?? '[]').length);
  await expect.poll(storedCount).toBe(1);
  await search(page, '/search/toyota/?price=:40000');
  await expect.poll(storedCount).toBe(2);
  await search(page);
  await openBox(page);
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toContainText(['Toyota, under $40,000', 'SUV']);
  expect(await findAccessibilityProblems(page, '#filters')).toEqual([]);
  await recent.filter({ hasText: 'SUV' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/suv-cars/'));
  await expect(heading(page)).toHaveText(`${suvs} SUV cars for sale`);
});

test('a popular search is one tap and adds to the one that is there', async ({ page }) => {
  await search(page);
  const watch = await watchSearch(page);
  await search(page);
  const popular = page.getByRole('navigation', { name: 'Popular searches' });
  await popular.getByRole('link', { name: 'Ute', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/'));
  await expect(popular.getByRole('link', { name: 'SUV' })).toHaveCount(0);
  await popular.getByRole('link', { name: 'Under $30k' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/search/ute-cars/?price=:30000'));
  await expect(chip(page, 'Under $30,000')).toBeVisible();
  expect((await watch()).searches).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('popular searches with a page of their own are links', async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    const popular = page.getByRole('navigation', { name: 'Popular searches' });
    await expect(popular.getByRole('link', { name: 'Under $30k' })).toHaveCount(0);
    await popular.getByRole('link', { name: 'SUV' }).click();
    await expect(page).toHaveURL(siteUrl(site, '/search/suv-cars/'));
    await expect(heading(page)).toHaveText(/^\d+ SUV cars for sale$/);
  });
});
