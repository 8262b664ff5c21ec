import { expect, test } from 'vitest';
import { findListedDay } from '#domain/car/listed-day.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const BRISBANE = 'Australia/Brisbane';

test('a car came into stock on the local day of its date', () => {
  const car = makeCar({ created_at: '2026-06-01T22:00:00.000Z' });
  expect(findListedDay(car, [['2026-06-12', 20_000]], BRISBANE)).toBe('2026-06-02');
  expect(findListedDay(car, [], BRISBANE)).toBe('2026-06-02');
});

test('the day is not known of a car that the first import brought without a date', () => {
  const car = makeCar({ created_at: '2026-06-01T22:00:00.000Z' });
  expect(findListedDay(car, [['2026-06-10', 20_000]], BRISBANE)).toBeNull();
});
