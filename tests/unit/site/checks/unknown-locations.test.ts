import { describe, expect, test } from 'vitest';
import { findUnknownCarLocations, findUnknownCarouselLocations } from '#site/checks/site-problems.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

describe('a location that vehicles name and the dealer does not have', () => {
  const find = (...ids: (string | null)[]) =>
    findUnknownCarLocations(
      'stock.json',
      { cars: ids.map((location_id) => makeCar({ location_id })) },
      new Set(['cairns', 'tully']),
    );

  test('is reported once', () => {
    expect(find('perth', 'cairns', 'perth', 'hobart')).toEqual(
      ['perth', 'hobart'].map(
        (id) =>
          `stock.json: location_id: "${id}" is not in content/locations.json. Add that location there, or correct the feed's mapping.`,
      ),
    );
  });

  test.each([
    ['known ones', ['cairns', 'tully']],
    ['none', [null]],
  ])('is not there if they name %s', (_, ids) => expect(find(...ids)).toEqual([]));
});

describe("a location in the carousel's order that is not visible", () => {
  const find = (order: string[], ids: string[]) =>
    findUnknownCarouselLocations('site.ts', {
      ...makeSite({ locationCarousel: { order } }),
      locations: ids.map((id) => makeLocation({ id })),
    });

  test.each([
    ['cairns, tully', ['cairns', 'tully']],
    ['none yet', []],
  ])('is reported with the visible ones: %s', (known, ids) => {
    expect(find([...ids, 'depot'], ids)).toEqual([
      `site.ts: locationCarousel.order: "depot" is no visible location of content/locations.json. Write one of: ${known}.`,
    ]);
  });

  test('is not there where there is no carousel', () => {
    expect(findUnknownCarouselLocations('site.ts', makeSite({ locationCarousel: false }))).toEqual([]);
  });
});
