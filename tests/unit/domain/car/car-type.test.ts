import { expect, test } from 'vitest';
import { CAR_TYPES, carTypeLabel } from '#domain/car/car-type.ts';

test('a car is new, used or a demo', () => {
  expect(CAR_TYPES.map(carTypeLabel)).toEqual(['New', 'Used', 'Demo']);
});
