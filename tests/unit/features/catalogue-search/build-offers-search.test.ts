import { expect, test } from 'vitest';
import { buildOffersSearch } from '#features/catalogue-search/build-offers-search.ts';
import type { ItemSearch } from '#features/catalogue-search/item-search.ts';
import { createCurrentOffersClient, OFFERS_ENGINE } from '#search/catalogues/offers/offer-record.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { expandHits } from '#search/instantsearch/page-results.ts';
import type { WarmableClient } from '#search/query/search-client.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-06-17T00:00:00Z');
const dmax = { slug: 'd-max', name: 'D-MAX' };
const offers = [
  makeOffer({ name: 'Tray', manufacturer: 'Isuzu', model: dmax, price: 46_990, expiry: '2026-06-20' }),
  makeOffer({ name: 'Five services', manufacturer: 'Isuzu', model: dmax, description: 'Parts and labour.' }),
  makeOffer({ name: 'Hybrid', manufacturer: 'Toyota', price: 34_990 }),
  makeOffer({ name: 'Second inspection' }),
];
const site = { ...makeSite(), offers };
const open = () => buildOffersSearch(site, now);
const found = (state: IndexUiState) => expandHits(open().getResults({ ...state })).map(({ name }) => name);

test('an empty search finds all offers in the order of the file', () => {
  expect(found({})).toEqual(['Tray', 'Five services', 'Hybrid', 'Second inspection']);
});

test.each<[string, IndexUiState, string[]]>([
  ['a make', { refinementList: { make: ['Isuzu'] } }, ['Tray', 'Five services']],
  ['a model', { refinementList: { model: ['D-MAX'] } }, ['Tray', 'Five services']],
  ['a price', { range: { price: ':40000' } }, ['Hybrid']],
  ['a word of the name', { query: 'hybrid' }, ['Hybrid']],
  ['a word of the description', { query: 'labour' }, ['Five services']],
  ['a misspelt word', { query: 'inspction' }, ['Second inspection']],
  ['the make as a word', { query: 'toyota' }, ['Hybrid']],
  [
    'the lowest price first',
    { sortBy: 'price:asc' },
    ['Hybrid', 'Tray', 'Five services', 'Second inspection'],
  ],
])('%s', (_, state, names) => expect(found(state)).toEqual(names));

test('a dealer of a single make has no make filter, and one without prices has no price range', () => {
  expect(open().config).toMatchObject({ lists: ['make', 'model'], ranges: ['price'], pageSize: 21 });
  const single = buildOffersSearch({ ...site, singleManufacturer: 'Isuzu', offers: offers.slice(3) }, now);
  expect(single.config).toMatchObject({ lists: ['model'], ranges: [] });
});

test.each([
  ['2026-06-20T13:59:59Z', 4],
  ['2026-06-20T14:00:00Z', 3],
  ['2036-01-01T00:00:00Z', 3],
])('on a page that was built earlier, %s finds %i offers', async (at, count) => {
  const search = open();
  const engine = createEngine(JSON.parse(search.index), OFFERS_ENGINE);
  const client: WarmableClient = {
    warm: () => {},
    search: async (requests) => ({ results: engine.search(requests) }),
  };
  const currentOffers = createCurrentOffersClient(client, () => new Date(at));
  const { results } = await currentOffers.search(buildSearchRequests({}, search.config));
  expect(results[0]?.nbHits).toBe(count);
  const facets = await currentOffers.search([{ indexName: 'cars', params: { facets: 'make' } }]);
  expect(facets.results[0]?.facets.make?.Isuzu).toBe(count - 2);
});

test('the slider has the ends of the prices, or is not there', () => {
  const search = open();
  expect(Object.keys(search.histograms)).toEqual(['price']);
  expect(search.getResults({}).bounds).toEqual({ price: [34_990, 46_990] });
  expect(buildOffersSearch({ ...site, offers: offers.slice(3) }, now).histograms).toEqual({});
});

test('an offer has the address of its page, shorter for a dealer of a single make', () => {
  const paths = (built: ItemSearch) => expandHits(built.getResults({})).map(({ path }) => path);
  const [several, single] = [open(), buildOffersSearch({ ...site, singleManufacturer: 'Isuzu' }, now)];
  expect(paths(several)[0]).not.toBe(paths(single)[0]);
});
