import { expect, test } from 'vitest';
import { groupCars } from '#domain/car/group-cars.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

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
