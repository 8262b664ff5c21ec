import { beforeEach, expect, test, vi } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  makeCar({ id: 'a', make: 'Kia', model: 'Rio', badge: 'S', price: 24_990 }),
  makeCar({ id: 'plain', price: 24_990 }),
  makeCar({ id: 'held', price: 24_990, reserved: true }),
];
const index = JSON.parse(makeSearchClient(makeSite({}, { cars }), now).index);

let fetchReplacementCar: typeof import('#features/valuation/fetch-replacement-car.ts').fetchReplacementCar;
beforeEach(async () => {
  // The status of the stock is kept for a minute.
  vi.resetModules();
  ({ fetchReplacementCar } = await import('#features/valuation/fetch-replacement-car.ts'));
});

function answer(status: object) {
  answerFetch({
    '/stock/index.json': { cars: '/search/cars.json' },
    '/search/cars.json': index,
    '/stock/status.json': status,
  });
}

test('a vehicle for sale has its full name, its page and its price of now', async () => {
  answer({ a: ['in_stock', 23_990] });
  expect(await fetchReplacementCar('a')).toEqual({
    kind: 'offered',
    name: '2021 Kia Rio S',
    href: `/cars/${cars[0]?.slug}/`,
    price: 23_990,
    label: '$23,990',
    tradeIn: true,
  });
});

test('a vehicle without a badge has no more than its title', async () => {
  answer({ plain: ['in_stock', 24_990] });
  expect(await fetchReplacementCar('plain')).toMatchObject({ name: '2021 Toyota Corolla' });
});

test.each([
  { id: 'a', live: ['coming_soon', 24_990], tradeIn: false },
  { id: 'a', live: ['in_stock', 200], tradeIn: false },
  { id: 'held', live: ['in_stock', 24_990, true], tradeIn: false },
])('a trade-in is not taken for $id, now $live (T-40)', async ({ id, live, tradeIn }) => {
  answer({ [id]: live });
  expect(await fetchReplacementCar(id)).toMatchObject({ kind: 'offered', tradeIn });
});

test.each([
  { status: { a: ['sold', 24_990] }, state: { kind: 'sold' } },
  { status: {}, state: { kind: 'gone' } },
])('by $status it is $state', async ({ status, state }) => {
  answer(status);
  expect(await fetchReplacementCar('a')).toEqual(state);
});

test('a vehicle that arrived after the build is unknown', async () => {
  answer({ late: ['in_stock', 24_990] });
  expect(await fetchReplacementCar('late')).toBeUndefined();
});
