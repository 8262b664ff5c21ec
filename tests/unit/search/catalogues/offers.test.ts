import { expect, test } from 'vitest';
import { OFFERS_CODEC } from '#search/catalogues/items/item-codec.ts';
import {
  buildCurrentOffersFilter,
  createCurrentOffersClient,
  OFFER_COLUMNS,
  OFFER_UNIQUE_TEXT_COLUMNS,
  OFFERS_ENGINE,
  toOfferRecord,
} from '#search/catalogues/offers/offer-record.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import type { WarmableClient } from '#search/query/search-client.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';

const end = Date.parse('2026-06-20T14:00:00Z');
const tray = {
  ...{ name: 'Tray included', description: 'Alloy.', disclaimer: 'While stocks last.' },
  ...{ price: 46_990, price_type: 'Drive away', expiry: '2026-06-20' },
};
const model = { slug: 'd-max', name: 'D-MAX' };
const own = { image_or_model_image: 'tray.jpg', manufacturer: 'Isuzu', model };
const offers = [
  toOfferRecord(makeOffer({ ...tray, ...own }), '/offers/tray/', end),
  toOfferRecord(makeOffer({ name: 'Free inspection' }), '/offers/inspection/', null),
];
const engine = createEngine(
  buildIndex(offers, { names: OFFER_COLUMNS, uniqueTextColumns: OFFER_UNIQUE_TEXT_COLUMNS }),
  OFFERS_ENGINE,
);
const find = (query: string, filters?: string) =>
  engine.search([{ indexName: 'cars', params: { query, ...(filters && { filters }) } }])[0]?.hits;

test('a hit has what the card of an offer shows', () => {
  const own = { image: 'tray.jpg', make: 'Isuzu', model: 'D-MAX', path: '/offers/tray/' };
  const unknown = { description: null, disclaimer: null, price: null, price_type: null, expiry: null };
  expect(find('')).toEqual([
    { objectID: 'tray-included', ...tray, ...own },
    {
      ...{ objectID: 'free-inspection', name: 'Free inspection', path: '/offers/inspection/' },
      ...{ ...unknown, image: null, make: null, model: null },
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

test('offers are searched by make, model, price and text, and by nothing else', () => {
  const state: IndexUiState = {
    ...{ query: 'tray', page: 1, sortBy: '' },
    refinementList: { make: ['Isuzu'], model: ['D-MAX'] },
    range: { price: ':50000' },
  };
  const url = '/special-offers/?make=Isuzu&model=D-MAX&price=:50000&query=tray';
  expect(OFFERS_CODEC.write(state)).toBe(url);
  const read = (address: string) => OFFERS_CODEC.read(new URL(address, 'https://www.example.com.au'));
  expect(read(url)).toEqual(state);
  expect(read(`${url}&body=ute&categories=Towing&km=:5`)).toEqual(state);
});

test('every request asks for the offers that are valid when it is sent, and keeps the rest of its parameters', async () => {
  const asked: unknown[] = [];
  const client: WarmableClient = {
    warm: () => {
      asked.push('warm');
    },
    search: (requests) => {
      asked.push(requests);
      return Promise.resolve({ results: [] });
    },
  };
  let now = 1_000;
  const current = createCurrentOffersClient(client, () => new Date(now));
  const page = { indexName: 'cars', params: { query: 'tray', filters: 'until > 1' } };
  current.warm();
  expect(await current.search([page, page])).toEqual({ results: [] });
  now = 2_000;
  await current.search([page]);
  const validAt = (at: number) => ({ ...page, params: { query: 'tray', filters: `until > ${at}` } });
  expect(asked).toEqual(['warm', [validAt(1000), validAt(1000)], [validAt(2000)]]);
});
