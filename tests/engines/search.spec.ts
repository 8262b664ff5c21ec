import { expect } from 'playwright/test';
import {
  closeFilters,
  openFilters,
  openSearch,
  readHeading,
  waitForSearch,
} from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';

const SITE = 'coolabah';

/** Pixels by which a card may move: Firefox adjusts the scroll by some while cards out of sight are laid out. A card has 226. */
const SHIFT = 20;

const cards = (visitor: Visitor) => visitor.role('main').role('article');
const titles = async (visitor: Visitor) =>
  (await cards(visitor).role('heading').all()).map(({ text }) => text);

test('ticking a filter updates the results, also offline, and Back undoes it in one step', async ({
  visitor,
  line,
}) => {
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

test('a dragged price snaps to full thousands, a thumb moves by keyboard, and a price can be typed', async ({
  visitor,
}) => {
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
  await to.fill('33333');
  await visitor.press('Enter');
  await expectSoon(() => visitor.address()).toBe('/search/?price=20000:33000');
  await panel.role('textbox', { name: 'Price from' }).fill('60000');
  await visitor.press('Enter');
  await expectSoon(() => visitor.address()).toBe('/search/?price=33000:60000');
});

test('words become chips and stay in the address, and a suggestion is chosen by keys', async ({
  visitor,
}) => {
  await openSearch(visitor, SITE);
  const box = visitor.role('combobox', { name: 'Search' });
  const chips = visitor.role('list', { name: 'Applied filters' }).role('button', { name: /^Remove filter/ });
  const expectUtes = async () => {
    await expectSoon(() => visitor.address()).toBe('/search/?query=white+auto+ute+under+40k');
    await expectSoon(() => readHeading(visitor)).toMatch(/^[1-9]\d* utes for sale$/);
    await expectSoon(async () => (await chips.all()).map(({ text }) => text)).toEqual([
      'Ute',
      'Automatic',
      'White',
      'Under $40,000',
    ]);
  };
  await box.click();
  await visitor.type('white auto ute under 40k');
  await expectUtes();
  await visitor.press('Enter');
  await visitor.role('button', { name: 'Remove filter: White' }).click();
  await expectSoon(() => visitor.address()).toBe('/search/?query=auto+ute+under+40k');
  expect((await box.view()).value).toBe('auto ute under 40k');
  await visitor.back();
  await expectUtes();
  expect((await box.view()).value).toBe('white auto ute under 40k');
  await visitor.reload();
  await waitForSearch(visitor);
  await expectUtes();

  await box.fill('hil');
  await visitor.role('option', { name: /^Toyota HiLux/ }).view();
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await expectSoon(() => visitor.address()).toBe('/search/toyota/hilux/');
});

test('the order of a link holds on its next page, and Back returns to the car where it was', async ({
  visitor,
}) => {
  await openSearch(visitor, SITE, '/search/?make=Mazda&make=Toyota');
  await visitor.role('combobox', { name: 'Sort by' }).choose('Lowest price');
  const first = '/search/?make=Mazda&make=Toyota&sortBy=price:asc';
  await expectSoon(() => visitor.address()).toBe(first);
  const next = visitor.role('link', { name: 'Next' });
  const last = cards(visitor).nth(-1);
  const { text } = await last.view();
  const topAtClick = await watchClick(visitor);
  await next.click();
  await expectSoon(() => visitor.address()).toBe(first.replace('sortBy', 'page=2&sortBy'));
  await expectSoon(async () => (await last.view()).text).not.toBe(text);
  const heading = await visitor.role('heading', { level: 1 }).view();
  expect(heading.focused).toBe(true);
  expect(heading.box.y).toBeGreaterThanOrEqual(0);
  expect(heading.box.y).toBeLessThan(200);
  await visitor.back();
  await expectSoon(async () => (await last.view()).text).toBe(text);
  const top = await topAtClick();
  await expectSoon(async () => Math.abs((await last.view()).box.y - top)).toBeLessThan(SHIFT);

  const topAtLink = await watchClick(visitor);
  await last.role('heading').role('link').click();
  await expectSoon(() => visitor.address()).toMatch(/^\/cars\//);
  await visitor.back();
  await waitForSearch(visitor);
  expect(await visitor.address()).toBe(first);
  const before = await topAtLink();
  await expectSoon(async () => Math.abs((await last.view()).box.y - before)).toBeLessThan(SHIFT);
});

/** Notes where the last card is at the moment of the next click: scrolling to what is clicked may still move it. */
async function watchClick(visitor: Visitor): Promise<() => Promise<number>> {
  await visitor.evaluate(() => {
    const note = () => {
      const top = [...document.querySelectorAll('#search .card')].at(-1)?.getBoundingClientRect().top;
      sessionStorage.setItem('test:top', String(top));
    };
    addEventListener('click', note, { capture: true, once: true });
  });
  return async () => Number(await visitor.evaluate(() => sessionStorage.getItem('test:top')));
}
