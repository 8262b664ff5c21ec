import { expect, type Locator, type Page } from 'playwright/test';
import { test } from './test.ts';
import { waitUntilHydrated, watchSearch } from './watch-search.ts';

/** A stock search under test: its addresses, and a check that a page's engine is warmed up. */
export interface SearchUnderTest {
  /** The address of a path; called when a test runs. */
  readonly address: (path: string) => string;
  readonly isWarm: (page: Page) => boolean;
  /** Playwright's tags of all its journeys but those that start from a landing page. */
  readonly tag?: string[];
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** The count in a heading, a link or a suggestion. Its element has no role. */
export async function readCount(within: Locator): Promise<number> {
  return Number((await within.locator('.num').textContent())?.replace(/\D/g, ''));
}

/** Opens the filter drawer on narrow screens. */
export async function openFilters(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
}

export async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: /^Show Me/ });
  if (await show.isVisible()) await show.click();
}

/** How many cars are found; those of them that are sold are not in the heading. */
export async function readResultCount(page: Page): Promise<number> {
  const text = await page.locator('.bar__count').textContent();
  return Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''));
}

/** Defines the journeys that every engine must support, starting from each of these pages. `tag`: Playwright's. */
export function defineSearchJourneys(
  { address, isWarm, tag: engineTag = [] }: SearchUnderTest,
  landings: readonly { readonly path: string; readonly tag?: string[] }[],
): void {
  for (const { path, tag = [] } of landings) {
    test(`${path} hydrates without a search or a change to the page`, { tag }, async ({ page }) => {
      const watch = await watchSearch(page);
      await page.goto(address(path));
      const before = await readResultCount(page);
      await waitUntilHydrated(page);
      // The engine is warmed up when the browser is idle, after hydration has finished.
      await expect.poll(() => isWarm(page)).toBe(true);
      const { searches, changes } = await watch();
      expect(searches).toBe(0);
      expect(changes).toEqual([]);
      expect(await readResultCount(page)).toBe(before);
    });
  }

  test('make and model are one history entry each, and their URL survives a reload', {
    tag: engineTag,
  }, async ({ page }) => {
    const watch = await watchSearch(page);
    await page.goto(address('/search/'));
    await waitUntilHydrated(page);
    const all = await readCount(heading(page));
    await openFilters(page);
    const panel = filters(page);
    await panel.getByRole('checkbox', { name: /^Toyota/ }).click();
    await expect(page).toHaveURL(address('/search/toyota/'));
    await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
    const toyotas = await readCount(heading(page));
    expect(toyotas).toBeLessThan(all);
    await panel.getByText('Select models').click();
    await panel.getByRole('checkbox', { name: /^HiLux/ }).click();
    await expect(page).toHaveURL(address('/search/toyota/hilux/'));
    await expect(heading(page)).toHaveText(/^\d+ Toyota HiLux for sale$/);
    const hiluxes = await readCount(heading(page));
    expect((await watch()).searches).toBe(2);

    await page.goBack();
    await expect(page).toHaveURL(address('/search/toyota/'));
    await expect(heading(page)).toHaveText(`${toyotas} Toyota cars for sale`);
    await page.goBack();
    await expect(page).toHaveURL(address('/search/'));
    await expect(heading(page)).toHaveText(`${all} cars for sale`);
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.goForward();
    await page.goForward();
    await expect(heading(page)).toHaveText(`${hiluxes} Toyota HiLux for sale`);

    await page.reload();
    await waitUntilHydrated(page);
    expect((await watch()).searches).toBe(0);
    expect(await readCount(heading(page))).toBe(hiluxes);
    await page.goBack();
    await expect(heading(page)).toHaveText(`${toyotas} Toyota cars for sale`);
  });

  for (const { what, delay, tag } of [
    { what: 'as it comes', delay: 0, tag: ['@long'] },
    { what: 'with scripts that come late', delay: 400, tag: [] },
  ]) {
    test(`a query string is searched once and no other car is ever shown, ${what}`, {
      tag: [...engineTag, ...tag],
    }, async ({ page }) => {
      if (delay) {
        await page.route('**/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.continue();
        });
      }
      const watch = await watchSearch(page);
      await page.goto(address('/search/?make=Toyota&price=15000:40000'));
      await waitUntilHydrated(page);
      await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
      const { searches, titles, counts, frames } = await watch();
      expect(searches).toBe(1);
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.filter((title) => !title.includes('Toyota'))).toEqual([]);
      expect(counts).toEqual([String(await readCount(heading(page)))]);
      expect(frames).toBeGreaterThan(5);
      await expect(page).toHaveURL(address('/search/?make=Toyota&price=15000:40000'));
      await expect(page.getByRole('button', { name: 'Remove filter: Toyota' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove filter: $15,000 to $40,000' })).toBeVisible();
    });
  }

  test('query, range, sort order and page are in the URL; any other change returns to page 1', {
    tag: engineTag,
  }, async ({ page }) => {
    await page.goto(address('/search/'));
    await waitUntilHydrated(page);
    const first = page.getByRole('article').first().getByRole('heading');
    const mostRelevant = (await first.textContent()) ?? '';
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
    await expect(page).toHaveURL(address('/search/?sortBy=price:asc'));
    // Other cards move the links below them.
    await expect(first).not.toHaveText(mostRelevant);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(address('/search/?page=2&sortBy=price:asc'));
    await openFilters(page);
    await filters(page).getByText('Year', { exact: true }).click();
    await filters(page).getByRole('textbox', { name: 'Year from' }).fill('2020');
    await filters(page).getByRole('textbox', { name: 'Year from' }).press('Enter');
    await expect(page).toHaveURL(address('/search/?sortBy=price:asc&year=2020:'));
    await filters(page).getByRole('combobox', { name: 'Search' }).fill('hilx');
    await expect(page).toHaveURL(address('/search/?query=hilx&sortBy=price:asc&year=2020:'));
    await closeFilters(page);
    await expect(first).toContainText('HiLux');
    for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
      expect(title).toContain('HiLux');
    await page
      .getByRole('list', { name: 'Applied filters' })
      .getByRole('button', { name: 'Clear all' })
      .click();
    await expect(page).toHaveURL(address('/search/?sortBy=price:asc'));
    await expect(first).not.toContainText('HiLux');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(address('/search/?page=2&sortBy=price:asc'));
    await openFilters(page);
    await filters(page)
      .getByRole('checkbox', { name: /^Toyota/ })
      .click();
    await expect(page).toHaveURL(address('/search/toyota/?sortBy=price:asc'));
  });
}

/** Expects a failed search to keep the last results and to work again once `restore` has been called. */
export async function expectSearchToRecover(page: Page, restore: () => void): Promise<void> {
  await openFilters(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  await closeFilters(page);
  await expect(page.getByRole('alert')).toContainText("Search isn't responding.");
  expect(await page.getByRole('article').count()).toBe(21);
  restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(/^\d+ Toyota cars for sale$/);
}
