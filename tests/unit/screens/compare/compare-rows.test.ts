import { expect, test } from 'vitest';
import { buildCompareRows, findSharedFeatures } from '#screens/compare/compare-rows.ts';
import type { IndexedCar } from '#search/engines/embedded/read-documents.ts';

const car: IndexedCar = {
  status: 'in_stock',
  sold: false,
  price: 20_000,
  price_type: 'Drive Away',
  year: 2021,
};
const rowOf = (label: string, ...cars: IndexedCar[]) =>
  buildCompareRows(cars).find((row) => row.label === label);

test('a fact unknown for all cars is left out; unknown for one car it is a dash', () => {
  expect(rowOf('Colour', car, car)).toBeUndefined();
  expect(rowOf('Colour', { ...car, colour: 'Red' }, car)).toEqual({
    label: 'Colour',
    values: ['Red', '–'],
    differs: false,
  });
});

test('known facts that are not all the same differ', () => {
  expect(rowOf('Year', car, { ...car, year: 2022 })).toMatchObject({
    values: ['2021', '2022'],
    differs: true,
  });
  expect(rowOf('Year', car, car)).toMatchObject({ differs: false });
});

test.each([
  [{}, 'Available', '$20,000 Drive Away'],
  [{ reserved: true }, 'Reserved', '$20,000 Drive Away'],
  [{ status: 'coming_soon' }, 'Coming soon', '$20,000 Drive Away'],
  [{ status: 'sold' }, 'Sold', '–'],
  [{ sold: true }, 'Sold', '–'],
  [{ price: null }, 'Available', 'Enquire for price.'],
  [{ price: null, preorder: true }, 'Available', 'PREORDER'],
])('a car with %j is "%s" for "%s"', (over, availability, price) => {
  const cars = [{ ...car, ...over }, car];
  expect(rowOf('Availability', ...cars)?.values[0]).toBe(availability);
  expect(rowOf('Price', ...cars)?.values[0]).toBe(price);
});

test('the subscription price is next to the price', () => {
  const subscription = '$249 per week subscription';
  expect(rowOf('Subscription', { ...car, subscription }, car)?.values).toEqual([subscription, '–']);
  expect(rowOf('Subscription', car)).toBeUndefined();
});

test('features of all cars are separate from those of some, which are grouped, and none are marked as missing', () => {
  const cars = [
    { ...car, filtered_features: ['Tow bar', 'Roof racks', 'Bluetooth'] },
    { ...car, filtered_features: ['Bluetooth', 'Reversing camera'] },
  ];
  expect(findSharedFeatures(cars)).toEqual(['Bluetooth']);
  expect(rowOf('Bluetooth', ...cars)).toBeUndefined();
  expect(buildCompareRows(cars).filter(({ values }) => values.includes('Not listed'))).toEqual([
    { label: 'Reversing camera', values: ['Not listed', 'Yes'], differs: true, group: 'Safety' },
    { label: 'Roof racks', values: ['Yes', 'Not listed'], differs: true, group: 'Outside' },
    { label: 'Tow bar', values: ['Yes', 'Not listed'], differs: true },
  ]);
});

test('the only best price, kilometres and year are marked, ties and sold cars are not', () => {
  const cheap = { ...car, price: 15_000, km: 90_000 };
  const dear = { ...car, km: 20_000, year: 2023 };
  expect(rowOf('Price', cheap, dear)?.best).toEqual({ index: 0, word: 'Lowest' });
  expect(rowOf('Kilometres', cheap, dear)?.best).toEqual({ index: 1, word: 'Fewest' });
  expect(rowOf('Kilometres', dear, { ...car, car_type: 'new' })?.best).toEqual({ index: 1, word: 'Fewest' });
  expect(rowOf('Year', cheap, dear)?.best).toEqual({ index: 1, word: 'Newest' });
  expect(rowOf('Price', car, car)?.best).toBeUndefined();
  expect(rowOf('Price', { ...cheap, status: 'sold' }, dear)?.best).toBeUndefined();
});

test('a repayment is compared with its comparison rate, and left out where it has none', () => {
  const cost = 'from $91 per week';
  const rate = '9.84% p.a. comparison rate*';
  expect(rowOf('Repayment', { ...car, cost, rate }, car)?.values).toEqual([`${cost}, ${rate}`, '–']);
  expect(rowOf('Repayment', { ...car, cost })).toBeUndefined();
});
