import { expect, test } from 'vitest';
import { showVehiclesLabel } from '#domain/vehicle-noun.ts';
import { listPrices } from '#screens/price-search/prices.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('real prices are listed in whole dollars, the lowest first', () => {
  const cars = [52_990.4, 10, 11, 0, 9990].map((price) => makeCar({ price }));
  expect(listPrices(cars)).toEqual([11, 9990, 52_990]);
});

test.each([
  [0, 'Show Me 0 Cars'],
  [1, 'Show Me 1 Car'],
  [1612, 'Show Me 1,612 Cars'],
])('%i is %j', (count, text) => expect(showVehiclesLabel(count, { noun: 'car', plural: 'cars' })).toBe(text));
