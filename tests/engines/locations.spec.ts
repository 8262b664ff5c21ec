import { expect } from 'playwright/test';
import { textsOf } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const locations = () => siteUrl({ slug: 'coolabah' }, '/locations/');

test('a map pin opens its location’s card with its picture, and Escape closes it', { tag: '@wide' }, async ({
  visitor,
}) => {
  await visitor.open(locations());
  const map = visitor.role('region', { name: /^Map of / });
  const pins = map.role('button', { name: /^(?!Zoom|Close)/ });
  // It loads at a touch of the mouse once it is in view, out of which the pictures above may push it.
  await expectSoon(async () => {
    await map.scrollIntoView();
    await visitor.moveMouse([
      { x: 20, y: 20 },
      { x: 24, y: 24 },
    ]);
    return pins.count();
  }).toBeGreaterThan(1);
  const pin = pins.nth(-1);
  const name = (await pin.view()).attributes.title ?? '';
  expect(name).toMatch(/^Coolabah /);
  await pin.click();
  // A card has no role: Leaflet makes its frame.
  const card = visitor.selector('.map__card');
  await card
    .nth(0)
    .role('link', { name: name.split(', ')[0] ?? '' })
    .view();
  // Decorative beside the location's name, so it has no role.
  expect((await card.selector('img').view()).attributes.src).toMatch(/w=600&q=75$/);
  await visitor.press('Escape');
  await expectSoon(() => card.count()).toBe(0);
});

test('locations are searched while typing, and each department has a tab with its number and hours', async ({
  visitor,
}) => {
  await visitor.open(locations());
  const names = visitor.role('listitem').role('heading', { level: 2 });
  const search = visitor.role('searchbox', { name: 'Search locations' });
  expect(await names.count()).toBe(5);
  const card = visitor.selector('main li:has(h2)').nth(-1);
  const all = await textsOf(names);
  const smithfield = visitor.selector('main li:has(h2)').nth(all.indexOf('Coolabah Smithfield'));
  const tab = (name: string) => smithfield.role('tab', { name });
  const panel = smithfield.role('tabpanel');
  expect(await textsOf(smithfield.role('tab'))).toEqual(['Sales', 'Service', 'Parts']);
  const address = smithfield.role('link', { name: '118 Captain Cook Highway, Smithfield QLD 4878' });
  expect((await address.view()).href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
  await tab('Service').click();
  await expectSoon(async () => (await panel.view()).text).toContain('7.30am to 5pm');
  expect((await panel.role('link', { name: '07 5550 0107' }).view()).href).toBe('tel:0755500107');
  expect((await panel.view()).text).toContain('MVR 100217');
  await visitor.press('ArrowRight');
  await expectSoon(async () => (await tab('Parts').view()).focused).toBe(true);
  await expectSoon(async () => (await panel.view()).text).toContain('07 5550 0108');

  await search.fill('smith');
  await expectSoon(() => textsOf(names)).toEqual(['Coolabah Smithfield']);
  await expectSoon(() => visitor.address()).toBe('/locations/?locationQuery=smith');
  expect(await textsOf(visitor.role('status'))).toContain('1 of 5 locations');
  await expectSoon(
    async () => (await card.role('tab', { name: 'Sales' }).view()).attributes['aria-selected'],
  ).toBe('true');
  await visitor.reload();
  await expectSoon(() => textsOf(names)).toEqual(['Coolabah Smithfield']);
  expect((await search.view()).value).toBe('smith');
  await search.fill('nowhere');
  await expectSoon(() => textsOf(visitor.role('status'))).toContain('No location matches “nowhere”.');
  await search.fill('');
  await expectSoon(() => visitor.address()).toBe('/locations/');
  await expectSoon(() => names.count()).toBe(5);
});
