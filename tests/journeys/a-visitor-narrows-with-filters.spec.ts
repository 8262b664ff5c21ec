import { expect, type Page } from 'playwright/test';
import { readResultCount } from '#tests/support/browser/search-journeys.ts';
import { summaryOf } from '#tests/support/browser/summary-of.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { stopSearches } from '#tests/support/engines/searches.ts';
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

test('seven makes are shown as cards; a toggle shows and hides the others, but never hides a selected one', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, GROUP, '/search/');
  const cards = section(page, 'Make').getByRole('checkbox');
  await expect(cards).toHaveCount(7);
  await expect(section(page, 'Make').locator('label', { hasText: 'Toyota' }).locator('use')).toHaveAttribute(
    'href',
    /^\/assets\/makes\..*#toyota$/,
  );
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

test('long lists keep their values and ticks when nothing is found', { tag: '@long' }, async ({ page }) => {
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

test('a selected make offers its models, and deselecting it removes them from the search', {
  tag: '@long',
}, async ({ page }) => {
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

test('two selected makes each have their own models', { tag: '@long' }, async ({ page }) => {
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
  await panel(page)
    .getByText(/^Mazda Select models/)
    .click();
  const mazdas = panel(page).getByRole('group', { name: 'Mazda models' });
  await expect(mazdas.getByRole('checkbox', { name: /^CX-5/ })).toBeVisible();
});

test('a model of one make combines with any car of another, and every make stays available', {
  tag: '@long',
}, async ({ page }) => {
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

test('another make can be chosen from a model page where makes are a single choice', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, USED_YARD, '/search/toyota/hilux/');
  await panel(page)
    .getByRole('radio', { name: /^Mazda/ })
    .click();
  await expect(page).toHaveURL(siteUrl(USED_YARD, '/search/mazda/'));
});

test('models selected beside another make can be removed one by one above the results', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl(GROUP, '/search/?make=Mazda&make_model=Toyota:86&make_model=Toyota:HiLux'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Remove filter: Toyota HiLux' }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Mazda&make_model=Toyota:86'));
  await page.getByRole('button', { name: 'Remove filter: Toyota 86' }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/mazda/'));
  await expect(heading(page)).toHaveText(/^[1-9]\d* Mazda cars for sale$/);
});

test('in a single-choice filter a new choice replaces the old one, and choosing it again clears it', {
  tag: '@long',
}, async ({ page }) => {
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

test('a dropdown filter takes one value, and All clears it', { tag: '@long' }, async ({ page }) => {
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

test('a dropdown shows how many values the URL selects', async ({ page }) => {
  await visit(page, USED_YARD, '/search/?fuel=Diesel&fuel=Petrol');
  await expect(
    panel(page).getByRole('combobox', { name: 'Fuel' }).getByRole('option', { selected: true }),
  ).toHaveText('2 selected');
});

test('weekly prices are bands in ascending order, chosen one at a time', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, GROUP, '/search/');
  const weekly = section(page, 'Weekly price');
  await summaryOf(weekly).click();
  await expect(weekly.getByRole('radio').first()).toHaveAccessibleName(/^Under \$100 a week/);
  await weekly.getByRole('radio', { name: /^\$100 to \$149 a week/ }).click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?weekly_price_range=100:150'));
});

test('sections opened or closed stay that way on the next page if the dealer enables it', {
  tag: '@long',
}, async ({ page }) => {
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
  test(`the filters of ${site.slug} hydrate without a search or a change to the page`, {
    tag: '@long',
  }, async ({ page }) => {
    const watch = await watchSearch(page);
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    await expect.poll(() => page.workers().length).toBe(1);
    expect(await watch()).toMatchObject({ searches: 0, changes: [] });
  });
}

test('the filters can be used by keyboard alone', async ({ page }) => {
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

test('a value without cars keeps its position and is disabled', { tag: '@long' }, async ({ page }) => {
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

test('when nothing is found, the drawer says so and the last choice can be undone', { tag: '@long' }, async ({
  page,
}) => {
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

test('words typed into the drawer are understood when typing pauses, and its button counts what they find', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, GROUP, '/search/');
  await panel(page).getByRole('combobox', { name: 'Search' }).fill('cx5');
  await expect(heading(page)).toHaveText(/^[1-9]\d* Mazda CX-5 for sale$/);
  await expect(
    page.getByRole('button', { name: `Show Me ${await readResultCount(page)} Cars` }),
  ).toBeVisible();
});

test('a choice whose search fails is reverted and can be retried', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
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

test('a choice whose search fails after others have worked is the one that is retried', async ({ page }) => {
  await visit(page, GROUP, '/search/');
  const [toyota, kia] = [/^Toyota/, /^Kia/].map((name) => panel(page).getByRole('checkbox', { name }));
  await toyota?.click();
  await expect(heading(page)).toHaveText(/Toyota/);
  const letThrough = await stopSearches(page, 'fail');
  await kia?.click();
  const retry = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first();
  await expect(retry).toBeVisible();
  await expect(panel(page).getByRole('checkbox', { name: /^Kia/ })).not.toBeChecked();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/toyota/'));
  await letThrough();
  await retry.click();
  await expect(page).toHaveURL(siteUrl(GROUP, '/search/?make=Kia&make=Toyota'));
  await expect(retry).toHaveCount(0);
});

test('dropdown and single-choice filters changed before hydration are applied', async ({ page }) => {
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
