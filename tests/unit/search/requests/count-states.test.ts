import { expect, test } from 'vitest';
import { rejectingClient, type SearchClient, type SearchRequest } from '#search/query/search-client.ts';
import { countStates } from '#search/requests/count-states.ts';
import { buildSearchRequests, type SearchConfig } from '#search/requests/requests.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

const config: SearchConfig = { lists: ['body'], ranges: ['price'], pageSize: 21, filters: 'status=in_stock' };

test('searches are counted in one batch, with their own filters and neither hits nor facets', async () => {
  const states: IndexUiState[] = [
    {},
    { query: 'tow', page: 3, refinementList: { body: ['ute'] }, range: { price: ':40000' } },
  ];
  const batches: (readonly SearchRequest[])[] = [];
  const client: SearchClient = {
    ...rejectingClient,
    search: (requests) => {
      batches.push(requests);
      return Promise.resolve({ results: [{ nbHits: 12 }, { nbHits: 3 }] as never });
    },
  };
  expect(await countStates(client, config, states)).toEqual([12, 3]);
  expect(batches).toEqual([
    states.map((state) => {
      const [page] = buildSearchRequests(state, config);
      return { ...page, params: { ...page?.params, facets: [], hitsPerPage: 0, page: 0 } };
    }),
  ]);
});

test('no searches are counted without a request', async () => {
  expect(await countStates(rejectingClient, config, [])).toEqual([]);
});
