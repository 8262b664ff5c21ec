import { expect, type Page } from 'playwright/test';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { summaryOf } from '#tests/support/browser/summary-of.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const GROUP = { slug: 'coolabah' };
const USED_YARD = { slug: 'wattlebird' };
const TRUCKS = { slug: 'boobook' };

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The section under a heading, open or closed. */
const section = (page: Page, label: string) =>
  panel(page)
    .getByRole('group')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

/** Opens a search page and, on narrow screens, its drawer. */
async function visit(page: Page, site: { slug: string }, path: string): Promise<void> {
  await page.goto(siteUrl(site, path));
  await waitUntilHydrated(page);
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
}

test('seven makes are cards; a toggle shows the others and hides them again, but never a chosen one', async ({
  page,
}) => {
  await visit(page, GROUP, '/search/');
  const cards = section(page, 'Make').getByRole('checkbox');
  await expect(cards).toHaveCount(7);
  await panel(page).getByRole('button', { name: 'Show all makes' }).click();
  const all = await cards.count();
  expect(all).toBeGreaterThan(8);
  const last = cards.nth(all - 1);
  const name = await last.getAttribute('value');
  await last.click();
  await expect(heading(page)).toContainText(`${name} `);
  await panel(page).getByRole('button', { name: 'Hide extra makes' }).click();
  await expect(cards).toHaveCount(8);
  await expect(cards.nth(7)).toBeChecked();
  await cards.nth(7).click();
  await expect(heading(page)).toHaveText(/^\d+ cars for sale$/);
  await expect(cards).toHaveCount(8);
});

test('where nothing is found, long lists keep their values and their ticks', async ({ page }) => {
  await visit(page, GROUP, '/search/');
  const toyota = panel(page).getByRole('checkbox', { name: /^Toyota/ });
  await toyota.click();
  await expect(heading(page)).toContainText('Toyota');
  const makes = await section(page, 'Make').getByRole('checkbox').count();
  await panel(page).getByRole('combobox', { name: 'Search' }).fill('zzyzx');
  await expect(heading(page)).toHaveText(/^0 /);
  await expect(toyota).toBeChecked();
  await expect(section(page, 'Make').getByRole('checkbox')).toHaveCount(makes);
  await expect(section(page, 'Make').getByRole('checkbox', { name: /^Mazda/ })).toBeDisabled();
});

