import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { orderByRelevance } from '#domain/car/relevance.ts';
import { isListed } from '#domain/car/status/availability.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';
import { NOW } from './demo-dealer.ts';

const SITES = 'sites';
/** One more than a page of results, so that the first car of the next page counts too. */
const RESULTS = 21;
const SOLD_DAYS = 3;

/** Every demonstration dealer's cars in the order of its stock page. */
const dealers = await Promise.all(
  (await listSiteSlugs(SITES)).map(async (slug) => {
    const { stock } = await readConfig(SITES, slug);
    if (!stock || !stock.demo) return [];
    const { data } = await readDataFiles(join(SITES, slug));
    const { cars } = demoSnapshot(stock.demo, { slug, now: NOW, locations: data.locations });
    const listed = cars.filter((car) => isListed(car, SOLD_DAYS, NOW));
    return [{ slug, cars: orderByRelevance(listed, NOW) }];
  }),
).then((all) => all.flat());

const captionsOf = ({ images }: Car) => images.map(({ image }) => image.alt);
const share = (cars: readonly Car[], fits: (car: Car) => boolean) => cars.filter(fits).length / cars.length;

describe.each(dealers)('the photographs of $slug', ({ cars }) => {
  test('no first picture is there twice within 21 results', () => {
    const repeated = cars.filter(({ primary_image_url }, place) => {
      const before = cars.slice(Math.max(0, place - RESULTS + 1), place);
      return primary_image_url && before.some((other) => other.primary_image_url === primary_image_url);
    });
    expect(repeated.map(({ stocknum }) => stocknum)).toEqual([]);
  });

  test('the first picture is from the front, in the colour of the car', () => {
    const first = cars.flatMap(({ primary_image_url: url, colour }) => (url ? [{ url, colour }] : []));
    const odd = first.filter(
      ({ url, colour }) => !new RegExp(`-hero(right)?-[a-z]+-${colour?.toLowerCase()}-`).test(url),
    );
    expect(odd).toEqual([]);
  });

  test('nearly every car has 8 to 12 pictures, some have one to three, a few none', () => {
    const many = (car: Car) => car.photos_count >= 8 && car.photos_count <= 12;
    expect(share(cars, many)).toBeGreaterThan(0.8);
    expect(cars.filter((car) => car.photos_count > 3 && !many(car))).toEqual([]);
    expect(cars.some((car) => car.photos_count === 1 || car.photos_count === 2)).toBe(true);
    expect(cars.some((car) => car.photos_count === 0)).toBe(true);
  });

  test('every picture says what it shows, and no car shows the same twice', () => {
    expect(cars.filter((car) => captionsOf(car).some((caption) => !caption))).toEqual([]);
    expect(cars.filter((car) => new Set(captionsOf(car)).size !== car.images.length)).toEqual([]);
  });
});
