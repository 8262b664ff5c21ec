import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTypesenseClient } from '#search/engines/typesense/typesense-client.ts';
import type { SearchClient, SearchResult } from '#search/query/search-client.ts';
import { makeEngine } from '#tests/support/factories/make-engine.ts';
import {
  SMALL_SEARCHES,
  SMALL_STOCK,
  SMALL_TEXT_SEARCHES,
  type SmallSearch,
} from '#tests/support/factories/small-stock.ts';
import { type HostedStock, startHostedStock } from '#tests/support/servers/hosted-stock.ts';

const facets = 'make model make_or_model body colour filtered_features price km year'.split(' ');
const toRequest = ({ indexName = 'cars', params }: SmallSearch) => ({
  indexName,
  params: { ...params, facets, maxValuesPerFacet: 100, filters: 'show_on_dealer_website=true' },
});

const embedded = makeEngine(SMALL_STOCK);

let stock: HostedStock;
let yard: HostedStock;
let hosted: SearchClient;
beforeAll(async () => {
  stock = await startHostedStock(SMALL_STOCK);
  hosted = createTypesenseClient(stock.host);
  yard = await startHostedStock(records);
});
afterAll(async () => {
  await stock.server.close();
  await yard.server.close();
});

const ids = (result: SearchResult | undefined) => result?.hits.map((hit) => hit.objectID).join(' ');

/** An answer without what no vehicle of the stock has. */
function essence(result: SearchResult | undefined) {
  if (!result) throw new Error('no answer');
  const { hits, facets_stats, ...others } = result;
  const known = hits.map((hit) =>
    Object.fromEntries(Object.entries(hit).filter(([, value]) => value !== null)),
  );
  const stats = Object.entries(facets_stats).map(([name, { min, max }]) => [name, { min, max }] as const);
  return { ...others, hits: known, facets_stats: Object.fromEntries(stats) };
}

describe('a hosted index answers as the embedded one', () => {
  test.each(SMALL_SEARCHES)('$what: $found', async (search) => {
    const { results } = await hosted.search([toRequest(search)]);
    expect(ids(results[0])).toBe(search.found);
    expect(essence(results[0])).toEqual(essence(embedded.search([toRequest(search)])[0]));
  });

  // Each ranks texts by a score of its own, and a host reads words in quotation marks like any others.
  const isAlike = ({ query = '', hitsPerPage }: SmallSearch['params']) =>
    hitsPerPage === undefined && !query.includes('"');
  test.each(SMALL_TEXT_SEARCHES.filter(({ params }) => isAlike(params)))(
    'by text, in whatever order: $what: $found',
    async (search) => {
      const { results } = await hosted.search([toRequest(search)]);
      expect(ids(results[0])?.split(' ').sort()).toEqual(search.found.split(' ').sort());
      const [expected] = embedded.search([toRequest(search)]);
      expect(results[0]).toMatchObject({ nbHits: expected?.nbHits, facets: expected?.facets });
    },
  );

  test('in the order that was chosen for a text', async () => {
    const search = SMALL_TEXT_SEARCHES.find(({ indexName }) => indexName !== undefined);
    if (!search) throw new Error('no text has an order');
    const { results } = await hosted.search([toRequest(search)]);
    expect(ids(results[0])).toBe(search.found);
  });
});

test.each([
  ['matches a text in a better field comes first', 'd', /^h a b f j$/],
  ['is sold or has no price follows what matches less well', 'toyota', /^[abc ]{6}d l j$|^[abc ]{6}l d j$/],
])('what %s', async (_, query, found) => {
  const { results } = await hosted.search([{ indexName: 'cars', params: { query } }]);
  expect(ids(results[0])).toMatch(found);
});

test('answers of several requests are in their order', async () => {
  const searches = [...SMALL_SEARCHES, ...SMALL_SEARCHES].reverse();
  const { results } = await hosted.search(searches.map(toRequest));
  expect(results.map(ids)).toEqual(searches.map(({ found }) => found));
});

test('without a size a page has twenty vehicles and nothing is counted', async () => {
  const { results } = await hosted.search([{ indexName: 'cars', params: {} }]);
  expect(results[0]).toMatchObject({
    ...{ index: 'cars', nbHits: 11, page: 0, nbPages: 1, hitsPerPage: 20, query: '', params: '' },
    ...{ exhaustiveFacetsCount: true, exhaustiveNbHits: true },
  });
  expect(results[0]).toHaveProperty('facets', {});
  expect(results[0]).toHaveProperty('facets_stats', {});
});

test('one facet may be named without a list', async () => {
  const { results } = await hosted.search([{ indexName: 'cars', params: { facets: 'make' } }]);
  const make = { Toyota: 5, Mazda: 2, Kia: 2, Citroën: 1, 'Land Rover': 1 };
  expect(results[0]?.facets).toEqual({ make });
});

const CAR = { created_at: 1, show_on_dealer_website: true, offer_rank: 0, sold_rank: 0 };
const records = [
  { ...CAR, id: 'a', make: 'Isuzu', badge: 'X-Terrain', filtered_features: ['Leather seats', 'Tow bar'] },
  { ...CAR, id: 'b', make: 'Mazda', badge: 'Touring', filtered_features: ['Heated seats', 'Leather wheel'] },
  { ...CAR, id: 'c', make: 'Mazda', badge: null, filtered_features: null },
];

const engine = makeEngine(records);

test.each([
  ['features as text', 'leather', ['a', 'b']],
  ['words of several fields', 'mazda leather', ['b']],
  ['a misspelt word', 'ferrain', ['a']],
  ['nothing else than an exact word', '"ferrain"', []],
  ['all but what has a word', '-"leather"', ['c']],
  ['all but what has a phrase', '-"leather seats"', ['b', 'c']],
  ['words, but not with a phrase', 'mazda -"heated seats"', ['c']],
  ['nothing of two excluded phrases', '-"tow bar" -"heated seats"', ['c']],
  ['a hyphen within words as a separator', 'x-terrain', ['a']],
  ['a hyphen before a plain word as a separator', 'mazda -touring', ['b']],
])('both engines find: %s: %s', async (_, query, ids) => {
  const request = { indexName: 'cars', params: { query, hitsPerPage: 10 } };
  const idsOf = (hits: readonly { readonly objectID: string }[] = []) =>
    hits.map(({ objectID }) => objectID).sort();
  expect(idsOf(engine.search([request])[0]?.hits)).toEqual(ids);
  expect(idsOf((await createTypesenseClient(yard.host).search([request])).results[0]?.hits)).toEqual(ids);
});