test('under a chosen make its models unfold, and they go when the make is taken off', async ({ page }) => {
  await visit(page, GROUP, '/search/');
  await panel(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  const models = panel(page).getByText('Select models');
  await models.click();
  await panel(page)
    .getByRole('checkbox', { name: /^HiLux/ })
    .click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/toyota/hilux/'));
  await panel(page).getByText('Hide', { exact: true }).click();
  await expect(panel(page).getByRole('checkbox', { name: /^HiLux/ })).toBeHidden();
  await panel(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/'));
});

test('two chosen makes have their own models each', async ({ page }) => {
  await visit(page, GROUP, '/search/');
  await panel(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .click();
  await panel(page)
    .getByRole('checkbox', { name: /^Mazda/ })
    .click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Mazda&make=Toyota'));
  const toyotas = panel(page).getByRole('group', { name: 'Toyota models' });
  await panel(page)
    .getByText(/^Toyota Select models/)
    .click();
  await expect(toyotas.getByRole('checkbox', { name: /^HiLux/ })).toBeVisible();
  await expect(toyotas.getByRole('checkbox', { name: /^CX-5/ })).toHaveCount(0);
});

test('a model of one make and any car of another are one search, and every make stays on offer', async ({
  page,
}) => {
  await visit(page, GROUP, '/search/toyota/hilux/');
  const hiluxes = await readResultCount(page);
  const makes = section(page, 'Make').getByRole('checkbox');
  await expect(panel(page).getByRole('button', { name: 'Show all makes' })).toBeVisible();
  const ford = panel(page).getByRole('checkbox', { name: /^Ford/ });
  const fords = Number(await ford.locator('..').locator('.n').textContent());
  await ford.click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Ford&make_model=Toyota:HiLux'));
  await expect.poll(() => readResultCount(page)).toBe(hiluxes + fords);
  await expect(panel(page).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
  await expect(panel(page).getByRole('checkbox', { name: /^HiLux/ })).toBeChecked();
  expect(await makes.count()).toBeGreaterThanOrEqual(7);
  await panel(page)
    .getByRole('checkbox', { name: /^HiLux/ })
    .click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Ford&make=Toyota'));
  await page.goto(siteUrl(GROUP, '/search/?make=Ford&make_model=Toyota:HiLux'));
  await expect.poll(() => readResultCount(page)).toBe(hiluxes + fords);
});

test('from a page of one model another make can be chosen where there is one at a time', async ({ page }) => {
  await visit(page, USED_YARD, '/search/toyota/hilux/');
  await panel(page)
    .getByRole('radio', { name: /^Mazda/ })
    .click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/mazda/'));
});

test('models chosen beside another make are taken off above the results one by one', async ({ page }) => {
  await page.goto(siteUrl(GROUP, '/search/?make=Mazda&make_model=Toyota:86&make_model=Toyota:HiLux'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Remove filter: Toyota HiLux' }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Mazda&make_model=Toyota:86'));
  await page.getByRole('button', { name: 'Remove filter: Toyota 86' }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/mazda/'));
  await expect(heading(page)).toHaveText(/^[1-9]\d* Mazda cars for sale$/);
});

test('of a single choice another one takes the place, and chosen again it is off', async ({ page }) => {
  await visit(page, USED_YARD, '/search/');
  const make = (name: string) => panel(page).getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(panel(page).getByRole('heading', { name: 'Popular Makes' })).toBeVisible();
  await make('Toyota').click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/toyota/'));
  await make('Mazda').click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/mazda/'));
  await expect(make('Toyota')).not.toBeChecked();
  await make('Mazda').click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/'));
  await expect(panel(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Show all makes' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Popular Makes' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'All Makes' })).toBeVisible();
});

test('a dropdown takes one value, and All takes it off', async ({ page }) => {
  await visit(page, USED_YARD, '/search/');
  const fuel = panel(page).getByRole('combobox', { name: 'Fuel' });
  await expect(fuel.getByRole('option').first()).toHaveText('All');
  await fuel.selectOption('Diesel');
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/?fuel=Diesel'));
  await fuel.selectOption('Petrol');
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/?fuel=Petrol'));
  await fuel.selectOption('All');
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/'));
});

test('several values of an address stand in a dropdown as their number', async ({ page }) => {
  await visit(page, USED_YARD, '/search/?fuel=Diesel&fuel=Petrol');
  await expect(
    panel(page).getByRole('combobox', { name: 'Fuel' }).getByRole('option', { selected: true }),
  ).toHaveText('2 chosen');
});

test('weekly prices are bands in their order, one at a time', async ({ page }) => {
  await visit(page, GROUP, '/search/');
  const weekly = section(page, 'Weekly price');
  await summaryOf(weekly).click();
  await expect(weekly.getByRole('radio').first()).toHaveAccessibleName(/^Under \$100 a week/);
  await weekly.getByRole('radio', { name: /^\$100 to \$149 a week/ }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?weekly_price_range=100:150'));
});

test('sections that a visitor opened or closed stay so on the next page, where the dealer wants it', async ({
  page,
}) => {
  await visit(page, TRUCKS, '/search/');
  await summaryOf(section(page, 'Fuel')).click();
  await summaryOf(section(page, 'Condition')).click();
  await visit(page, TRUCKS, '/search/isuzu/');
  await expect(section(page, 'Fuel')).toHaveAttribute('open');
  await expect(section(page, 'Condition')).not.toHaveAttribute('open');

  await visit(page, GROUP, '/search/');
  await summaryOf(section(page, 'Fuel')).click();
  await visit(page, GROUP, '/search/toyota/');
  await expect(section(page, 'Fuel')).not.toHaveAttribute('open');
});

for (const site of [USED_YARD, TRUCKS]) {
  test(`the filters of ${site.slug} become live without a search and without changing a thing`, async ({
    page,
  }) => {
    const watch = await watchSearch(page);
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    await expect.poll(() => page.workers().length).toBe(1);
    expect(await watch()).toMatchObject({ searches: 0, changes: [] });
  });
}

test('the filters work from the keyboard alone', async ({ page }) => {
  await visit(page, USED_YARD, '/search/');
  const toyota = panel(page).getByRole('radio', { name: /^Toyota/ });
  await toyota.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/toyota/'));
  await expect(toyota).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/search\/(?!toyota)[a-z-]+\/$/);
  await summaryOf(section(page, 'Drive')).focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Drive').getByRole('checkbox').first()).toBeVisible();
});

test('a value without cars stays in its place, and can’t be chosen', async ({ page }) => {
  await visit(page, GROUP, '/search/');
  const condition = section(page, 'Condition').getByRole('checkbox');
  const values = () =>
    condition.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).join());
  const before = await values();
  await panel(page).getByRole('button', { name: 'Show all makes' }).click();
  // Holden no longer exists: all of them are used.
  await section(page, 'Make')
    .getByRole('checkbox', { name: /^Holden/ })
    .click();
  await expect(section(page, 'Condition').getByRole('checkbox', { name: /^New/ })).toBeDisabled();
  expect(await values()).toBe(before);
});

test('where nothing is left the drawer says so, and the last choice can be undone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, GROUP, '/search/toyota/');
  await panel(page).getByRole('combobox', { name: 'Search' }).fill('no such car anywhere');
  await expect(page.getByRole('button', { name: 'Show Me 0 Cars' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Undo last choice' }).click();
  await expect(heading(page)).toHaveText(/^[1-9]\d* Toyota cars for sale$/);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 900));
  expect(await scrolled()).toBe(900);
  await page.getByRole('button', { name: /^Show Me [1-9]\d* Cars$/ }).click();
  await expect(panel(page)).toBeHidden();
  expect(await scrolled()).toBe(0);
});

test('a choice whose search fails is taken back, and can be tried again', async ({ page, trouble }) => {
  let broken = true;
  await page.route('**/search/cars.*.json', (route) => (broken ? route.abort() : route.continue()));
  await visit(page, GROUP, '/search/');
  const toyota = panel(page).getByRole('checkbox', { name: /^Toyota/ });
  await toyota.click();
  // On narrow screens the drawer covers the results, so it shows the error too.
  const narrow = await panel(page)
    .getByRole('button', { name: /^Show Me/ })
    .isVisible();
  const retry = (narrow ? panel(page) : page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(toyota).not.toBeChecked();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/'));
  await expect(page.getByRole('button', { name: 'Remove filter: Toyota' })).toHaveCount(0);
  broken = false;
  await retry.click();
  await expect(toyota).toBeChecked();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/toyota/'));
  trouble.length = 0;
});

test('what was chosen in a dropdown or among single values before the page is live is not lost', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search-island*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl(USED_YARD, '/search/toyota/'));
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
  await panel(page).getByRole('combobox', { name: 'Fuel' }).selectOption('Diesel');
  await panel(page)
    .getByRole('radio', { name: /^Mazda/ })
    .check();
  release();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/mazda/?fuel=Diesel'));
  await expect(panel(page).getByRole('combobox', { name: 'Fuel' })).toHaveValue('Diesel');
});
