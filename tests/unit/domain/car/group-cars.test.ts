import { expect, test } from 'vitest';
import { carsOfBody, carsOfMake } from '#domain/car/group-cars.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const cars = [
  makeCar({ id: 'hilux', make: 'Toyota', simple_body: 'ute' }),
  makeCar({ id: 'ranger', make: 'Ford', simple_body: 'ute' }),
  makeCar({ id: 'corolla', make: 'Toyota' }),
];
const ids = (found: ReturnType<typeof carsOfMake>) => found.map(({ id }) => id);

test('the cars of a make are in the order of the stock', () => {
  expect(ids(carsOfMake(cars, 'Toyota'))).toEqual(['hilux', 'corolla']);
  expect(carsOfMake(cars, 'Mazda')).toEqual([]);
});

test('so are the cars of a body, and those whose body is unknown', () => {
  expect(ids(carsOfBody(cars, 'ute'))).toEqual(['hilux', 'ranger']);
  expect(ids(carsOfBody(cars, null))).toEqual(['corolla']);
});

test('each stock has its own groups, made once', () => {
  expect(ids(carsOfMake(cars.slice(1), 'Toyota'))).toEqual(['corolla']);
  expect(carsOfMake(cars, 'Toyota')).toBe(carsOfMake(cars, 'Toyota'));
});
