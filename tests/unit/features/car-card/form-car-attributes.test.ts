import { expect, test } from 'vitest';
import { toFormCarAttributes } from '#features/car-card/form-car-attributes.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('a link that opens a form has what the form has to know of its car', () => {
  const car = makeCar({
    id: 'c1',
    car_type: 'demo',
    tag: 'Test Drive Only',
    dealership_id: '21',
    dealership_slug: 'plain-cairns',
  });
  expect(toFormCarAttributes(car)).toEqual({
    'data-car': 'c1',
    'data-type': 'demo',
    'data-tag': 'Test Drive Only',
    'data-dealership': '21',
    'data-dealer': 'plain-cairns',
  });
});

test('what is unknown has no attribute', () => {
  const car = makeCar({ id: 'c1', tag: null, dealership_id: null, dealership_slug: null });
  expect(JSON.parse(JSON.stringify(toFormCarAttributes(car)))).toEqual({
    'data-car': 'c1',
    'data-type': 'used',
  });
});
