import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { isListed } from '#domain/car/status/availability.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { photographFile } from '#scripts/demo/photographs.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';
import { KINDS, LOCATIONS, NOW, stockOf } from './demo-dealer.ts';

const DAY = 86_400_000;
const stocks = Object.fromEntries(KINDS.map((kind) => [kind, stockOf(kind)]));
const carsOf = (kind: string): readonly Car[] => stocks[kind]?.cars ?? [];
const share = (cars: readonly Car[], fits: (car: Car) => boolean) => cars.filter(fits).length / cars.length;
describe.each(KINDS)('the invented stock of kind %s', (kind) => {
  const cars = carsOf(kind);

  test('is a valid snapshot', () => {
    expect(v.parse(snapshotSchema, structuredClone(stocks[kind]))).toEqual(stocks[kind]);
  });

  test('is the same file at every hour of a day', () => {
    const later = stockOf(kind, new Date('2026-11-21T23:59:59.999Z'));
    expect(JSON.stringify(later)).toBe(JSON.stringify(stocks[kind]));
  });

  test('has the same cars the next day, all dates a day later', () => {
    const next = stockOf(kind, new Date(NOW.getTime() + DAY));
    const shifted = (car: Car) => Date.parse(car.created_at) + DAY;
    expect(next.cars.map(({ slug }) => slug)).toEqual(cars.map(({ slug }) => slug));
    expect(next.cars.map((car) => Date.parse(car.created_at))).toEqual(cars.map(shifted));
  });

  test.each(['id', 'slug', 'stocknum', 'vin'] as const)(
    'gives every car its own %s, gone ones too',
    (field) => {
      const values = cars.map((car) => car[field]);
      const gone = (stocks[kind]?.gone ?? []).flatMap((car) =>
        field === 'id' || field === 'slug' ? [car[field]] : [],
      );
      expect(new Set([...values, ...gone]).size).toBe(values.length + gone.length);
    },
  );

  test('uses only existing pictures, and counts them', () => {
    const urls = cars.flatMap(({ images }) => images.map(({ image }) => image.url));
    expect(urls.filter((url) => !existsSync(photographFile(url)))).toEqual([]);
    expect(cars.filter((car) => car.photos_count !== car.images.length)).toEqual([]);
    expect(cars.filter((car) => car.primary_image_url !== (car.images[0]?.image.url ?? null))).toEqual([]);
  });

  test('starts the price history of every car on its first day, and ends it with the current price', () => {
    const histories = cars.map((car) => ({ car, prices: stocks[kind]?.price_history[car.id] ?? [] }));
    expect(histories.filter(({ car, prices }) => prices[0]?.[0] !== car.created_at.slice(0, 10))).toEqual([]);
    expect(histories.filter(({ car, prices }) => prices.at(-1)?.[1] !== car.price)).toEqual([]);
  });

  test.each<[string, (car: Car) => boolean]>([
    [
      'sold within three days',
      (car) => car.sold && isListed(car, 3, new Date(NOW.getTime() + 14 * 3_600_000)),
    ],
    ['sold too long ago to be listed', (car) => car.sold && !isListed(car, 3, NOW)],
    ['not meant for the website', (car) => !car.show_on_dealer_website],
    ['reserved', (car) => car.reserved],
    ['without a price', (car) => car.price === 0],
    ['without photos', (car) => car.photos_count === 0],
    ['with a struck price', (car) => (car.before_price ?? 0) > car.price],
    [
      'below the market',
      (car) => car.price > 10 && car.price - (car.autograb_data?.state_average_market_price ?? 0) < -499,
    ],
    ['with nothing said of the market', (car) => car.autograb_data === null],
  ])('has a car %s', (_, fits) => expect(cars.filter(fits).length).toBeGreaterThan(0));
});

test.each([
  { kind: 'group', cars: 600, types: { new: 0.38, demo: 0.08, used: 0.54 } },
  { kind: 'used-yard', cars: 250, types: { new: 0, demo: 0, used: 1 } },
  { kind: 'trucks', cars: 90, types: { new: 0.35, demo: 0.07, used: 0.58 } },
  { kind: 'utes', cars: 120, types: { new: 0.48, demo: 0.07, used: 0.45 } },
  { kind: 'fleet', cars: 60, types: { new: 0, demo: 0, used: 1 } },
])('stock of kind $kind has about $cars vehicles in its usual conditions', ({ kind, cars: count, types }) => {
  const cars = carsOf(kind);
  const listed = cars.filter((car) => isListed(car, 3, NOW));
  expect(Math.abs(listed.length - count)).toBeLessThan(count * 0.03);
  for (const [type, expected] of Object.entries(types)) {
    expect(Math.abs(share(cars, (car) => car.car_type === type) - expected)).toBeLessThan(0.02);
  }
});

test('new vehicles are at a location that sells their make', () => {
  const astray = carsOf('group').filter((car) => {
    const location = LOCATIONS.find(({ id }) => id === car.location_id);
    return car.car_type !== 'used' && !location?.manufacturers.includes(car.make);
  });
  expect(astray).toEqual([]);
});

test('a dealer without locations has vehicles without a location', () => {
  const { cars } = demoSnapshot('trucks', { slug: 'nowhere', now: NOW, locations: [] });
  expect(new Set(cars.map((car) => car.location_id))).toEqual(new Set([null]));
  expect(cars.filter(({ description }) => /null|undefined/.test(description ?? ''))).toEqual([]);
});
