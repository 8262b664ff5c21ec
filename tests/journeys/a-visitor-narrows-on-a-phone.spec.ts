import { expect, type Page } from 'playwright/test';
import { filters, heading, openFilters, readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const GROUP = { slug: 'coolabah' };
const USED_YARD = { slug: 'wattlebird' };
const TRUCKS = { slug: 'boobook' };

/** The summary of a section of the filters, open or closed. */
const summary = (page: Page, label: string) => filters(page).locator('summary').filter({ hasText: label });

async function visit(page: Page, site: { slug: string }, path = '/search/'): Promise<void> {
  await page.goto(siteUrl(site, path));
  await waitUntilHydrated(page);
  await openFilters(page);
}

test('more makes are shown on demand, each selected make offers its models, and “Show Me” leads to the top of the results', async ({
  page,
}) => {
  await visit(page, GROUP);
  const makes = filters(page).getByRole('group', { name: 'Make', exact: true }).getByRole('checkbox');
  const make = (name: string) => filters(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect(makes).toHaveCount(7);
  await filters(page).getByRole('button', { name: 'Show all makes' }).click();
  await expect.poll(() => makes.count()).toBeGreaterThan(8);
  await filters(page).getByRole('button', { name: 'Hide extra makes' }).click();
  await expect(makes).toHaveCount(7);

  await make('Toyota').click();
  await filters(page).getByText('Select models').click();
  await make('HiLux').click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/toyota/hilux/'));
  const hiluxes = await readResultCount(page);
  await filters(page).getByText('Hide', { exact: true }).click();
  await expect(make('HiLux')).toHaveCount(0);
  await make('Ford').click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Ford&make_model=Toyota:HiLux'));
  await expect.poll(() => readResultCount(page)).toBeGreaterThan(hiluxes);
  await make('Toyota').click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/ford/'));
  await expect(heading(page)).toHaveText(/^\d+ Ford cars for sale$/);

  await summary(page, 'Condition').click();
  await expect(make('Used')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('button', { name: `Show Me ${await readResultCount(page)} Cars` }).click();
  await expect(filters(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('a filter of single choice takes another value in place of the first, and All or a second press clears it', async ({
  page,
}) => {
  await visit(page, USED_YARD);
  const make = (name: string) => filters(page).getByRole('radio', { name: new RegExp(`^${name}`) });
  const headings = filters(page).getByRole('heading', { name: /Makes$/ });
  await make('Toyota').click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/toyota/'));
  await make('Mazda').click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/mazda/'));
  await expect(make('Toyota')).not.toBeChecked();
  await make('Mazda').click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/'));
  await expect(filters(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await filters(page).getByRole('button', { name: 'Show all makes' }).click();
  await expect(headings).toHaveText(['Popular Makes', 'All Makes']);

  const fuel = filters(page).getByRole('combobox', { name: 'Fuel' });
  await fuel.selectOption('Diesel');
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/?fuel=Diesel'));
  await fuel.selectOption('Petrol');
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/?fuel=Petrol'));
  await fuel.selectOption('All');
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/'));
});

test('sections that are opened or closed stay so on the next page if the dealer wants it', async ({
  page,
}) => {
  const isOpen = (label: string) =>
    summary(page, label).evaluate((element) => element.closest('details')?.open);
  await visit(page, TRUCKS);
  await summary(page, 'Fuel').click();
  await summary(page, 'Condition').click();
  await visit(page, TRUCKS, '/search/isuzu/');
  expect(await isOpen('Fuel')).toBe(true);
  expect(await isOpen('Condition')).toBe(false);
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('forecourt:boobook:sections');
});
