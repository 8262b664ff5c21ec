import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { orderByRelevance } from '#domain/car/relevance.ts';
import { isListed } from '#domain/car/status/availability.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { photoName } from '#scripts/demo/pictures/photo-url.ts';
import { faceOf } from '#scripts/photos/families.ts';
import { PHOTO_INDEX } from '#scripts/photos/open-layers.ts';
import { plateOf } from '#scripts/photos/plate-text.ts';
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

/** The pairs of kind and face that are rendered. */
const RENDERED = new Set(
  Object.values(PHOTO_INDEX.subjects).map(({ kind, face }) => `${kind.toLowerCase()}-${face}`),
);

/** What an address says that is seen on a picture; undefined where there is none. */
function partsOf(url: string) {
  const [kind, face, view = '', , , , text, flaw] = photoName(url).split('-');
  const hasPlate = face !== NONE && text !== NONE;
  return {
    kind,
    view,
    face: face === NONE ? undefined : face,
    plate: hasPlate ? text : undefined,
    flaw: flaw === NONE ? undefined : flaw,
  };
}

const NONE = '0';

describe.each(dealers)('the photographs of $slug', ({ slug, cars }) => {
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

  test('number plates have the name of the dealer', () => {
    const plates = cars.flatMap(({ images }) =>
      images.flatMap(({ image }) => partsOf(image.url).plate ?? []),
    );
    expect(plates.length).toBeGreaterThan(cars.length);
    expect([...new Set(plates)]).toEqual([plateOf(slug).toLowerCase()]);
  });

  test('every make has its own face and wheels in all pictures of the outside', () => {
    const wrong = cars.filter(({ make, images }) =>
      images.some(({ image }) => {
        const { kind, face } = partsOf(image.url);
        return face !== undefined && face !== faceOf(make) && RENDERED.has(`${kind}-${faceOf(make)}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('at most one vehicle in twenty has the face of another make', () => {
    const lent = cars.filter(({ make, primary_image_url: url }) => url && partsOf(url).face !== faceOf(make));
    expect(lent.length / cars.length).toBeLessThan(1 / 20);
  });

  test('some pictures have honest flaws', () => {
    const flaws = cars.flatMap(({ images }) => images.flatMap(({ image }) => partsOf(image.url).flaw ?? []));
    const all = cars.flatMap(({ images }) => images);
    expect(flaws.length / all.length).toBeGreaterThan(0.01);
    expect(flaws.length / all.length).toBeLessThan(0.1);
  });

  test('every picture says what it shows, and no car shows the same twice', () => {
    expect(cars.filter((car) => captionsOf(car).some((caption) => !caption))).toEqual([]);
    expect(cars.filter((car) => new Set(captionsOf(car)).size !== car.images.length)).toEqual([]);
  });
});
