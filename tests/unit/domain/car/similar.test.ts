import { expect, test } from 'vitest';
import { groupCars } from '#domain/car/group-cars.ts';
import { findSimilarCars } from '#domain/car/similar.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const ute = { simple_body: 'ute', price: 40_000, km: 50_000 } as const;
const car = makeCar({ id: 'shown', ...ute });
const ids = (found: readonly { readonly id: string }[] = []) => found.map(({ id }) => id);

test.each([
  { what: 'itself', other: { id: 'shown' } },
  { what: 'of another body', other: { simple_body: 'sedan' as const } },
  { what: 'of no known body', other: { simple_body: null } },
  { what: 'sold by status', other: { status: 'sold' } },
  { what: 'sold by flag', other: { sold: true } },
])('a car $what is not similar', ({ other }) => {
  expect(findSimilarCars(car, [makeCar({ ...ute, ...other })])).toEqual([]);
});

const unpriced = { price: 0 };
const driven = { km: 60_000 };
const far = { km: 99_000 };
const unread = { km: null };
const out = { price: 27_900 };
const into = { price: 28_000, km: 150_000 };

test.each<[what: string, over: object, others: Record<string, object>, found: string]>([
  ['cars that are coming soon can be similar', {}, { soon: { status: 'coming_soon' } }, 'soon'],
  [
    'the price band takes precedence: 30% apart is in it, more is not',
    {},
    { out, far: { price: 10_000 }, unpriced, into },
    'into out unpriced far',
  ],
  [
    'within the band the nearest in price and kilometres come first',
    {},
    { dearer: { price: 45_000 }, further: { km: 90_000 }, unread, equal: {} },
    'equal dearer further unread',
  ],
  [
    'a car without a price is as near to cheap cars as to dear ones',
    unpriced,
    { dear: { price: 90_000 }, cheap: { price: 9_000 } },
    'dear cheap',
  ],
  [
    'unknown kilometres are neither near nor far',
    { km: 20_000 },
    { far, unread, driven },
    'driven unread far',
  ],
  ['to unknown kilometres all are as near', unread, { far, driven }, 'far driven'],
  ['equally near cars keep their order', {}, { b: {}, a: {}, c: {} }, 'b a c'],
])('%s', (_, over, others, found) => {
  const cars = Object.entries(others).map(([id, other]) => makeCar({ id, ...ute, ...other }));
  expect(ids(findSimilarCars({ ...car, ...over }, cars)).join(' ')).toBe(found);
});

test('a nearer car takes the place of the furthest', () => {
  const cars = [6, 5, 4, 3, 2, 1].map((n) => makeCar({ id: `${n}`, ...ute, km: 50_000 + n * 1000 }));
  expect(ids(findSimilarCars(car, cars))).toEqual(['1', '2', '3', '4']);
});

test('at most four cars are found by default', () => {
  const cars = Array.from({ length: 6 }, () => makeCar(ute));
  expect(findSimilarCars(car, cars)).toHaveLength(4);
  expect(findSimilarCars(car, cars, 5)).toHaveLength(5);
});

const cars = [
  makeCar({ id: 'hilux', make: 'Toyota', simple_body: 'ute' }),
  makeCar({ id: 'ranger', make: 'Ford', simple_body: 'ute' }),
  makeCar({ id: 'corolla', make: 'Toyota' }),
];

test('the cars of a make are in the order of the stock', () => {
  expect(ids(groupCars(cars, 'make').get('Toyota'))).toEqual(['hilux', 'corolla']);
  expect(groupCars(cars, 'make').get('Mazda')).toBeUndefined();
});

test('so are the cars of a body, and those whose body is unknown', () => {
  expect(ids(groupCars(cars, 'simple_body').get('ute'))).toEqual(['hilux', 'ranger']);
  expect(ids(groupCars(cars, 'simple_body').get(null))).toEqual(['corolla']);
});

test('each stock has its own groups, made once', () => {
  expect(ids(groupCars(cars.slice(1), 'make').get('Toyota'))).toEqual(['corolla']);
  expect(groupCars(cars, 'make')).toBe(groupCars(cars, 'make'));
});
