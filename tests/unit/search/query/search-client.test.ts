import { expect, test, vi } from 'vitest';
import {
  rejectingClient,
  type SearchClient,
  type SearchResponse,
  withSearchCache,
} from '#search/query/search-client.ts';

/** A client that answers with the number of the asking, and says for which queries it was asked. */
function counting(fails: (query: string) => boolean = () => false) {
  const asked: string[] = [];
  const client: SearchClient = {
    search: ([request]) => {
      const query = String(request?.params.query);
      asked.push(query);
      return fails(query)
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ results: [] } as SearchResponse);
    },
  };
  const kept = withSearchCache(client);
  const ask = (query: string | number) =>
    kept.search([{ indexName: 'cars', params: { query: String(query) } }]);
  return { asked, ask };
}

test('ten answers are cached; an eleventh drops the oldest, even one that was just used (T-24)', async () => {
  const { asked, ask } = counting();
  for (let n = 1; n <= 10; n++) await ask(n);
  await ask(1);
  expect(asked).toHaveLength(10);
  await ask(11);
  asked.length = 0;
  for (let n = 2; n <= 11; n++) await ask(n);
  expect(asked).toEqual([]);
  await ask(1);
  expect(asked).toEqual(['1']);
});

test('requests that differ in any parameter are sent separately', async () => {
  const { asked, ask } = counting();
  await ask('hilux');
  await ask('hilux ');
  expect(asked).toEqual(['hilux', 'hilux ']);
});

test('requests to different indexes are sent separately, and the order of a batch counts', async () => {
  const search = vi.fn<SearchClient['search']>(async () => ({ results: [] }));
  const kept = withSearchCache({ search });
  const [cars, cheapest] = ['cars', 'cars/sort/price:asc'].map((indexName) => ({ indexName, params: {} }));
  if (!cars || !cheapest) throw new Error('no requests');
  for (const batch of [[cars], [cheapest], [cars, cheapest], [cheapest, cars], [cars]])
    await kept.search(batch);
  expect(search.mock.calls).toEqual([[[cars]], [[cheapest]], [[cars, cheapest]], [[cheapest, cars]]]);
});

test('no search runs while a page is rendered', async () => {
  await expect(rejectingClient.search([])).rejects.toThrow('search: requested while rendering.');
});

test('a failure is not cached', async () => {
  const { asked, ask } = counting(() => asked.length === 1);
  await expect(ask('hilux')).rejects.toThrow('away');
  await ask('hilux');
  expect(asked).toHaveLength(2);
});
