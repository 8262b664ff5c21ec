import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { findPopularModels } from '#features/home/popular-models.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const range = (cars: readonly Car[], count = 5) => findPopularModels(cars, buildSlugTable(cars), count);
const hilux = { make: 'Toyota', model: 'HiLux' };
const camry = { make: 'Toyota', model: 'Camry' };

test.each([
  {
    what: 'the models with the most cars come first, and no more than requested',
    cars: [makeCar(camry), makeCar(hilux), makeCar(hilux), makeCar({ make: 'Toyota', model: 'Yaris' })],
    limit: 2,
    models: ['HiLux 2', 'Camry 1'],
  },
  {
    what: 'only cars for sale count',
    cars: [makeCar(hilux), makeCar({ ...hilux, status: 'sold' }), makeCar({ ...camry, status: 'sold' })],
    models: ['HiLux 1'],
  },
  {
    what: 'models with equally many cars keep the order of the cars',
    cars: [makeCar({ make: 'Toyota', model: 'Yaris' }), makeCar(camry), makeCar(hilux)],
    models: ['Yaris 1', 'Camry 1', 'HiLux 1'],
  },
  {
    what: 'a name has its make before it where the dealer has several',
    cars: [makeCar(hilux), makeCar({ make: 'Kia', model: 'Seltos' })],
    models: ['Toyota HiLux 1', 'Kia Seltos 1'],
  },
  {
    what: 'two makes with a model of the same name have a model each',
    cars: [makeCar({ make: 'Kia', model: 'S' }), makeCar({ make: 'MG', model: 'S' })],
    models: ['Kia S 1', 'MG S 1'],
  },
])('$what', ({ cars, limit, models }) => {
  expect(range(cars, limit).map(({ name, count }) => `${name} ${count}`)).toEqual(models);
});

test.each([
  { prices: [52_990, 48_500, 0], from: 'from $48,500' },
  { prices: [0, 10], from: null },
])('with prices of $prices it sells $from: missing prices are ignored', ({ prices, from }) => {
  expect(range(prices.map((price) => makeCar({ ...hilux, price })))[0]?.from).toBe(from);
});

test('a fleet by subscription shows the lowest price of a week', () => {
  const cars = [249.4, 199, null].map((subscription_price) => makeCar({ ...hilux, subscription_price }));
  const [model] = findPopularModels(cars, buildSlugTable(cars), 1, new Set(), 'subscription');
  expect(model?.from).toBe('from $199 per week');
});

test.each([
  { bodies: ['ute', 'cabChassis', 'ute'], fuels: ['Diesel', 'Petrol', 'Diesel'], kind: 'Ute, diesel' },
  { bodies: ['cabChassis', 'ute', 'ute'], fuels: ['Petrol', 'Diesel', 'Diesel'], kind: 'Ute, diesel' },
  { bodies: [null, null, null], fuels: ['Electric', null, null], kind: 'electric' },
  { bodies: [null, null, 'ute'], fuels: [null, 'Petrol', null], kind: 'Ute, petrol' },
  { bodies: [null, null, null], fuels: [null, null, null], kind: '' },
] as const)('what most of its cars are: "$kind"', ({ bodies, fuels, kind }) => {
  const cars = bodies.map((simple_body, index) =>
    makeCar({ ...hilux, simple_body, simple_fuel: fuels[index] ?? null }),
  );
  expect(range(cars)[0]?.kind).toBe(kind);
});

test('the newest car with a photo represents the model, else the newest', () => {
  const bare = makeCar(hilux);
  const shown = makeCar({ ...hilux, primary_image_url: '/a.webp', photos_count: 1 });
  expect(range([bare, shown])[0]?.example).toBe(shown);
  expect(range([bare])[0]?.example).toBe(bare);
});

test('a car that the page shows elsewhere does not represent its model while there is another with a photo', () => {
  const shown = makeCar({ ...hilux, primary_image_url: '/a.webp', photos_count: 1 });
  const other = makeCar({ ...hilux, primary_image_url: '/b.webp', photos_count: 1 });
  const bare = makeCar(hilux);
  const slugs = buildSlugTable([shown]);
  const example = (cars: readonly Car[]) =>
    findPopularModels(cars, slugs, 5, new Set([shown.id, bare.id]))[0]?.example;
  expect(example([shown, other])).toBe(other);
  expect(example([bare, shown])).toBe(shown);
});

test('a model leads to the search for it', () => {
  const cars = [makeCar({ make: 'Land Rover', model: 'Range Rover' })];
  expect(range(cars)[0]?.href).toBe('/search/land-rover/range-rover/');
});

test('of bodies that are equally common, the first counts', () => {
  const bodies = ['cabChassis', 'ute'] as const;
  expect(range(bodies.map((simple_body) => makeCar({ ...hilux, simple_body })))[0]?.kind).toBe('Cab chassis');
});
