import { expect } from 'playwright/test';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const locations = () => siteUrl({ slug: 'coolabah' }, '/locations/');

test('a postcode puts the nearest location first', { tag: '@long' }, async ({ visitor }) => {
  await visitor.open(locations());
  await visitor.role('textbox', { name: 'Your postcode' }).fill('4814');
  await visitor.role('button', { name: 'Nearest first' }).click();
  const names = visitor.role('listitem').role('heading', { level: 2 });
  await expectSoon(async () => (await names.all())[0]?.text).toBe('Coolabah Townsville');
  await expectSoon(() => visitor.address()).toBe('/locations/?near=4814');
});

test('a map pin opens its location’s card, and Escape closes it', { tag: '@wide' }, async ({ visitor }) => {
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
  await visitor.press('Escape');
  await expectSoon(() => card.count()).toBe(0);
});
