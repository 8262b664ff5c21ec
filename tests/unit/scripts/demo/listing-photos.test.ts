import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { orderByRelevance } from '#domain/car/relevance.ts';
import { isListed } from '#domain/car/status/availability.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { PHOTOS_FOLDER } from '#scripts/demo/photographs.ts';
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

describe.each(dealers)('the photographs of $slug', ({ cars }) => {
  test('the first 21 results have 21 different first pictures', () => {
    const first = cars.slice(0, RESULTS).map((car) => car.primary_image_url);
    expect(new Set(first).size).toBe(RESULTS);
  });

  test('the first picture is from the front, in the colour of the car', () => {
    const first = cars.flatMap(({ primary_image_url: url, colour }) => (url ? [{ url, colour }] : []));
    expect(first.filter(({ url, colour }) => !url.endsWith(`-${colour?.toLowerCase()}-hero.webp`))).toEqual(
      [],
    );
  });

  test('a car has 6 to 10 pictures of one vehicle, or none', () => {
    const odd = cars.filter(({ images }) => images.length !== 0 && (images.length < 6 || images.length > 10));
    expect(odd).toEqual([]);
    const vehicles = cars.map(
      ({ images }) =>
        new Set(images.map(({ image }) => /[^/]+-[a-e]-\w+(?=-\w+\.webp)/.exec(image.url)?.[0])),
    );
    // undefined: cabins, which have no make
    expect(vehicles.filter((names) => names.difference(new Set([undefined])).size > 1)).toEqual([]);
  });
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
