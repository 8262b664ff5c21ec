import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { groupByMake, groupByPrice, priceListPath } from '#features/car/stock-groups.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const groups = (cars: readonly Car[], locations = [makeLocation()]) =>
  groupByMake(makeSite({}, { cars, locations }));

test('cars are grouped by make, in alphabetical order, each group with an anchor', () => {
  const cars = [
    makeCar({ make: 'Toyota' }),
    makeCar({ make: 'Mercedes-Benz' }),
    makeCar({ make: 'BMW' }),
    makeCar({ make: 'Toyota' }),
  ];
  expect(groups(cars).map(({ name, id, rows }) => [name, id, rows.length])).toEqual([
    ['BMW', 'bmw', 1],
    ['Mercedes-Benz', 'mercedes-benz', 1],
    ['Toyota', 'toyota', 2],
  ]);
});

test('within a make, models are sorted by name with numbers as numbers, then newest first, then dearest first', () => {
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

test('the city is shown if the dealer has several premises', () => {
  const tully = makeLocation({ name: 'Example Tully', address: { city: 'Tully' } });
  const car = makeCar({ location_id: tully.id });
  expect(groups([car], [tully])[0]?.rows[0]?.city).toBe('');
  expect(groups([car], [tully, makeLocation()])[0]?.rows[0]?.city).toBe('Tully');
});

test('by price, a car at a boundary is in both ranges, the dearest is first, and cars without a price are last', () => {
  const cars = [
    makeCar({ id: 'low', make: 'Kia', model: 'Rio', price: 9999 }),
    makeCar({ id: 'none', price: 0 }),
    makeCar({ id: 'end', price: 20_000 }),
    makeCar({ id: 'above', price: 20_000.6, year: 2020 }),
  ];
  const listed = groupByPrice(makeSite({}, { cars }));
  expect(
    listed.map(({ name, id, rows }) => [name, id, rows.map((row) => `${row.name} ${row.price}`)]),
  ).toEqual([
    ['Under $10,000', 'from-0', ['2021 Kia Rio $9,999']],
    ['$10,000 to $20,000', 'from-10000', ['2021 Toyota Corolla $20,000']],
    ['$20,000 to $30,000', 'from-20000', ['2020 Toyota Corolla $20,001', '2021 Toyota Corolla $20,000']],
    ['Price on request', 'on-request', ['2021 Toyota Corolla Enquire for price.']],
  ]);
  expect(priceListPath({ min: 20_000, max: 30_000 })).toBe('/stock/by-price/#from-20000');
  expect(priceListPath({ max: 10_000 })).toBe('/stock/by-price/#from-0');
});

test('a row leads to its car, and the list by price names the make and no city', () => {
  const car = makeCar({ make: 'Kia', model: 'Rio', badge: 'S', price: 9000, km: 1200 });
  const locations = [
    makeLocation({ name: 'Example Tully', address: { city: 'Tully' } }),
    makeLocation({ name: 'Example Mareeba' }),
  ];
  const site = makeSite({}, { cars: [{ ...car, location_id: 'example-tully' }], locations });
  const row = { href: `/cars/${car.slug}/`, price: '$9,000', km: '1,200 km' };
  expect(groupByPrice(site)[0]?.rows).toEqual([{ ...row, name: '2021 Kia Rio S', city: '' }]);
  expect(groupByMake(site)[0]?.rows).toEqual([{ ...row, name: '2021 Rio S', city: 'Tully' }]);
});

test('a car whose location is unknown has no city', () => {
  const locations = [
    makeLocation({ name: 'A', address: { street: '1 A Street' } }),
    makeLocation({ name: 'B', address: { street: '1 B Street' } }),
  ];
  expect(groups([makeCar()], locations)[0]?.rows[0]?.city).toBe('');
});

test('makes are sorted as an alphabet has them, capitals or not', () => {
  const cars = ['MINI', 'Mazda', 'mg', 'Kia'].map((make) => makeCar({ make }));
  expect(groups(cars).map(({ name }) => name)).toEqual(['Kia', 'Mazda', 'mg', 'MINI']);
});

test('where every car has a price, none is on request, and without cars there are no groups', () => {
  expect(groupByPrice(makeSite({}, { cars: [makeCar()] })).map(({ id }) => id)).not.toContain('on-request');
  expect(groupByPrice(makeSite())).toEqual([]);
  expect(groupByMake(makeSite())).toEqual([]);
});
