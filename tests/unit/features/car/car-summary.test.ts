import { expect, test } from 'vitest';
import { carSummary } from '#features/car/car-summary.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test.each([
  {
    over: { badge: 'SX', km: 45_120, simple_fuel: 'Petrol', price: 24_990, price_type: 'Drive Away' },
    text: '2021 Toyota Corolla SX: 45,120 km, Petrol, $24,990 Drive Away at Example Motors.',
  },
  { over: { price: 10, price_type: 'Drive Away' }, text: '2021 Toyota Corolla: for sale at Example Motors.' },
  { over: { sold: true, km: 100 }, text: '2021 Toyota Corolla: 100 km, sold at Example Motors.' },
])('the summary is "$text"', ({ over, text }) => {
  expect(carSummary(makeCar(over), 'Example Motors')).toBe(text);
});
