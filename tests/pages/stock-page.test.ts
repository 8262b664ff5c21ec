import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { type BuiltDealer, buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  ...Array.from({ length: 30 }, (_, n) => makeCar({ id: `t${n}`, km: 1000 + n })),
  makeCar({ id: 'b', make: 'BMW', model: 'Z4', badge: 'sDrive30i', year: 2023, km: null, price: 0 }),
];

let site: BuiltDealer;
beforeAll(async () => {
  site = await buildDealer({ slug: 'plain', cars }, now);
});
afterAll(() => site.remove());

test('the list holds every car once, however many a search page shows', async () => {
  const page = await site.html('stock');
  const [, list = ''] = page.split('stock-list__groups');
  const linked = [...list.matchAll(/href="\/cars\/([^"/]+)\/"/g)].map(([, slug]) => slug);
  expect(linked.sort()).toEqual(cars.map(({ slug }) => slug).sort());
});

test('it says how many there are, of each make too, and jumps to it', async () => {
  expect(await site.text('stock')).toContain('31 cars in stock BMW 1 Toyota 30');
  const page = await site.html('stock');
  expect(page).toContain('href="#toyota"');
  expect(page).toContain('id="toyota"');
});

test('a line has year, model, badge, price and kilometres, as far as they are known', async () => {
  const page = await site.text('stock');
  expect(page).toContain('2023 Z4 sDrive30i Enquire for price. Toyota');
  expect(page).toContain('2021 Corolla $24,990 1,029 km');
});

test('a page of the search shows as many cars as the dealer wants, 21 where it says nothing', async () => {
  const shown = async (dealer: BuiltDealer) =>
    (await dealer.html('search')).split('<article class="card').length - 1;
  const other = await buildDealer({ slug: 'few', site: { stock: { pageSize: 12 } }, cars }, now);
  expect([await shown(site), await shown(other)]).toEqual([21, 12]);
  await other.remove();
});

test('a dealer that sells no cars has no list', async () => {
  const other = await buildDealer({ slug: 'service-only', site: { stock: false } }, now);
  await expect(other.html('stock')).rejects.toThrow('ENOENT');
  await other.remove();
});
