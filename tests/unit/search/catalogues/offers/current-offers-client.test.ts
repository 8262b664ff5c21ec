import { expect, test } from 'vitest';
import { createCurrentOffersClient } from '#search/catalogues/offers/current-offers-client.ts';
import type { WarmableClient } from '#search/query/search-client.ts';

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
