import { expect } from 'playwright/test';
import { openFilters, openSearch, readCount, readHeading, textsOf } from '#tests/support/engines/pages.ts';
import { stopSearches } from '#tests/support/engines/searches.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Found, type Visitor } from '#tests/support/engines/visitor.ts';

const GROUP = 'coolabah';
const USED_YARD = 'wattlebird';
const TRUCKS = 'boobook';

const address = (visitor: Visitor, path: string) => expectSoon(() => visitor.address()).toBe(path);
/** The summary of a section of the filters: it has no role in all engines. */
const summary = (panel: Found, label: string) => panel.selector('summary').text(label);
const results = (visitor: Visitor) => visitor.role('region', { name: 'Results' });

test('seven makes are shown, others on demand, and each selected make offers its models', async ({
  visitor,
}) => {
  await openSearch(visitor, GROUP);
  const all = await readCount(visitor);
  const panel = await openFilters(visitor);
  const makes = panel.role('group', { name: 'Make' }).role('checkbox');
  const make = (name: string) => panel.role('checkbox', { name: new RegExp(`^${name}`) });
  await expectSoon(() => makes.count()).toBe(7);
  const logo = panel.selector('label:has(input[value=Toyota]) use');
  expect((await logo.view()).href).toMatch(/^\/assets\/makes\..*#toyota$/);
  await panel.role('button', { name: 'Show all makes' }).click();
  await expectSoon(() => makes.count()).toBeGreaterThan(8);
  const { value } = await makes.nth(-1).view();
  await makes.nth(-1).click();
  await expectSoon(() => readHeading(visitor)).toMatch(new RegExp(`^\\d+ ${value} `));
  await panel.role('button', { name: 'Hide extra makes' }).click();
  await expectSoon(() => makes.count()).toBe(8);
  expect((await makes.nth(7).view()).checked).toBe(true);
  await makes.nth(7).click();
  await expectSoon(() => readCount(visitor)).toBe(all);

  await make('Toyota').click();
  await address(visitor, '/search/toyota/');
  await panel.text('Select models').click();
  await panel.role('checkbox', { name: /^HiLux/ }).click();
  await address(visitor, '/search/toyota/hilux/');
  const hiluxes = await readCount(visitor);
  await panel.text('Hide').click();
  await expectSoon(() => panel.role('checkbox', { name: /^HiLux/ }).count()).toBe(0);
  const fords = Number(/\d+$/.exec((await panel.selector('label:has(input[value=Ford])').view()).text)?.[0]);
  await make('Ford').click();
  await address(visitor, '/search/?make=Ford&make_model=Toyota:HiLux');
  await expectSoon(() => readCount(visitor)).toBe(hiluxes + fords);
  await make('Toyota').click();
  await address(visitor, '/search/ford/');
});

test('the button of the filters counts what they find and leads to the top of the results', {
  tag: '@narrow',
}, async ({ visitor }) => {
  await openSearch(visitor, GROUP);
  const panel = await openFilters(visitor);
  await panel.role('checkbox', { name: /^Used/ }).click();
  await expectSoon(() => readHeading(visitor)).toMatch(/^\d+ used cars for sale$/);
  const used = await readCount(visitor);
  await summary(panel, 'Condition').click();
  await expectSoon(() => panel.role('checkbox', { name: /^Used/ }).count()).toBe(0);
  await visitor.evaluate(() => scrollTo(0, 900));
  await visitor.role('button', { name: `Show Me ${used} Cars` }).click();
  await expectSoon(() => panel.count()).toBe(0);
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.role('button', { name: 'Filters (1)' }).view();

  await openFilters(visitor);
  await panel.role('combobox', { name: 'Search' }).fill('no such car anywhere');
  await visitor.role('button', { name: 'Show Me 0 Cars' }).view();
  await panel.role('button', { name: 'Undo last choice' }).click();
  await visitor.role('button', { name: `Show Me ${used} Cars` }).view();
});

test('a filter of single choice takes another value in place of the first, and All or a second press clears it', async ({
  visitor,
}) => {
  await openSearch(visitor, USED_YARD);
  const panel = await openFilters(visitor);
  const make = (name: string) => panel.role('radio', { name: new RegExp(`^${name}`) });
  const headings = panel.role('heading', { name: /Makes$/ });
  expect(await textsOf(headings)).toContain('Popular Makes');
  await make('Toyota').click();
  await address(visitor, '/search/toyota/');
  await make('Mazda').click();
  await address(visitor, '/search/mazda/');
  await expectSoon(async () => (await make('Toyota').view()).checked).toBe(false);
  await make('Mazda').click();
  await address(visitor, '/search/');
  expect(await panel.role('radio', { checked: true }).count()).toBe(0);
  await panel.role('button', { name: 'Show all makes' }).click();
  await expectSoon(() => textsOf(headings)).toEqual(['Popular Makes', 'All Makes']);

  const fuel = panel.role('combobox', { name: 'Fuel' });
  expect((await fuel.view()).text).toMatch(/^All/);
  await fuel.choose(/^Diesel/);
  await address(visitor, '/search/?fuel=Diesel');
  await fuel.choose(/^Petrol/);
  await address(visitor, '/search/?fuel=Petrol');
  await fuel.choose('All');
  await address(visitor, '/search/');
});

test('sections that are opened or closed stay so on the next page if the dealer wants it', {
  tag: '@long',
}, async ({ visitor }) => {
  const isOpen = async (panel: Found, label: string) =>
    'open' in
    (await panel.selector('details:has(> summary)').all()).reduce(
      (found, { text, attributes }) => (text.startsWith(label) ? attributes : found),
      {},
    );
  await openSearch(visitor, TRUCKS);
  let panel = await openFilters(visitor);
  await summary(panel, 'Fuel').click();
  await summary(panel, 'Condition').click();
  await openSearch(visitor, TRUCKS, '/search/isuzu/');
  panel = await openFilters(visitor);
  expect(await isOpen(panel, 'Fuel')).toBe(true);
  expect(await isOpen(panel, 'Condition')).toBe(false);
  const stored = await visitor.read('stored');
  expect(stored.map(([key]) => key)).toContain('forecourt:boobook:sections');

  await openSearch(visitor, GROUP);
  panel = await openFilters(visitor);
  await summary(panel, 'Fuel').click();
  await openSearch(visitor, GROUP, '/search/toyota/');
  panel = await openFilters(visitor);
  expect(await isOpen(panel, 'Fuel')).toBe(false);
});

test('a filter is ticked at once while the last results stay, and one that fails is taken back and tried again', async ({
  visitor,
}) => {
  await openSearch(visitor, GROUP);
  const all = await readHeading(visitor);
  const cards = results(visitor).role('article');
  const isBusy = async () => (await results(visitor).view()).attributes['aria-busy'];
  const panel = await openFilters(visitor);
  const toyota = panel.role('checkbox', { name: /^Toyota/ });
  const mend = await stopSearches(visitor, 'fail');
  await toyota.click();
  await expectSoon(() => textsOf(visitor.role('alert'))).toContainEqual(
    expect.stringContaining("Search isn't responding."),
  );
  await expectSoon(async () => (await toyota.view()).checked).toBe(false);
  expect(await readHeading(visitor)).toBe(all);
  expect(await cards.count()).toBe(21);
  expect(await visitor.address()).toBe('/search/');
  await mend();
  // On a narrow screen the filters lie over the results, and say so too.
  await visitor.role('button', { name: 'Try again' }).nth(0).click();
  await address(visitor, '/search/toyota/');
  await expectSoon(() => readHeading(visitor)).toMatch(/^\d+ Toyota cars for sale$/);

  const toyotas = await readHeading(visitor);
  const letThrough = await stopSearches(visitor, 'wait');
  const used = panel.role('checkbox', { name: /^Used/ });
  await used.click();
  expect((await used.view()).checked).toBe(true);
  await expectSoon(isBusy).toBe('true');
  expect(await cards.count()).toBe(21);
  expect(await readHeading(visitor)).toBe(toyotas);
  await letThrough();
  await address(visitor, '/search/toyota/?car_type=used');
  await expectSoon(isBusy).toBe('false');
  expect(await readHeading(visitor)).toMatch(/^\d+ Toyota cars for sale$/);
  expect(await readHeading(visitor)).not.toBe(toyotas);
});
