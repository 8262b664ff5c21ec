import { expect, test } from 'vitest';
import { isForSale } from '#domain/car/status/availability.ts';
import {
  buildModelQuery,
  buildNewestRequest,
  FOR_SALE_FILTER,
  type ModelQuery,
} from '#search/requests/model-query.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  ...Array.from({ length: 45 }, (_, n) =>
    makeCar({ id: `h${n}`, make: 'Toyota', model: 'HiLux', simple_body: 'ute', dealership_slug: 'north' }),
  ),
  makeCar({ id: 'corolla', make: 'Toyota', model: 'Corolla', simple_body: 'hatch', badge: 'Ascent' }),
  makeCar({ id: 'bt', make: 'Mazda', model: 'BT-50', simple_body: 'ute', dealership_slug: 'south' }),
  makeCar({ id: 'old', make: 'Mazda', model: 'BT-50', status: 'sold', sold_date_timestamp: 1 }),
];
const search = searchOf({ cars });

function searchOf(stock: Parameters<typeof makeSite>[1]) {
  return makeSearchClient(makeSite({}, stock), now);
}

function find(sought: ModelQuery) {
  return search.query(buildModelQuery(sought, search.config.filters));
}
const ids = ({ hits }: ReturnType<typeof find>) => hits.map((hit) => hit.objectID);

test('a manufacturer/model/body search holds to all that is named, and to what is for sale', () => {
  expect(ids(find({ make: 'Mazda' }))).toEqual(['bt']);
  expect(ids(find({ make: 'Toyota', model: 'Corolla' }))).toEqual(['corolla']);
  expect(ids(find({ make: 'Mazda', body: 'ute' }))).toEqual(['bt']);
  expect(ids(find({ make: 'Mazda', model: 'Corolla' }))).toEqual([]);
  expect(find({ body: 'ute' }).nbHits).toBe(46);
});

test.each([
  [0, 21, 'h0'],
  [21, 21, 'h21'],
  [42, 3, 'h42'],
  [63, 0, undefined],
])('from offset %i on there are %i hits of 45', (offset, count, first) => {
  const found = find({ model: 'HiLux', offset });
  expect(found.nbHits).toBe(45);
  expect(ids(found)).toHaveLength(count);
  expect(ids(found)[0]).toBe(first);
});

test('typed words narrow it as they do the stock search', () => {
  expect(ids(find({ make: 'Toyota', query: 'ascnt' }))).toEqual(['corolla']);
  expect(ids(find({ make: 'Toyota', query: 'bt-50' }))).toEqual([]);
});

test.each([0, 1, 5])('hits by filter and limit: at most %i, the newest first', (limit) => {
  const found = search.query(
    buildNewestRequest({ attribute: 'dealership_slug', operator: '=', value: 'north' }, limit),
  );
  expect(found.hits.map((hit) => hit.objectID)).toEqual(['h0', 'h1', 'h2', 'h3', 'h4'].slice(0, limit));
  expect(found.nbHits).toBe(45);
});

test('the newest are those that were listed last, with fewer photographs too', () => {
  const listed = ['2026-11-02', '2026-11-04', '2026-11-03', '2026-11-01'].map((day, n) =>
    makeCar({ id: day, created_at: `${day}T00:00:00Z`, photos_count: n === 1 ? 0 : 10 }),
  );
  const found = searchOf({ cars: listed }).query(buildNewestRequest(FOR_SALE_FILTER, 2));
  expect(ids(found)).toEqual(['2026-11-04', '2026-11-03']);
});

test('the filter and the rule about a car agree on what is for sale', () => {
  const statuses = ['in_stock', 'coming_soon', 'sold', 'withdrawn'];
  const all = statuses.flatMap((status) =>
    [true, false].map((sold) =>
      makeCar({ id: `${status} ${sold}`, status, sold, sold_date_timestamp: now.getTime() / 1000 - 3600 }),
    ),
  );
  const found = searchOf({ cars: all }).query(buildNewestRequest(FOR_SALE_FILTER, 100));
  expect(ids(found)).toEqual(all.filter(isForSale).map(({ id }) => id));
  expect(found.nbHits).toBe(2);
});

test('a car that names only its dealership is found at its place, as on the page of that place', () => {
  const locations = [
    makeLocation({ name: 'North', dealership_slug: 'north', address: { city: 'Cairns' } }),
    makeLocation({ name: 'South', dealership_slug: 'south', address: { city: 'Tully' } }),
  ];
  const car = makeCar({ id: 'x', dealership_slug: 'north', location_id: null, state: null, city: null });
  const yard = searchOf({ cars: [car], locations });
  const place = { location_name: 'North', city: 'Cairns', state: 'qld' };
  for (const [attribute, value] of Object.entries(place)) {
    const request = buildNewestRequest({ attribute, operator: '=', value }, 1);
    expect(yard.query(request).nbHits, attribute).toBe(1);
  }
});
