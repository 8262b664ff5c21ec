import { expect, test } from 'vitest';
import { carName } from '#domain/car/title.ts';
import { carSummary } from '#features/car/car-summary.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test.each([
  {
    over: { badge: 'SX', km: 45_120, simple_fuel: 'Petrol', price: 24_990, price_type: 'Drive Away' },
    text: '2021 Toyota Corolla SX: 45,120 km, Petrol, $24,990 Drive Away at Example Motors.',
  },
  {
    over: { km: 5, simple_transmission: 'Manual', simple_fuel: 'Diesel', price: 11 },
    text: '2021 Toyota Corolla: 5 km, Manual, Diesel, $11 at Example Motors.',
  },
  { over: { price: 10, price_type: 'Drive Away' }, text: '2021 Toyota Corolla: for sale at Example Motors.' },
  { over: { sold: true, km: 100 }, text: '2021 Toyota Corolla: 100 km, sold at Example Motors.' },
])('the summary is "$text"', ({ over, text }) => {
  expect(carSummary(makeCar(over), 'Example Motors')).toBe(text);
});

test.each([
  { over: { badge: 'SX', series: 'ZRE182R' }, name: '2021 Toyota Corolla SX ZRE182R' },
  { over: {}, name: '2021 Toyota Corolla' },
])('a car of $over is called $name', ({ over, name }) => expect(carName(makeCar(over))).toBe(name));
