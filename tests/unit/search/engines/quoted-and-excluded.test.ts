import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { createTypesenseClient } from '#search/engines/typesense/typesense-client.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { startHostedStock } from '#tests/support/servers/hosted-stock.ts';

const CAR = { created_at: 1, show_on_dealer_website: true, offer_rank: 0, sold_rank: 0 };
const records = [
  { ...CAR, id: 'a', make: 'Isuzu', badge: 'X-Terrain', filtered_features: ['Leather seats', 'Tow bar'] },
  {
    ...CAR,
    id: 'b',
    make: 'Mazda',
    badge: 'Touring',
    filtered_features: ['Heated seats', 'Leather steering wheel'],
  },
  { ...CAR, id: 'c', make: 'Mazda', badge: null, filtered_features: null },
];

let hosted: SearchClient;
let stop: () => unknown;

beforeAll(async () => {
  const { host, server } = await startHostedStock(records);
  hosted = createTypesenseClient(host);
  stop = () => server.close();
});
afterAll(() => stop());

const embedded = createStockEngine(
  buildIndex(records, { names: Object.keys(records[0] ?? {}), uniqueTextColumns: ['id'] }),
);

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
  expect(idsOf(embedded.search([request])[0]?.hits)).toEqual(ids);
  expect(idsOf((await hosted.search([request])).results[0]?.hits)).toEqual(ids);
});
