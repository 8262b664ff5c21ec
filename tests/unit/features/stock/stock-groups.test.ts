import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { stockGroups } from '#features/stock/stock-groups.ts';
import { makeCar } from '#tests/support/make-car.ts';
import { makeLocation } from '#tests/support/make-location.ts';
import { makeSite } from '#tests/support/make-site.ts';

const groups = (cars: readonly Car[], locations = [makeLocation()]) =>
  stockGroups(makeSite({}, { cars, locations }));

test('every car is in the group of its make, makes by name, each with an anchor', () => {
  const cars = [
    makeCar({ make: 'Toyota' }),
    makeCar({ make: 'Mercedes-Benz' }),
    makeCar({ make: 'BMW' }),
    makeCar({ make: 'Toyota' }),
  ];
  expect(groups(cars).map(({ make, id, rows }) => [make, id, rows.length])).toEqual([
    ['BMW', 'bmw', 1],
    ['Mercedes-Benz', 'mercedes-benz', 1],
    ['Toyota', 'toyota', 2],
  ]);
});

test('models by name, numbers as numbers; the youngest first, then the dearest', () => {
  const cars = [
    makeCar({ model: '300', year: 2020 }),
    makeCar({ model: '86', year: 2019, price: 30_000 }),
    makeCar({ model: '86', year: 2019, price: 31_000 }),
    makeCar({ model: '86', year: 2022, price: 29_000 }),
  ];
  expect(groups(cars)[0]?.rows.map(({ name, price }) => `${name} ${price}`)).toEqual([
    '2022 86 $29,000',
    '2019 86 $31,000',
    '2019 86 $30,000',
    '2020 300 $24,990',
  ]);
});

test.each([
  [{ year: 2022, model: 'HiLux', badge: 'SR5', km: 45_120 }, '2022 HiLux SR5|$24,990|45,120 km'],
  [{ model: 'HiLux', badge: null, km: null }, '2021 HiLux|$24,990|'],
  [{ price: 10 }, '2021 Corolla|Enquire for price.|'],
  [{ sold: true }, '2021 Corolla|SOLD|'],
  [{ status: 'withdrawn' }, '2021 Corolla|SOLD|'],
])('%j reads %s', (car, text) => {
  const [row] = groups([makeCar(car)])[0]?.rows ?? [];
  expect([row?.name, row?.price, row?.km].join('|')).toBe(text);
});

test('the city is said where the dealer has several places', () => {
  const tully = makeLocation({ name: 'Example Tully', address: { city: 'Tully' } });
  const car = makeCar({ location_id: tully.id });
  expect(groups([car], [tully])[0]?.rows[0]?.city).toBe('');
  expect(groups([car], [tully, makeLocation()])[0]?.rows[0]?.city).toBe('Tully');
});
