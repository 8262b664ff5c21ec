import { expect, test } from 'vitest';
import type { PublishedSearches } from '#features/catalogue-search/catalogues.ts';
import { findLatestArrivals } from '#features/home/latest-arrivals.ts';
import { buildSearch } from '#features/search/build-search.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const NO_SEARCHES: PublishedSearches = { cars: undefined, parts: undefined, offers: undefined };

test('the newest cars for sale come first, at most as many as asked for', () => {
  const cars = [
    makeCar({ id: 'old', created_at: '2026-10-01T00:00:00Z' }),
    makeCar({ id: 'new', created_at: '2026-11-01T00:00:00Z' }),
    makeCar({ id: 'sold', created_at: '2026-11-02T00:00:00Z', sold: true }),
    makeCar({ id: 'oldest', created_at: '2026-09-01T00:00:00Z' }),
  ];
  const site = makeSite({}, { cars });
  if (!site.stock) throw new Error('a site with stock');
  const search = { ...buildSearch(site, site.stock, now), indexUrl: '', entry: '' };
  const hits = findLatestArrivals({ ...NO_SEARCHES, cars: { ...search, host: undefined } }, 2);
  expect(hits.map(({ objectID }) => objectID)).toEqual(['new', 'old']);
});

test('a dealer without stock has no arrivals', () => expect(findLatestArrivals(NO_SEARCHES, 2)).toEqual([]));
