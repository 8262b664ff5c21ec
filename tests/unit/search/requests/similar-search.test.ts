import { expect, test } from 'vitest';
import { findSimilarLanding } from '#search/requests/similar-search.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const cars = [
  makeCar({ id: 'hilux', make: 'Toyota', model: 'HiLux', simple_body: 'ute' }),
  makeCar({ id: 'yaris', make: 'Toyota', model: 'Yaris', simple_body: 'hatch' }),
  makeCar({ id: 'bus', make: 'Toyota', model: 'Coaster', simple_body: 'bus' }),
  makeCar({ id: 'sold-van', make: 'Kia', model: 'Pregio', simple_body: 'van', status: 'sold' }),
];
const ALL = { kind: 'all' };
const UTES = { kind: 'body', body: 'ute' };

test.each<[what: string, id: string, make: string, model: string, body: string | null, landing: object]>([
  [
    'the same model first',
    'x',
    'Toyota',
    'HiLux',
    'hatch',
    { kind: 'model', make: 'Toyota', model: 'HiLux' },
  ],
  ['the same body where only other models of the make are there', 'x', 'Toyota', 'Tarago', 'ute', UTES],
  ['the same body where another make has a model of that name', 'x', 'Suzuki', 'Yaris', 'ute', UTES],
  ['all stock where the car itself is the only one', 'bus', 'Toyota', 'Coaster', 'bus', ALL],
  ['all stock where the only one like it is sold', 'x', 'Kia', 'Pregio', 'van', ALL],
  ['all stock without a body', 'x', 'Kia', 'Rio', null, ALL],
  ['all stock where the body is none that we know', 'x', 'Kia', 'Rio', 'pod', ALL],
])('Find Me Something Similar leads to %s', (_, id, make, model, body, landing) => {
  expect(findSimilarLanding({ id, make, model, body }, cars)).toEqual(landing);
});
