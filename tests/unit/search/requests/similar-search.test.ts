import { expect, test } from 'vitest';
import { findSimilarLanding, type UnavailableCar } from '#search/requests/similar-search.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const cars = [
  makeCar({ id: 'hilux', make: 'Toyota', model: 'HiLux', simple_body: 'ute' }),
  makeCar({ id: 'yaris', make: 'Toyota', model: 'Yaris', simple_body: 'hatch' }),
  makeCar({ id: 'bus', make: 'Toyota', model: 'Coaster', simple_body: 'bus' }),
  makeCar({ id: 'sold-van', make: 'Kia', model: 'Pregio', simple_body: 'van', status: 'sold' }),
];

test.each<[what: string, sought: UnavailableCar, landing: object]>([
  [
    'the same model is found before the same body',
    { id: 'x', make: 'Toyota', model: 'HiLux', body: 'hatch' },
    { kind: 'model', make: 'Toyota', model: 'HiLux' },
  ],
  [
    'another model of the make is not the same model',
    { id: 'x', make: 'Toyota', model: 'Tarago', body: 'ute' },
    { kind: 'body', body: 'ute' },
  ],
  [
    'a model of the same name is not the same model',
    { id: 'x', make: 'Suzuki', model: 'Yaris', body: 'ute' },
    { kind: 'body', body: 'ute' },
  ],
  [
    'the car itself is nothing similar',
    { id: 'bus', make: 'Toyota', model: 'Coaster', body: 'bus' },
    { kind: 'all' },
  ],
  ['a sold car is nothing similar', { id: 'x', make: 'Kia', model: 'Pregio', body: 'van' }, { kind: 'all' }],
  ['without a body there is all stock', { id: 'x', make: 'Kia', model: 'Rio', body: null }, { kind: 'all' }],
  ['an unknown body is no body', { id: 'x', make: 'Kia', model: 'Rio', body: 'pod' }, { kind: 'all' }],
])('%s', (_, sought, landing) => {
  expect(findSimilarLanding(sought, cars)).toEqual(landing);
});
