import { expect, test, vi } from 'vitest';
import { resolveCappedCount } from '#search/query/capped-count.ts';
import { countInRange } from '#search/query/count-in-range.ts';
import { rejectingClient, type SearchClient, withSearchCache } from '#search/query/search-client.ts';
import { readSort } from '#search/query/sort-order.ts';

/** A client that answers with the number of the asking, and says for which queries it was asked. */
function counting(fails: (query: string) => boolean = () => false) {
  const asked: string[] = [];
  const client: SearchClient = {
    search: ([request]) => {
      const query = String(request?.params.query);
      asked.push(query);
      return fails(query) ? Promise.reject(new Error('away')) : Promise.resolve({ results: [] });
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

test.each([
  ['cars/sort/price:asc', ['price', 'asc']],
  ['cars/sort/price:desc', ['price', 'desc']],
  ['cars/sort/created_at:desc', ['created_at', 'desc']],
  ['parts/sort/price:asc', ['price', 'asc']],
])('%s asks for the order %j', (indexName, sort) => expect(readSort(indexName)).toEqual(sort));

test.each([
  'cars',
  'cars/sort/relevance',
  'cars/sort/price:up',
  'cars/sort/:asc',
  'cars/sort/price:ascending',
  '/sort/price:asc',
  'a/cars/sort/price:asc',
])('%s asks for relevance', (indexName) => expect(readSort(indexName)).toBeUndefined());

test.each([
  { count: 0, parts: [], stock: 5000, is: 0 },
  { count: 1999, parts: [1500, 1500], stock: 5000, is: 1999 },
  { count: 2000, parts: [1500, 1500], stock: 5000, is: 3000 },
  { count: 2000, parts: [2000], stock: 5000, is: 2000 },
  { count: 2000, parts: [], stock: 5000, is: 5000 },
  { count: 2000, parts: [0, 0], stock: 5000, is: 5000 },
])('a count of $count over parts $parts in a stock of $stock is taken as $is', ({ is, ...given }) => {
  expect(resolveCappedCount(given.count, given.parts, given.stock)).toBe(is);
});

const prices = [0, 10_000, 20_000, 20_000, 30_000];

test.each([
  { range: {}, count: 5 },
  { range: { min: 10_000 }, count: 4 },
  { range: { min: 10_001 }, count: 3 },
  { range: { max: 20_000 }, count: 4 },
  { range: { max: 19_999 }, count: 2 },
  { range: { min: 10_000, max: 20_000 }, count: 3 },
  { range: { min: 10_001, max: 19_999 }, count: 0 },
])('both ends of $range belong to it: $count prices', ({ range, count }) => {
  expect(countInRange(prices, range)).toBe(count);
});
