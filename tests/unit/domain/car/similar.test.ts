import { expect, test } from 'vitest';
import { groupCars } from '#domain/car/group-cars.ts';
import { findSimilarCars } from '#domain/car/similar.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const ute = { simple_body: 'ute', price: 40_000, km: 50_000 } as const;
const car = makeCar({ id: 'shown', ...ute });

test.each([
  { what: 'itself', other: { id: 'shown' } },
  { what: 'of another body', other: { simple_body: 'sedan' as const } },
  { what: 'of no known body', other: { simple_body: null } },
  { what: 'sold by status', other: { status: 'sold' } },
  { what: 'sold by flag', other: { sold: true } },
])('a car $what is not similar', ({ other }) => {
  expect(findSimilarCars(car, [makeCar({ ...ute, ...other })])).toEqual([]);
});

test('cars that are coming soon can be similar', () => {
  expect(findSimilarCars(car, [makeCar({ ...ute, status: 'coming_soon' })])).toHaveLength(1);
});

test('the price band takes precedence: 30% apart is in it, more is not', () => {
  const cars = [
    makeCar({ id: 'out', ...ute, price: 27_900 }),
    makeCar({ id: 'far', ...ute, price: 10_000 }),
    makeCar({ id: 'unpriced', ...ute, price: 0 }),
    makeCar({ id: 'in', ...ute, price: 28_000, km: 150_000 }),
  ];
  expect(ids(findSimilarCars(car, cars))).toEqual(['in', 'out', 'unpriced', 'far']);
});

test('within the band the nearest in price and kilometres come first', () => {
  const cars = [
    makeCar({ id: 'dearer', ...ute, price: 45_000 }),
    makeCar({ id: 'further', ...ute, km: 90_000 }),
    makeCar({ id: 'unread', ...ute, km: null }),
    makeCar({ id: 'equal', ...ute }),
  ];
  expect(ids(findSimilarCars(car, cars))).toEqual(['equal', 'dearer', 'further', 'unread']);
});

test('a car without a price is as near to cheap cars as to dear ones', () => {
  const cars = [
    makeCar({ id: 'dear', ...ute, price: 90_000 }),
    makeCar({ id: 'cheap', ...ute, price: 9_000 }),
  ];
  expect(ids(findSimilarCars({ ...car, price: 0 }, cars))).toEqual(['dear', 'cheap']);
});

test('unknown kilometres are neither near nor far', () => {
  const driven = makeCar({ id: 'driven', ...ute, km: 60_000 });
  const unread = makeCar({ id: 'unread', ...ute, km: null });
  const far = makeCar({ id: 'far', ...ute, km: 99_000 });
  expect(ids(findSimilarCars({ ...car, km: 20_000 }, [far, unread, driven]))).toEqual([
    'driven',
    'unread',
    'far',
  ]);
  expect(ids(findSimilarCars({ ...car, km: null }, [far, driven]))).toEqual(['far', 'driven']);
});

test('a nearer car takes the place of the furthest', () => {
  const cars = [6, 5, 4, 3, 2, 1].map((n) => makeCar({ id: `${n}`, ...ute, km: 50_000 + n * 1000 }));
  expect(ids(findSimilarCars(car, cars))).toEqual(['1', '2', '3', '4']);
});

test('equally near cars keep their order', () => {
  const cars = ['b', 'a', 'c'].map((id) => makeCar({ id, ...ute }));
  expect(ids(findSimilarCars(car, cars))).toEqual(['b', 'a', 'c']);
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
const ids = (found: readonly { readonly id: string }[] = []) => found.map(({ id }) => id);

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
