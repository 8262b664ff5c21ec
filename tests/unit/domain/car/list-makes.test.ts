import { expect, test } from 'vitest';
import { listMakes } from '#domain/car/list-makes.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('makes and their models are sorted by name, numbers by their value, each named once', () => {
  const cars = [
    ['Mazda', 'Mazda 10'],
    ['Mazda', 'CX-5'],
    ['Mazda', 'Mazda 3'],
    ['Kia', 'Rio'],
    ['Mazda', 'CX-5'],
  ].map(([make = '', model = '']) => makeCar({ make, model }));
  expect(listMakes(cars)).toEqual([
    { make: 'Kia', models: ['Rio'] },
    { make: 'Mazda', models: ['CX-5', 'Mazda 3', 'Mazda 10'] },
  ]);
});
