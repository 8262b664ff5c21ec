import { expect, test } from 'vitest';
import type { ItemClient } from '#search/catalogues/items/item-client.ts';
import { createCurrentOffersClient } from '#search/catalogues/offers/current-offers-client.ts';

test('every request asks for the offers that are valid when it is sent, and keeps the rest of its parameters', async () => {
  const asked: unknown[] = [];
  const client: ItemClient = {
    warm: () => {
      asked.push('warm');
    },
    search: (requests) => {
      asked.push(requests);
      return Promise.resolve({ results: [] });
    },
    searchForFacetValues: (requests) => {
      asked.push(requests);
      return Promise.resolve([]);
    },
  };
  let now = 1_000;
  const current = createCurrentOffersClient(client, () => new Date(now));
  const page = { indexName: 'cars', params: { query: 'tray', filters: 'until > 1' } };
  const values = { indexName: 'cars', params: { facetName: 'make', facetQuery: 'isu' } };
  current.warm();
  expect(await current.search([page, page])).toEqual({ results: [] });
  now = 2_000;
  expect(await current.searchForFacetValues([values])).toEqual([]);
  const valid = { ...page, params: { query: 'tray', filters: 'until > 1000' } };
  expect(asked).toEqual([
    'warm',
    [valid, valid],
    [{ ...values, params: { ...values.params, filters: 'until > 2000' } }],
  ]);
});
