import { describe, expect, test } from 'vitest';
import {
  buildSearches,
  CATALOGUE_NAMES,
  CATALOGUES,
  getIndexUrl,
  type PublishedSearches,
} from '#features/catalogue-search/catalogues.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makePart } from '#tests/support/factories/make-part.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const full = {
  ...makeSite({}, { cars: [makeCar({ id: 'a' })] }),
  parts: [makePart()],
  offers: [makeOffer()],
};
const host = { host: 'a.example.com', port: 443, protocol: 'https', index: 'cars', key: 'k' } as const;

test('the file of an index has a hash in its name if it may be kept', () => {
  expect(getIndexUrl('parts')).toBe('/search/parts.json');
  expect(getIndexUrl('cars', '1a2b3c4d')).toBe('/search/cars.1a2b3c4d.json');
});

test('each catalogue has a script', () => {
  expect(CATALOGUE_NAMES.map((name) => CATALOGUES[name].entry)).toEqual([
    'search-island',
    'parts-island',
    'offers-island',
  ]);
});

describe('the searches of a dealer', () => {
  function build(site: Site) {
    const published: string[] = [];
    const searches = buildSearches(site, { now, host }, (name, index) => {
      expect(JSON.parse(index)).toMatchObject({ count: 1 });
      published.push(name);
      return { indexUrl: getIndexUrl(name), entry: `/${name}.js` };
    });
    return { searches, published };
  }

  test('are those in which it has something, with the addresses of their files', () => {
    const { searches, published } = build(full);
    expect(published).toEqual(['cars', 'parts', 'offers']);
    expect(searches.cars).toMatchObject({ indexUrl: '/search/cars.json', entry: '/cars.js', host });
    expect(searches.parts?.config.lists).toEqual(['categories']);
    expect(searches.offers?.config.lists).toContain('model');
  });

  test.each([
    ['vehicles', 'cars', { ...full, stock: false }],
    ['parts', 'parts', { ...full, parts: [] }],
    ['offers', 'offers', { ...full, offers: [] }],
  ] satisfies [string, keyof PublishedSearches, Site][])(
    'without %s there is none for them',
    (_, name, site) => {
      const { searches, published } = build(site);
      expect(searches[name]).toBeUndefined();
      expect(published).not.toContain(name);
      expect(published).toHaveLength(2);
    },
  );
});

test('only vehicles may be in a hosted index', () => {
  expect(CATALOGUES.cars.hosted.buildDocuments(full, now)).toEqual([
    expect.objectContaining({ id: 'a', make: 'Toyota' }),
  ]);
  expect(CATALOGUES.cars.hosted.fields.length).toBeGreaterThan(10);
});
