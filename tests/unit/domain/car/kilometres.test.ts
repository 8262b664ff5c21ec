import { expect, test } from 'vitest';
import { describeKilometres } from '#domain/car/kilometres.ts';

test.each([
  { km: 45_120, car_type: 'used', text: '45,120 km' },
  { km: 1, car_type: 'new', text: '1 km' },
  { km: 0, car_type: 'new', text: 'Delivery km' },
  { km: null, car_type: 'new', text: 'Delivery km' },
  { km: 0, car_type: 'used', text: '0 km' },
  { km: 0, car_type: 'demo', text: '0 km' },
  { km: null, car_type: 'used', text: null },
  { km: null, car_type: 'new', simple_body: 'boat-jet-ski', text: null },
  { km: null, car_type: 'new', simple_body: 'bike', text: 'Delivery km' },
])('a $car_type car with $km km reads "$text"', ({ text, ...car }) => {
  expect(describeKilometres({ simple_body: 'ute', ...car })).toBe(text);
});
