import { expect } from 'playwright/test';
import { openFilters, openSearch, readCount, waitForSearch } from '#tests/support/engines/pages.ts';
import { type SearchMoment, watchSearches } from '#tests/support/engines/searches.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const SITE = 'coolabah';
const address = (visitor: Visitor, path: string) => expectSoon(() => visitor.address()).toBe(path);
const valueIn = async (visitor: Visitor, name: string) =>
  (await visitor.role('textbox', { name }).view()).value;

/** The time from the last moment of one kind to the first of another after it, for each of the latter with such a text. */
function pauses(
  moments: readonly SearchMoment[],
  from: SearchMoment['kind'],
  to: SearchMoment['kind'],
  text: string,
) {
  return moments.flatMap((moment, index) => {
    if (moment.kind !== to || !moment.text.includes(text)) return [];
    const before = moments.slice(0, index).findLast(({ kind }) => kind === from);
    return before ? [moment.at - before.at] : [];
  });
}

test('a search waits 300 ms for the next letter, and a price 400 ms until it is in the URL', async ({
  visitor,
}) => {
  await openSearch(visitor, SITE, '/search/?page=2');
  const panel = await openFilters(visitor);
  const moments = await watchSearches(visitor);
  await panel.role('combobox', { name: 'Search' }).fill('gxl');
  await address(visitor, '/search/?query=gxl');
  const typed = pauses(await moments(), 'typed', 'asked', '"query":"gxl"');
  expect(typed.length).toBeGreaterThan(0);
  // An engine counts from the start of the task that sets a timer, which takes a while on a busy machine.
  expect(Math.min(...typed)).toBeGreaterThan(300 - 50);

  await panel.role('textbox', { name: 'Price to' }).fill('60000');
  await visitor.press('Enter');
  await address(visitor, '/search/?price=:60000&query=gxl');
  const written = pauses(await moments(), 'asked', 'written', 'price=:60000');
  expect(written).toHaveLength(1);
  expect(written[0]).toBeGreaterThan(400 - 50);
});

test('the price page counts cars while its slider moves and leads to them, dearest first', async ({
  visitor,
}) => {
  await visitor.open(siteUrl({ slug: SITE }, '/search-by-price/'));
  const show = visitor.role('link', { name: /^Show Me [\d,]+ Cars$/ });
  expect((await show.view()).href).toBe('/search/?price=5000:250000&sortBy=price:desc');
  const all = (await show.view()).text;
  for (const [name, least, most] of [
    ['Minimum price', '5000', '250000'],
    ['Maximum price', '5000', '250000'],
  ] as const)
    expect((await visitor.role('slider', { name }).view()).attributes).toMatchObject({
      min: least,
      max: most,
    });
  await visitor.role('slider', { name: 'Maximum price' }).dragThumb(0.2);
  await expectSoon(() => valueIn(visitor, 'Price to')).toMatch(/^\$\d\d,[05]00$/);
  await visitor.role('textbox', { name: 'Price to' }).fill('30000');
  await visitor.press('Enter');
  await visitor.role('textbox', { name: 'Price from' }).fill('15000');
  await visitor.press('Enter');
  await expectSoon(async () => (await show.view()).href).toBe('/search/?price=15000:30000&sortBy=price:desc');
  await expectSoon(async () => (await show.view()).text).not.toBe(all);
  await address(visitor, '/search-by-price/?price=15000:30000');
  const promised = Number((await show.view()).text.replace(/\D/g, ''));
  await show.click();
  await address(visitor, '/search/?price=15000:30000&sortBy=price:desc');
  await waitForSearch(visitor);
  await expectSoon(() => readCount(visitor)).toBe(promised);
  expect((await visitor.role('combobox', { name: 'Sort by' }).view()).value).toMatch(/price:desc$/);
  await visitor.back();
  await expectSoon(() => valueIn(visitor, 'Price from')).toBe('$15,000');
});

test('the last five searches are listed under the empty search box and can be made again', {
  tag: '@long',
}, async ({ visitor }) => {
  const stored = () =>
    visitor.evaluate((): unknown[] =>
      JSON.parse(sessionStorage.getItem('forecourt:coolabah:history') || '[]'),
    );
  let last: unknown;
  for (const path of ['suv-cars/', 'ute-cars/', 'mazda/', 'ford/', 'kia/', 'toyota/?price=:40000']) {
    await openSearch(visitor, SITE, `/search/${path}`);
    await expectSoon(async () => JSON.stringify((await stored())[0])).not.toBe(JSON.stringify(last));
    [last] = await stored();
  }
  expect(await stored()).toHaveLength(5);
  await openSearch(visitor, SITE);
  await visitor.role('combobox', { name: 'Search' }).click();
  const options = visitor.role('listbox', { name: 'Recent searches' }).role('option');
  await expectSoon(() => options.count()).toBe(5);
  const texts = (await options.all()).map(({ text }) => text);
  expect(texts[0]).toContain('Toyota, under $40,000');
  expect(texts[4]).toContain('Ute');
  await options.nth(4).click();
  await address(visitor, '/search/ute-cars/');
});

test('an attribute without a filter of its own is read from the URL, and can be taken away', {
  tag: '@long',
}, async ({ visitor }) => {
  await openSearch(visitor, SITE, '/search/?colour=White&seats=7');
  await expectSoon(() => visitor.role('button', { name: 'Remove filter: White' }).count()).toBe(1);
  const both = await readCount(visitor);
  await visitor.role('button', { name: 'Remove filter: 7 seats' }).click();
  await address(visitor, '/search/?colour=White');
  await expectSoon(() => readCount(visitor)).toBeGreaterThan(both);
});
