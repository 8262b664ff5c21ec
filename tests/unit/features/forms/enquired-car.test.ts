import { expect, test } from 'vitest';
import { toEnquiredCar } from '#features/forms/enquired-car.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('an enquiry records which car it is about, and no more', () => {
  expect(toEnquiredCar(makeCar({ id: 'c1', car_type: 'demo', tag: 'Runout' }))).toEqual({
    id: 'c1',
    car_type: 'demo',
    tag: 'Runout',
    title: '2021 Toyota Corolla',
  });
});
