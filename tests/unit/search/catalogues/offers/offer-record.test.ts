import { expect, test } from 'vitest';
import {
  buildCurrentOffersFilter,
  OFFER_COLUMNS,
  OFFER_UNIQUE_TEXT_COLUMNS,
  OFFERS_ENGINE,
  toOfferRecord,
} from '#search/catalogues/offers/offer-record.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';

const end = Date.parse('2026-06-20T14:00:00Z');
const makeEngine = () =>
  createEngine(
    buildIndex(
      [
        toOfferRecord(
          makeOffer({
            name: 'Tray included',
            description: 'Alloy.',
            disclaimer: 'While stocks last.',
            image_or_model_image: 'tray.jpg',
            manufacturer: 'Isuzu',
            model: { slug: 'd-max', name: 'D-MAX' },
            price: 46_990,
            price_type: 'Drive away',
            expiry: '2026-06-20',
          }),
          '/offers/tray/',
          end,
        ),
        toOfferRecord(makeOffer({ name: 'Free inspection' }), '/offers/inspection/', null),
      ],
      { names: OFFER_COLUMNS, uniqueTextColumns: OFFER_UNIQUE_TEXT_COLUMNS },
    ),
    OFFERS_ENGINE,
  );
const find = (query: string, filters?: string) =>
  makeEngine().search([{ indexName: 'cars', params: { query, ...(filters && { filters }) } }])[0]?.hits;

test('a hit has what the card of an offer shows', () => {
  expect(find('')).toEqual([
    {
      objectID: 'tray-included',
      name: 'Tray included',
      description: 'Alloy.',
      disclaimer: 'While stocks last.',
      image: 'tray.jpg',
      make: 'Isuzu',
      model: 'D-MAX',
      price: 46_990,
      price_type: 'Drive away',
      expiry: '2026-06-20',
      path: '/offers/tray/',
    },
    {
      objectID: 'free-inspection',
      name: 'Free inspection',
      description: null,
      disclaimer: null,
      image: null,
      make: null,
      model: null,
      price: null,
      price_type: null,
      expiry: null,
      path: '/offers/inspection/',
    },
  ]);
});

test.each([
  ['name', 'tray'],
  ['description', 'alloy'],
  ['make', 'isuzu'],
  ['model', 'd-max'],
])('an offer is found by its %s', (_, query) => {
  expect(find(query)?.map(({ objectID }) => objectID)).toEqual(['tray-included']);
});

test.each([
  [end - 1, ['tray-included', 'free-inspection']],
  [end, ['free-inspection']],
  [Date.parse('2300-01-01T00:00:00Z'), ['free-inspection']],
])('an offer without an end is valid for ever, another until it ends: at %i %j', (at, ids) => {
  const filters = writeFilters(buildCurrentOffersFilter(new Date(at)));
  expect(find('', filters)?.map(({ objectID }) => objectID)).toEqual(ids);
});
