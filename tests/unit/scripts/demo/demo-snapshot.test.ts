import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { isListed } from '#domain/car/status/availability.ts';
import { monthlyRepayment } from '#domain/finance/repayment.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { photographFile } from '#scripts/demo/photographs.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { KINDS, LOCATIONS, NOW, stockOf } from './demo-dealer.ts';

const DAY = 86_400_000;
const stocks = Object.fromEntries(KINDS.map((kind) => [kind, stockOf(kind)]));
const carsOf = (kind: string): readonly Car[] => stocks[kind]?.cars ?? [];
const share = (cars: readonly Car[], fits: (car: Car) => boolean) => cars.filter(fits).length / cars.length;
const daysOld = (car: Car) => (NOW.getTime() - Date.parse(car.created_at)) / DAY;

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

  test('differs from that of another dealer', () => {
    const other = demoSnapshot(kind, { slug: 'other', now: NOW, locations: LOCATIONS });
    expect(other.cars.map(({ name }) => name)).not.toEqual(cars.map(({ name }) => name));
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

  test('holds VINs of the right form and no real maker', () => {
    expect(cars.filter(({ vin }) => !/^DEM[A-HJ-NPR-Z0-9]{14}$/.test(vin ?? ''))).toEqual([]);
  });

  test('uses only existing pictures, and counts them', () => {
    const urls = cars.flatMap(({ images }) => images.map(({ image }) => image.url));
    expect(urls.filter((url) => !existsSync(photographFile(url)))).toEqual([]);
    expect(cars.filter((car) => car.photos_count !== car.images.length)).toEqual([]);
    expect(cars.filter((car) => car.primary_image_url !== (car.images[0]?.image.url ?? null))).toEqual([]);
  });

  test('is only at locations that sell vehicles', () => {
    const places = new Set(cars.map((car) => car.location_id));
    expect([...places].sort()).toEqual(['example-cairns', 'example-mareeba']);
  });

  test('lists 15 to 24 pieces of equipment a car, none twice', () => {
    const odd = cars.filter(({ features }) => features.length < 15 || features.length > 24);
    expect(odd).toEqual([]);
    expect(cars.filter(({ features }) => new Set(features).size !== features.length)).toEqual([]);
  });

  test('describes every car in two to four sentences', () => {
    const sentences = (car: Car) => (car.description?.match(/[a-z0-9]\.(?= |$)/g) ?? []).length;
    expect(cars.filter((car) => sentences(car) < 2 || sentences(car) > 4)).toEqual([]);
  });

  test('has no date after the day it is made for', () => {
    const start = Math.floor(NOW.getTime() / DAY) * DAY;
    expect(cars.filter((car) => Date.parse(car.created_at) > start)).toEqual([]);
    expect(cars.filter((car) => (car.sold_date_timestamp ?? 0) * 1000 > start)).toEqual([]);
  });

  test('has prices that end like asking prices', () => {
    const odd = cars.filter(({ price }) => price > 0 && price % 10 !== 0 && price % 1000 !== 888);
    expect(odd).toEqual([]);
    expect(cars.filter(({ price }) => price > 0 && (price < 3990 || price > 260_000))).toEqual([]);
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
    ['coming soon', (car) => car.status === 'coming_soon'],
    ['without a price', (car) => car.price === 0],
    ['without photos', (car) => car.photos_count === 0],
    ['created within eight days', (car) => daysOld(car) <= 8],
    ['with a struck price', (car) => (car.before_price ?? 0) > car.price],
    ['whose kilometres nobody says', (car) => car.km === null],
    [
      'below the market',
      (car) => car.price > 10 && car.price - (car.autograb_data?.state_average_market_price ?? 0) < -499,
    ],
    ['with nothing said of the market', (car) => car.autograb_data === null],
    ['automatic', (car) => car.simple_transmission === 'Automatic'],
    ['manual', (car) => car.simple_transmission === 'Manual'],
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

test.each<[string, number, number, (car: Car) => boolean]>([
  ['sold within three days', 0.015, 0.025, (car) => car.sold && isListed(car, 3, NOW)],
  ['reserved', 0.015, 0.025, (car) => car.reserved],
  ['coming soon', 0.02, 0.05, (car) => car.status === 'coming_soon'],
  ['without a price', 0.01, 0.03, (car) => car.price === 0],
  ['created within eight days', 0.03, 0.05, (car) => daysOld(car) <= 8],
  ['with a struck price', 0.06, 0.1, (car) => car.before_price !== null],
  ['white', 0.25, 0.45, (car) => car.colour === 'White'],
  ['an SUV', 0.35, 0.55, (car) => car.simple_body === 'suv'],
  ['a ute', 0.1, 0.25, (car) => car.simple_body === 'ute'],
  ['hybrid or electric', 0.12, 0.4, (car) => /Hybrid|Electric/.test(car.simple_fuel ?? '')],
])('of a group, the cars %s are a share of %f to %f', (_, least, most, fits) => {
  const found = share(carsOf('group'), fits);
  expect(found).toBeGreaterThanOrEqual(least);
  expect(found).toBeLessThanOrEqual(most);
});

test.each<[string, (car: Car) => boolean]>([
  ['tagged "Runout sale" and new or demo', (car) => car.tag === 'Runout sale' && car.car_type !== 'used'],
  ['tagged "Test Drive Only"', (car) => car.tag === 'Test Drive Only' && car.car_type === 'demo'],
  ['on pre-order without a price', (car) => car.preorder && car.price === 0],
  ['on pre-order with a price', (car) => car.preorder && car.price > 10],
  [
    'on offer for less',
    (car) => car.offer_price !== null && car.offer_price > 10 && car.offer_price < car.price,
  ],
  [
    'a certified Toyota',
    (car) => car.certified && car.make === 'Toyota' && car.car_type === 'used' && car.km !== null,
  ],
])('a group has a car %s', (_, fits) => expect(carsOf('group').filter(fits).length).toBeGreaterThan(0));

test('a group sells many makes and models; a truck dealer has five body types', () => {
  expect(new Set(carsOf('group').map(({ make }) => make)).size).toBeGreaterThan(20);
  expect(new Set(carsOf('group').map(({ make_model }) => make_model)).size).toBeGreaterThan(60);
  expect(new Set(carsOf('trucks').map((car) => car.simple_body)).size).toBeGreaterThanOrEqual(5);
});

test.each(KINDS)('stock of kind %s has subscriptions only where it is a fleet', (kind) => {
  const weekly = carsOf(kind).flatMap((car) => car.subscription_price ?? []);
  expect(weekly).toHaveLength(kind === 'fleet' ? carsOf(kind).length : 0);
  expect(weekly.filter((dollars) => dollars < 80 || dollars > 900)).toEqual([]);
});

test('a single-make ute dealer has no other new makes, and takes working vehicles in trade', () => {
  const locations = [makeLocation({ manufacturers: ['Isuzu'] })];
  const { cars } = demoSnapshot('utes', { slug: 'example', now: NOW, locations });
  const fresh = cars.filter((car) => car.car_type !== 'used');
  expect(new Set(fresh.map((car) => car.make_model))).toEqual(new Set(['Isuzu:D-MAX', 'Isuzu:MU-X']));
  const others = new Set(cars.filter((car) => car.make !== 'Isuzu').map((car) => car.simple_body));
  expect(others.isSubsetOf(new Set(['ute', 'cabChassis', '4x4']))).toBe(true);
  expect(others.has('ute')).toBe(true);
});

test('new vehicles are at a location that sells their make', () => {
  const astray = carsOf('group').filter((car) => {
    const location = LOCATIONS.find(({ id }) => id === car.location_id);
    return car.car_type !== 'used' && !location?.manufacturers.includes(car.make);
  });
  expect(astray).toEqual([]);
});

test('older used vehicles cost less and have more kilometres', () => {
  const used = carsOf('group').filter(
    (car) => car.make === 'Toyota' && car.car_type === 'used' && car.price > 0,
  );
  const young = used.filter(({ year }) => year >= 2024);
  const old = used.filter(({ year }) => year <= 2018);
  const mean = (cars: readonly Car[], of: (car: Car) => number) =>
    cars.reduce((sum, car) => sum + of(car), 0) / cars.length;
  expect(mean(old, ({ price }) => price)).toBeLessThan(mean(young, ({ price }) => price) * 0.7);
  expect(mean(old, ({ km }) => km ?? 0)).toBeGreaterThan(mean(young, ({ km }) => km ?? 0) * 3);
});

test('the figures of a lender follow from its rate, term and deposit', () => {
  const financed = carsOf('group').filter(({ price }) => price > 0);
  for (const { price, offer_price, finance_lenders } of financed) {
    const figures = finance_lenders.Manual;
    const shown = offer_price ?? price;
    const monthly = monthlyRepayment(shown - Math.round(shown * 0.1), figures?.interestRate ?? 0, 60);
    expect(figures?.paymentWeek).toBe(Math.ceil((monthly * 12) / 52));
    expect(figures?.comparisonRate).toBeGreaterThan(figures?.interestRate ?? 0);
  }
  expect(
    carsOf('group').filter(({ price, finance_lenders }) => price === 0 && 'Manual' in finance_lenders),
  ).toEqual([]);
});

test('the comparison rate is the rate of $30,000 over 5 years with a $415 fee', () => {
  const { interestRate = 0, comparisonRate = 0 } =
    carsOf('group').find(({ price }) => price > 0)?.finance_lenders.Manual ?? {};
  const paid = monthlyRepayment(30_000, interestRate ?? 0, 60);
  expect(monthlyRepayment(30_000 - 415, comparisonRate ?? 0, 60)).toBeCloseTo(paid, 1);
});

test('a dealer without locations has vehicles without a location', () => {
  const { cars } = demoSnapshot('trucks', { slug: 'nowhere', now: NOW, locations: [] });
  expect(new Set(cars.map((car) => car.location_id))).toEqual(new Set([null]));
  expect(cars.filter(({ description }) => /null|undefined/.test(description ?? ''))).toEqual([]);
});
