import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { orderByRelevance } from '#domain/car/relevance.ts';
import { isListed } from '#domain/car/status/availability.ts';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { PHOTOS_FOLDER, photographFile } from '#scripts/demo/photographs.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { readConfig } from '#site/read-config.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const DAY = 86_400_000;
const RESULTS_A_PAGE = 21;
const SOLD_DAYS = 3;

/** The demonstration dealers that sell vehicles, with their stock of any day. */
const dealers = await Promise.all(
  DEMO_DEALERS.map(async (slug) => {
    const { stock } = await readConfig('sites', slug);
    const { locations } = (await readDataFiles(join('sites', slug))).data;
    const kind = stock ? stock.demo : undefined;
    return kind ? [{ slug, locations, stockOf: (now: Date) => demoSnapshot(kind, { now, locations }) }] : [];
  }),
).then((all) => all.flat());

describe.each(dealers)('the invented stock of $slug', ({ locations, stockOf }) => {
  const stock = stockOf(NOW);
  const { cars } = stock;

  test('is a valid snapshot', () => {
    expect(v.parse(snapshotSchema, structuredClone(stock))).toEqual(stock);
  });

  test('is the same file at every hour of a day', () => {
    const later = stockOf(new Date('2026-11-21T23:59:59.999Z'));
    expect(JSON.stringify(later)).toBe(JSON.stringify(stock));
  });

  test('has the same cars the next day, all dates a day later', () => {
    const next = stockOf(new Date(NOW.getTime() + DAY));
    expect(next.cars.map(({ slug }) => slug)).toEqual(cars.map(({ slug }) => slug));
    expect(next.cars.map((car) => Date.parse(car.created_at))).toEqual(
      cars.map((car) => Date.parse(car.created_at) + DAY),
    );
  });

  test('is a year newer in the next year, in words too', () => {
    const { cars: next, gone } = stockOf(new Date('2027-01-02T00:00:00Z'));
    expect(next.map(({ year }) => year)).toEqual(cars.map(({ year }) => year + 1));
    const named = next.filter(
      ({ name, slug, year }) => name.startsWith(`${year} `) && slug.startsWith(`${year}-`),
    );
    expect(named).toHaveLength(cars.length);
    expect(next.filter(({ description, name }) => !description?.includes(name))).toEqual([]);
    expect(gone.map(({ slug }) => slug)).not.toEqual(stock.gone.map(({ slug }) => slug));
  });

  test.each(['id', 'slug', 'stocknum', 'vin'] as const)(
    'gives every car its own %s, gone ones too',
    (field) => {
      const gone = field === 'id' || field === 'slug' ? stock.gone.map((car) => car[field]) : [];
      expect(new Set([...cars.map((car) => car[field]), ...gone]).size).toBe(cars.length + gone.length);
    },
  );

  test('uses only existing pictures', () => {
    const urls = cars.flatMap(({ images }) => images.map(({ image }) => image.url));
    expect(urls.filter((url) => !existsSync(photographFile(url)))).toEqual([]);
    expect(cars.filter(({ images }) => images.some(({ image }) => image.alt === ''))).toEqual([]);
  });

  test('starts the price history of every car on its first day, and ends it with the current price', () => {
    const histories = cars.map((car) => ({ car, prices: stock.price_history[car.id] ?? [] }));
    expect(histories.filter(({ car, prices }) => prices[0]?.[0] !== car.created_at.slice(0, 10))).toEqual([]);
    expect(histories.filter(({ car, prices }) => prices.at(-1)?.[1] !== car.price)).toEqual([]);
  });

  test.each<[string, (car: Car) => boolean]>([
    [
      'sold within three days',
      (car) => car.sold && isListed(car, SOLD_DAYS, new Date(NOW.getTime() + 14 * 3_600_000)),
    ],
    ['sold too long ago to be listed', (car) => car.sold && !isListed(car, SOLD_DAYS, NOW)],
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

  test('has new vehicles where their make is sold', () => {
    const makes = new Map(locations.map(({ id, manufacturers }) => [id, manufacturers]));
    const isFranchised = [...makes.values()].some(({ length }) => length > 0);
    const astray = cars.filter(
      ({ car_type, location_id, make }) =>
        car_type !== 'used' && !makes.get(location_id ?? '')?.includes(make),
    );
    expect(isFranchised ? astray : []).toEqual([]);
  });

  const listed = orderByRelevance(
    cars.filter((car) => isListed(car, SOLD_DAYS, NOW)),
    NOW,
  );

  test('has 21 different first pictures on the first page of results', () => {
    const first = listed.slice(0, RESULTS_A_PAGE).map((car) => car.primary_image_url);
    expect(new Set(first).size).toBe(RESULTS_A_PAGE);
  });

  test('is shown from the front first, in the colour of the car', () => {
    const first = listed.flatMap(({ primary_image_url: url, colour }) => (url ? [{ url, colour }] : []));
    expect(first.filter(({ url, colour }) => !url.endsWith(`-${colour?.toLowerCase()}-hero.webp`))).toEqual(
      [],
    );
  });

  test('has 6 to 10 pictures of one vehicle for each car, or none', () => {
    const odd = listed.filter(
      ({ images }) => images.length !== 0 && (images.length < 6 || images.length > 10),
    );
    expect(odd).toEqual([]);
    const vehicles = listed.map(
      ({ images }) =>
        new Set(images.map(({ image }) => /[^/]+-[a-e]-\w+(?=-\w+\.webp)/.exec(image.url)?.[0])),
    );
    // undefined: cabins, which have no make
    expect(vehicles.filter((names) => names.difference(new Set([undefined])).size > 1)).toEqual([]);
  });
});

test('a dealer without locations has vehicles without a location', () => {
  const { cars } = demoSnapshot('trucks', { now: NOW, locations: [] });
  expect(new Set(cars.map((car) => car.location_id))).toEqual(new Set([null]));
  const last = cars.map(({ description }) => description?.split('. ').at(-1));
  expect(last).toEqual(cars.map(({ stocknum }) => `Quote stock number ${stocknum} when you call.`));
});

test('there are at most 600 photographs, 1,200 pixels wide, in 20 MB', async () => {
  const files = (await readdir(PHOTOS_FOLDER))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => join(PHOTOS_FOLDER, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const widths = await Promise.all(files.map(async (file) => (await sharp(file).metadata()).width));
  expect(files.length).toBeLessThanOrEqual(600);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
  expect(new Set(widths)).toEqual(new Set([1200]));
});
