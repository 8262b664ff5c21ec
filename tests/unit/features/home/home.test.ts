import { describe, expect, test } from 'vitest';
import type { PublishedSearches } from '#features/catalogue-search/catalogues.ts';
import { buildHeroPhotograph, interpolateStockCount } from '#features/home/hero.ts';
import { findLatestArrivals } from '#features/home/latest-arrivals.ts';
import { writeSellWords } from '#features/home/sell-words.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test.each([
  { hero: ['yard.jpg', 'ute.webp'], photograph: '/assets/yard.jpg' },
  { hero: ['YARD.JPEG'], photograph: '/assets/YARD.JPEG' },
  { hero: ['ute.webp', 'yard.jpg'], photograph: undefined },
  { hero: ['ute.png'], photograph: undefined },
  { hero: [], photograph: undefined },
])('the hero $hero has the photograph $photograph', ({ hero, photograph }) => {
  const site = makeSite({ home: { heading: 'Cars', hero } });
  const assets = new Map(hero.map((name) => [name, `/assets/${name}`]));
  const built = buildHeroPhotograph({ ...site, assets });
  expect(built?.src.split('&')[0]?.split('url=')[1]).toBe(photograph);
});

const words = { noun: 'truck', plural: 'trucks' };

test.each([
  { text: '{count} {vehicles} on two yards', count: 1234, filled: '1,234 trucks on two yards' },
  { text: '{count} {vehicles}, {count} keys', count: 1, filled: '1 truck, 1 keys' },
  { text: 'Built for work', count: 3, filled: 'Built for work' },
])('"$text" with $count in stock reads "$filled"', ({ text, count, filled }) => {
  expect(interpolateStockCount(text, count, words)).toBe(filled);
});

describe('the invitation to sell a vehicle', () => {
  const home = { heading: 'Welcome' };

  test('promises an estimate online only where there is one', () => {
    expect(writeSellWords(makeSite({ home, valuation: { provider: 'demo' } }))).toEqual({
      heading: 'Sell us your car',
      text: 'See what your car is worth online, then get a firm offer after a quick inspection.',
      action: 'Value my car',
    });
    expect(writeSellWords(makeSite({ home, valuation: { provider: 'team' } })).text).toBe(
      "Tell us about your car and we'll call you with an offer.",
    );
  });

  test("takes the dealer's own words and vehicle", () => {
    const site = makeSite({
      home: { ...home, sell: { heading: 'We buy utes', text: 'Any age.' } },
      vehicle: { noun: 'ute', plural: 'utes' },
    });
    expect(writeSellWords(site)).toEqual({
      heading: 'We buy utes',
      text: 'Any age.',
      action: 'Value my ute',
    });
  });

  test('a dealer with words for one of them has the usual other', () => {
    const site = makeSite({ home: { ...home, sell: { text: 'Any age.' } }, valuation: { provider: 'team' } });
    expect(writeSellWords(site)).toMatchObject({ heading: 'Sell us your car', text: 'Any age.' });
  });
});

const now = new Date('2026-11-21T00:00:00Z');
const NO_SEARCHES: PublishedSearches = { cars: undefined, parts: undefined, offers: undefined };

test('the newest cars for sale come first, at most as many as asked for', () => {
  const cars = [
    makeCar({ id: 'old', created_at: '2026-10-01T00:00:00Z' }),
    makeCar({ id: 'new', created_at: '2026-11-01T00:00:00Z' }),
    makeCar({ id: 'sold', created_at: '2026-11-02T00:00:00Z', sold: true }),
    makeCar({ id: 'oldest', created_at: '2026-09-01T00:00:00Z' }),
  ];
  const search = {
    ...makeSearchClient(makeSite({}, { cars }), now),
    indexUrl: '',
    entry: '',
    host: undefined,
  };
  const hits = findLatestArrivals({ ...NO_SEARCHES, cars: search }, 2);
  expect(hits.map(({ objectID }) => objectID)).toEqual(['new', 'old']);
});

test('a dealer without stock has no arrivals', () => expect(findLatestArrivals(NO_SEARCHES, 2)).toEqual([]));
