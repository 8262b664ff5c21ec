import { expect } from 'playwright/test';
import { textsOf } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const CITIES = ['Cairns', 'Innisfail', 'Mareeba', 'Smithfield', 'Townsville'];
const carousel = (visitor: Visitor) => visitor.role('region', { name: 'Our Locations' });
const stop = (visitor: Visitor, city: string) => carousel(visitor).role('listitem').nth(CITIES.indexOf(city));
const button = (visitor: Visitor, name: string) => carousel(visitor).role('button', { name });
const isDisabled = async (visitor: Visitor, name: string) =>
  'disabled' in (await button(visitor, name).view()).attributes;

/** How much of a location's card is within the window's width, from 0 to 1. */
async function readShareInView(visitor: Visitor, city: string): Promise<number> {
  const { x, width } = (await stop(visitor, city).view()).box;
  const seen = Math.min(x + width, await visitor.evaluate(() => innerWidth)) - Math.max(x, 0);
  return Math.max(seen, 0) / width;
}
const inView = (visitor: Visitor, city: string) => expectSoon(() => readShareInView(visitor, city));

test('locations go by at the press of buttons and arrow keys, from the first of the dealer’s order to the last', {
  tag: '@wide',
}, async ({ visitor }) => {
  await visitor.open(siteUrl({ slug: 'coolabah' }, '/'));
  expect(await textsOf(carousel(visitor).role('heading', { level: 3 }))).toEqual(
    CITIES.map((city) => `Coolabah ${city}`),
  );
  await expectSoon(async () => {
    await carousel(visitor).scrollIntoView();
    await visitor.moveMouse([
      { x: 20, y: 20 },
      { x: 24, y: 24 },
    ]);
    return button(visitor, 'Next').count();
  }).toBe(1);
  await carousel(visitor).text('Swipe to see more').view();
  await expectSoon(() => isDisabled(visitor, 'Previous')).toBe(true);
  await button(visitor, 'Next').click();
  await inView(visitor, 'Cairns').toBeLessThan(0.1);
  await inView(visitor, 'Innisfail').toBeGreaterThan(0.95);
  expect(await isDisabled(visitor, 'Previous')).toBe(false);
  await expectSoon(async () => {
    if (!(await isDisabled(visitor, 'Next'))) await button(visitor, 'Next').click();
    return isDisabled(visitor, 'Next');
  }).toBe(true);
  await inView(visitor, 'Townsville').toBeGreaterThan(0.95);

  await expectSoon(async () => {
    if (!(await isDisabled(visitor, 'Previous'))) await button(visitor, 'Previous').click();
    return isDisabled(visitor, 'Previous');
  }).toBe(true);
  await inView(visitor, 'Cairns').toBeGreaterThan(0.95);
  const linkOf = (city: string) => stop(visitor, city).role('link', { name: /^View Location/ });
  await linkOf('Cairns').focus();
  await visitor.press('ArrowRight');
  await inView(visitor, 'Cairns').toBeLessThan(0.1);
  await visitor.press('ArrowLeft');
  await inView(visitor, 'Cairns').toBeGreaterThan(0.95);
  for (const city of ['Innisfail', 'Mareeba']) {
    await visitor.press('Tab');
    await visitor.press('Tab');
    await expectSoon(async () => (await linkOf(city).view()).focused).toBe(true);
    await inView(visitor, city).toBeGreaterThan(0.95);
  }
  const last = linkOf('Mareeba');
  expect((await last.view()).href).toBe('/locations/mareeba/');
  await last.click();
  await expectSoon(() => visitor.address()).toBe('/locations/mareeba/');
});
