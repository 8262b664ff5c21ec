import { expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { type BuiltDealer, buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  ...Array.from({ length: 30 }, (_, n) => makeCar({ id: `t${n}`, km: 1000 + n })),
  makeCar({ id: 'b', make: 'BMW', model: 'Z4', badge: 'sDrive30i', year: 2023, km: null, price: 0 }),
];

const site = buildDealer({ slug: 'plain', cars }, now);
const few = buildDealer({ slug: 'few', site: { stock: { pageSize: 12 } }, cars }, now);

test('the list has every car once, regardless of the size of a search page', async () => {
  const page = await site.html('stock');
  const [, list = ''] = page.split('stock-list__groups');
  const linked = [...list.matchAll(/href="\/cars\/([^"/]+)\/"/g)].map(([, slug]) => slug);
  expect(linked.sort()).toEqual(cars.map(({ slug }) => slug).sort());
});

test('the list shows counts, in total and by make, and links to each make', async () => {
  expect(await site.text('stock')).toContain('31 cars in stock BMW 1 Toyota 30');
  const page = await site.html('stock');
  expect(page).toContain('href="#toyota"');
  expect(page).toContain('id="toyota"');
});

test('each line has year, model, badge, price and kilometres, if known', async () => {
  const page = await site.text('stock');
  expect(page).toContain('2023 Z4 sDrive30i Enquire for price. Toyota');
  expect(page).toContain('2021 Corolla $24,990 1,029 km');
});

test('a search page shows the configured number of cars, 21 by default', async () => {
  const shown = async (dealer: BuiltDealer) =>
    (await dealer.html('search')).split('<article class="card').length - 1;
  expect([await shown(site), await shown(few)]).toEqual([21, 12]);
});

test('a dealer without offers says so, and links to the stock', async () => {
  expect(await site.text('special-offers')).toContain(
    'No special offers right now. See all 31 cars in stock',
  );
});
