import { expect, test } from 'vitest';
import { buildInstantSearchProps } from '#search/instantsearch/instantsearch-props.ts';
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
