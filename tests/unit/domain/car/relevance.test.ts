import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { getOfferRank, orderByRelevance, scoreRelevance } from '#domain/car/relevance.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const now = new Date('2026-11-21T00:00:00Z');
const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString();

/** A listing with everything that counts. */
const complete: Partial<Car> = {
  ...{ price: 30_000, photos_count: 10, km: 10, badge: 'SR5', colour: 'White', simple_body: 'ute' },
  ...{ simple_transmission: 'Automatic', simple_fuel: 'Diesel' },
  ...{ description: 'One owner.', features: ['Tow bar'] },
  created_at: now.toISOString(),
};

const TWO_PICTURES = [1, 2].map((n) => ({ image: { url: `/${n}.jpg` } }));
test.each<[what: string, car: Partial<Car>, points: number]>([
  ['all of it', {}, 100],
  ['more photographs than enough', { photos_count: 30 }, 100],
  ['half the photographs', { photos_count: 5 }, 80],
  ['no photographs', { photos_count: 0 }, 60],
  ['a main picture alone', { photos_count: 0, primary_image_url: '/1.jpg' }, 64],
  ['two pictures, not counted', { photos_count: 0, images: TWO_PICTURES }, 68],
  ['no price', { price: 0 }, 75],
  ['listed thirty days ago', { created_at: day(30) }, 92.5],
  ['listed long ago', { created_at: day(400) }, 85],
  ['a date ahead of now', { created_at: day(-1) }, 100],
])('the points of a listing: %s', (_, car, points) => {
  expect(scoreRelevance(makeCar({ ...complete, ...car }), now)).toBeCloseTo(points);
});

test.each<keyof Car>([
  'km',
  'badge',
  'colour',
  'simple_body',
  'simple_transmission',
  'simple_fuel',
  'description',
  'features',
])('a listing that does not say its %s loses an eighth of the points of its details', (name) => {
  const unsaid = name === 'features' ? [] : null;
  expect(scoreRelevance(makeCar({ ...complete, [name]: unsaid }), now)).toBeCloseTo(97.5);
});

const anyCar = fc
  .record({
    model: fc.constantFrom('HiLux', '86', 'Ranger', 'CX-5'),
    price: fc.constantFrom(0, 20_000, 30_000),
    photos_count: fc.integer({ min: 0, max: 12 }),
    status: fc.constantFrom('in_stock', 'in_stock', 'coming_soon', 'sold'),
    sold: fc.constantFrom(false, false, true),
    created_at: fc.integer({ min: 0, max: 90 }).map(day),
  })
  .map((car) => ({ ...car, make: car.model === 'Ranger' ? 'Ford' : 'Toyota' }));

test('every vehicle is listed once; those without a price come late, sold ones last', () => {
  fc.assert(
    fc.property(fc.array(anyCar, { maxLength: 40 }), (listed) => {
      const cars = listed.map((car, index) => makeCar({ ...car, id: `c${index}` }));
      const ordered = orderByRelevance(cars, now);
      expect(new Set(ordered)).toEqual(new Set(cars));
      const ranks = ordered.map(getOfferRank);
      expect(ranks).toEqual([...ranks].sort());
      expect(orderByRelevance(cars, now)).toEqual(ordered);
    }),
  );
});

test('a delivery of one model does not fill the first page', () => {
  const arrivals = Array.from({ length: 30 }, (_, index) =>
    makeCar({ ...complete, id: `new${index}`, make: 'Toyota', model: 'HiLux' }),
  );
  const others = ['Ranger', 'Everest', 'Focus', 'Puma', 'Mustang'].flatMap((model) =>
    Array.from({ length: 8 }, (_, index) =>
      makeCar({ ...complete, id: `${model}${index}`, make: 'Ford', model, created_at: day(50) }),
    ),
  );
  const first = orderByRelevance([...arrivals, ...others], now).slice(0, 21);
  expect(first.filter(({ model }) => model === 'HiLux').length).toBeLessThan(9);
  const pairs = first.slice(1).filter((car, index) => car.make_model === first[index]?.make_model);
  expect(pairs).toEqual([]);
});

test('equal listings stay in the order of the stock', () => {
  const cars = ['a', 'b', 'c'].map((id) => makeCar({ ...complete, id, make: id }));
  expect(orderByRelevance(cars, now).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('equal listings of few models stay in that order as far as models allow', () => {
  const cars = ['a', 'b', 'b', 'a'].map((model, place) =>
    makeCar({ ...complete, id: `${model}${place}`, make: model }),
  );
  expect(orderByRelevance(cars, now).map(({ id }) => id)).toEqual(['a0', 'b1', 'b2', 'a3']);
});

test('of one model the better listing comes first', () => {
  const cars = [{ photos_count: 1 }, { photos_count: 10 }, { photos_count: 5 }].map((photos) =>
    makeCar({ ...complete, ...photos }),
  );
  expect(orderByRelevance(cars, now).map((car) => car.photos_count)).toEqual([10, 5, 1]);
});

test.each([
  { what: 'model', repeated: { make: 'T', make_model: 'T:m' }, others: 11, next: 'slightly worse' },
  { what: 'model', repeated: { make: 'T', make_model: 'T:m' }, others: 12, next: 'repeated' },
  { what: 'make', repeated: { make: 'T', make_model: 'T:n' }, others: 5, next: 'slightly worse' },
  { what: 'make', repeated: { make: 'T', make_model: 'T:n' }, others: 6, next: 'repeated' },
])('$others vehicles after one of its $what, the next is the $next one', ({ repeated, others, next }) => {
  const listed = (id: string, over: Partial<Car> = {}) =>
    makeCar({ ...complete, id, make: id, make_model: id, ...over });
  const cars = [
    listed('first', { make: 'T', make_model: 'T:m' }),
    ...Array.from({ length: others }, (_, n) => listed(`other ${n}`)),
    listed('repeated', repeated),
    listed('slightly worse', { badge: null }),
  ];
  expect(orderByRelevance(cars, now)[others + 1]?.id).toBe(next);
});

test('vehicles for sale rank before those without a price, and both before sold ones', () => {
  const cars = [{}, { price: 0 }, { status: 'sold' }, { sold: true, price: 0 }];
  expect(cars.map((over) => getOfferRank(makeCar(over)))).toEqual([0, 1, 2, 2]);
});
