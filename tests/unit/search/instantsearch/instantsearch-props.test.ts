import { expect, test } from 'vitest';
import { asInitialResults, buildInstantSearchProps } from '#search/instantsearch/instantsearch-props.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { rejectingClient } from '#search/query/search-client.ts';

test('InstantSearch gets the index, the client and the router, and keeps the choices of a closed section', () => {
  const router = createSearchRouter(
    { write: () => '/search/', read: () => {} },
    () => new URL('https://www.example.com.au/search/'),
  );
  expect(buildInstantSearchProps(rejectingClient, router)).toMatchObject({
    indexName: 'cars',
    searchClient: rejectingClient,
    routing: { router },
    stalledSearchDelay: 150,
    future: { preserveSharedStateOnUnmount: true },
  });
});

test('the results of a page are handed over as they are', () => {
  const page = { total: 0, counts: {}, bounds: {}, fields: [], hits: [] };
  const config = { lists: [], ranges: [], pageSize: 21, filters: '' };
  const initial = buildInitialResults(page, {}, config);
  expect(asInitialResults(initial)).toBe(initial);
});
