import { beforeEach, expect, test, vi } from 'vitest';
import { fetchStockIndexUrl } from '#features/current-stock/current-stock.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const INDEX_URL = '/search/cars.1a2b3c4d.json';
const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  makeCar({ id: 'a', price: 24_990, subscription_price: 249 }),
  makeCar({ id: 'b', price: 30_000 }),
  makeCar({ id: 'unpriced', price: 0, subscription_price: 249 }),
];
const index = JSON.parse(makeSearchClient(makeSite({}, { cars }), now).index);

let stock: typeof import('#features/current-stock/current-stock.ts');
beforeEach(async () => {
  // The status of the stock is kept for a minute.
  vi.resetModules();
  stock = await import('#features/current-stock/current-stock.ts');
});

function answer(status: object) {
  return answerFetch({ [INDEX_URL]: index, '/stock/status.json': status });
}

test('a car has the facts of the index, with the status and the price of now', async () => {
  answer({ a: ['coming_soon', 23_990] });
  const found = await stock.fetchCurrentStock(INDEX_URL, ['a']);
  expect([...found.keys()]).toEqual(['a']);
  expect(found.get('a')).toMatchObject({
    kind: 'listed',
    facts: { slug: cars[0]?.slug, make: 'Toyota', status: 'coming_soon', sold: false, price: 23_990 },
  });
});

test('a car that has left the status file is gone', async () => {
  answer({ b: ['in_stock', 30_000] });
  expect(await stock.fetchCurrentStock(INDEX_URL, ['a'])).toEqual(new Map([['a', { kind: 'gone' }]]));
});

test('a car that arrived after the build is left out, as its facts are unknown', async () => {
  answer({ a: ['in_stock', 24_990], late: ['in_stock', 1000] });
  expect([...(await stock.fetchCurrentStock(INDEX_URL, ['late', 'a'])).keys()]).toEqual(['a']);
});

test('the cars come in the order of the ids, or of the slugs', async () => {
  answer({ a: ['in_stock', 24_990], b: ['in_stock', 30_000] });
  expect([...(await stock.fetchCurrentStock(INDEX_URL, ['b', 'a'])).keys()]).toEqual(['b', 'a']);
  const slugs = [cars[1]?.slug ?? '', 'no-such-car', cars[0]?.slug ?? ''];
  expect([...(await stock.fetchCurrentStockBySlug(INDEX_URL, slugs)).keys()]).toEqual(['b', 'a']);
});

test.each([
  { id: 'a', live: ['in_stock', 24_990], subscription: '$249 per week subscription' },
  { id: 'unpriced', live: ['in_stock', 0], subscription: '$249 per week subscription' },
  { id: 'a', live: ['in_stock', 24_991], subscription: null },
  { id: 'a', live: ['sold', 24_990], subscription: null },
])(
  'the texts of the card describe the car as of the build: $id, now $live: $subscription',
  async ({ id, live, subscription }) => {
    answer({ [id]: live });
    const found = (await stock.fetchCurrentStock(INDEX_URL, [id])).get(id);
    expect(found).toMatchObject({
      kind: 'listed',
      facts: { subscription, sold: live[0] === 'sold', price: live[1] },
    });
  },
);

test.each([
  { what: 'the index', answers: { '/stock/status.json': {} } },
  { what: 'the status', answers: { [INDEX_URL]: index } },
])('without $what nothing is known', async ({ answers }) => {
  answerFetch(answers);
  await expect(stock.fetchCurrentStock(INDEX_URL, ['a'])).rejects.toThrow('answered 404');
});

test('the file of the index is named by another, which pages know', async () => {
  answerFetch({ '/stock/index.json': { cars: '/search/cars.1a2b3c4d.json' } });
  expect(await fetchStockIndexUrl()).toBe('/search/cars.1a2b3c4d.json');
});

test('without that the index is unknown', async () => {
  answerFetch({});
  await expect(fetchStockIndexUrl()).rejects.toThrow('/stock/index.json answered 404');
});
