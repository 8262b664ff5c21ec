import { expect, test } from 'vitest';
import { findLandingStock, type MakeOrModelLanding } from '#features/search/landing-stock.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const MAKE: MakeOrModelLanding = { kind: 'make', make: 'Isuzu' };
const MODEL: MakeOrModelLanding = { kind: 'model', make: 'Isuzu', model: 'MU-X' };
const cars = [
  ...Array.from({ length: 22 }, () => makeCar({ make: 'Isuzu', model: 'D-MAX' })),
  makeCar({ make: 'Isuzu', model: 'MU-X' }),
  makeCar({ make: 'Kia', model: 'MU-X' }),
];
const site = makeSite({}, { cars });
const find = (landing: MakeOrModelLanding, variant: 'list' | 'few' = 'few') =>
  findLandingStock(
    landing,
    site,
    { ...makeSearchClient(site, now), indexUrl: '', entry: '', host: undefined },
    now,
    variant,
  );

test('all vehicles of a make count, and the first page of them is shown', () => {
  const { count, cards, href } = find(MAKE);
  expect({ count, href, shown: cards.length }).toEqual({ count: 23, href: '/search/isuzu/', shown: 21 });
});

test('of a model only its own, not those of another make', () => {
  const { count, cards, href } = find(MODEL, 'list');
  expect({ count, href }).toEqual({ count: 1, href: '/search/isuzu/mu-x/' });
  expect(cards.map(({ title }) => title)).toEqual(['2021 Isuzu MU-X']);
  expect(cards[0]?.photo.sizes).not.toBe(find(MODEL).cards[0]?.photo.sizes);
});

test('without vehicles there is no search to link to', () => {
  expect(find({ kind: 'make', make: 'Mazda' })).toEqual({ count: 0, cards: [], href: null });
});
