import { expect } from 'playwright/test';
import { closeFilters, openFilters, openSearch, readHeading } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';

const SITE = 'coolabah';

const titles = async (visitor: Visitor) =>
  (await visitor.role('main').role('article').role('heading').all()).map(({ text }) => text);

test('ticking a filter updates the results, also offline, and Back undoes it in one step', {
  tag: '@wide',
}, async ({ visitor, line }) => {
  await openSearch(visitor, SITE);
  const all = await readHeading(visitor);
  const panel = await openFilters(visitor);
  await panel.role('checkbox', { name: /^Toyota/ }).click();
  await expectSoon(() => visitor.address()).toBe('/search/toyota/');
  await expectSoon(() => readHeading(visitor)).toMatch(/^\d+ Toyota cars for sale$/);
  await closeFilters(visitor);
  await expectSoon(async () => (await titles(visitor)).every((title) => title.includes('Toyota'))).toBe(true);
  await visitor.back();
  await expectSoon(() => readHeading(visitor)).toBe(all);
  expect(await visitor.address()).toBe('/search/');

  // Its index has loaded.
  line.cut();
  await (await openFilters(visitor)).role('checkbox', { name: /^Mazda/ }).click();
  await expectSoon(() => readHeading(visitor)).toMatch(/^\d+ Mazda cars for sale$/);
});

test('a dragged price snaps to full thousands, a thumb moves by keyboard, and a price can be typed', {
  tag: '@wide',
}, async ({ visitor }) => {
  await openSearch(visitor, SITE);
  const panel = await openFilters(visitor);
  const highest = panel.role('slider', { name: 'Maximum price' });
  await highest.dragThumb(0.4);
  await expectSoon(() => visitor.address()).toMatch(/^\/search\/\?price=:\d\d000$/);
  const to = panel.role('textbox', { name: 'Price to' });
  await expectSoon(async () => (await to.view()).value).toMatch(/^\$\d\d,000$/);

  await panel.role('textbox', { name: 'Price from' }).fill('20000');
  await visitor.press('Enter');
  await expectSoon(() => visitor.address()).toMatch(/^\/search\/\?price=20000:\d\d000$/);
  await highest.focus();
  await visitor.press('Home');
  await expectSoon(() => visitor.address()).toBe('/search/?price=20000:20000');
  await panel.role('textbox', { name: 'Price to' }).fill('30000');
  await visitor.press('Enter');
  await expectSoon(() => visitor.address()).toBe('/search/?price=20000:30000');
});
