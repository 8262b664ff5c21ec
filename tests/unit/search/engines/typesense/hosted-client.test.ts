import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHostedClient } from '#search/engines/typesense/hosted-client.ts';
import { createTypesenseClient } from '#search/engines/typesense/typesense-client.ts';
import { isScopedKey } from '#search/engines/typesense/typesense-host.ts';
import { type SearchResponse, type WarmableClient, withSearchCache } from '#search/query/search-client.ts';
import { withDefaultSort } from '#search/requests/default-sort.ts';
import { eventually } from '#tests/support/eventually.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';
import { ADMIN_KEY, type HostedStock, startHostedStock } from '#tests/support/servers/hosted-stock.ts';
import type { ServerFailure } from '#tests/support/servers/typesense/start-typesense.ts';

const car = (id: string, make: string, model: string, price: number | null, shown = true) => ({
  ...{ id, make, model, make_model: `${make}:${model}`, price },
  ...{ status: 'in_stock', created_at: 1_790_000_000, show_on_dealer_website: shown },
});
const records = [
  car('a', 'Toyota', 'HiLux', 30_000),
  car('b', 'Toyota', 'Corolla Cross', null),
  car('c', 'Mazda', 'CX-5', 20_000),
  car('d', 'Mazda', 'BT-50', 10_000, false),
];

let stock: HostedStock;
beforeEach(async () => {
  stock = await startHostedStock(records);
  // The adapter tells the console of every failure.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stock.server.close();
});

const EVERYTHING = [{ indexName: 'cars', params: { query: '', facets: ['make', 'price'], hitsPerPage: 21 } }];
const ids = ({ results }: SearchResponse) => results[0]?.hits.map((hit) => hit.objectID);

describe('the search key of pages', () => {
  test('finds listed cars and no others, whatever filter a browser sends', async () => {
    const client = createTypesenseClient(stock.host);
    expect(ids(await client.search(EVERYTHING))).toEqual(['a', 'b', 'c']);
    const params = { filters: 'show_on_dealer_website=false OR price > 0' };
    expect(ids(await client.search([{ indexName: 'cars', params }]))).toEqual(['a', 'c']);
  });

  test('is a scoped one; an admin key is not, and would be refused by the schema', () => {
    expect([stock.host.key, ADMIN_KEY].map(isScopedKey)).toEqual([true, false]);
  });

  test('made up or changed, it opens nothing', async () => {
    const parameters = JSON.stringify({ filter_by: 'show_on_dealer_website:=true || price:>0' });
    const forged = btoa(atob(stock.host.key).slice(0, 48) + parameters);
    await expect(createTypesenseClient({ ...stock.host, key: forged }).search(EVERYTHING)).rejects.toThrow();
  });
});

test('an answer has the shape of the embedded one: lists are counted, numbers measured, unknowns null', async () => {
  const { results } = await createTypesenseClient(stock.host).search(EVERYTHING);
  expect(results[0]).toMatchObject({
    ...{ nbHits: 3, nbPages: 1, page: 0, hitsPerPage: 21, query: '' },
    facets: { make: { Toyota: 2, Mazda: 1 }, price: {} },
    facets_stats: { price: { min: 20_000, max: 30_000 } },
  });
  expect(results[0]?.hits[1]).toMatchObject({ objectID: 'b', price: null, km: null });
  expect(JSON.stringify(results)).not.toContain('_rawTypesenseHit');
});

test.each([
  { params: {}, order: 'offer_rank:asc,rank:asc' },
  { params: { query: '!!!' }, order: 'offer_rank:asc,rank:asc' },
  { params: { query: 'hilux' }, order: 'offer_rank:asc,_text_match:desc,rank:asc' },
])('only a text is ranked by how well it matches. $params: $order', async ({ params, order }) => {
  const asked = vi.spyOn(stock.server.cluster, 'reply');
  await createTypesenseClient(stock.host).search([{ indexName: 'cars', params }]);
  expect(JSON.parse(asked.mock.lastCall?.[0].body ?? '')).toMatchObject({ searches: [{ sort_by: order }] });
});

test('an answer for each request is expected: fewer are a failure', async () => {
  const address = await answerRequests((_, response) => {
    const found = { found: 0, hits: [], facet_counts: [], page: 1, request_params: {}, search_time_ms: 1 };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ results: [found] }));
  });
  const client = createTypesenseClient({ ...stock.host, port: Number(new URL(address).port) });
  expect((await client.search(EVERYTHING)).results).toHaveLength(1);
  const twice = client.search([...EVERYTHING, ...EVERYTHING]);
  await expect(twice).rejects.toThrow('search: the host returned fewer results than requests.');
});

test('equal queries are requested once, and only our own cache stores them', async () => {
  const client = createTypesenseClient(stock.host);
  const before = stock.server.requests.length;
  await client.search(EVERYTHING);
  await client.search(EVERYTHING);
  expect(stock.server.requests.length - before).toBe(2);
  const kept = withSearchCache(client);
  await kept.search(EVERYTHING);
  await kept.search(EVERYTHING);
  expect(stock.server.requests.length - before).toBe(3);
});

test.each([
  { searches: 0, asked: 0 },
  { searches: 50, asked: 1 },
  { searches: 51, asked: 2 },
  { searches: 120, asked: 3 },
])('$searches searches at once are $asked requests: a host takes 50 in one', async ({ searches, asked }) => {
  const makes = Array.from({ length: searches }, (_, n) => ['Toyota', 'Mazda', 'Kia'][n % 3]);
  const before = stock.server.requests.length;
  const { results } = await createTypesenseClient(stock.host).search(
    makes.map((make) => ({ indexName: 'cars', params: { facetFilters: [`make:${make}`], hitsPerPage: 0 } })),
  );
  const count = { Toyota: 2, Mazda: 1, Kia: 0 } as Record<string, number>;
  expect(results.map(({ nbHits }) => nbHits)).toEqual(makes.map((make = '') => count[make]));
  expect(stock.server.requests.length - before).toBe(asked);
});

test('cars without a price come last by lowest price, or not at all where the dealer wants that (T-16)', async () => {
  const cheapest = [{ indexName: 'cars/sort/price:asc', params: { query: '' } }];
  const client = createTypesenseClient(stock.host);
  expect(ids(await client.search(cheapest))).toEqual(['c', 'a', 'b']);
  const priced = withDefaultSort(client, { pricedOnly: true });
  expect(ids(await priced.search(cheapest))).toEqual(['c', 'a']);
  expect(ids(await priced.search(EVERYTHING))).toEqual(['a', 'b', 'c']);
});

describe('when the host fails, the embedded index answers, and the host is left alone until the next page', () => {
  const embedded = () => {
    const answer = { results: [{ hits: [{ objectID: 'embedded' }] }] } as unknown as SearchResponse;
    return { warm: vi.fn(), search: vi.fn<WarmableClient['search']>(() => Promise.resolve(answer)) };
  };

  test.each<[what: string, trouble: ServerFailure]>([
    ['it answers 503', { status: 503 }],
    ['it answers 401', { status: 401 }],
    ['one search of a batch has an error', 'errors in results'],
    ['it says nothing for 3 seconds', 'silent'],
  ])('%s', async (_, trouble) => {
    const fallback = embedded();
    const client = createHostedClient(stock.host, fallback, () => {});
    stock.server.trouble = trouble;
    expect(ids(await client.search([...EVERYTHING, ...EVERYTHING]))).toEqual(['embedded']);
    stock.server.trouble = undefined;
    const asked = stock.server.requests.length;
    expect(ids(await client.search(EVERYTHING))).toEqual(['embedded']);
    expect(stock.server.requests).toHaveLength(asked);
    const next = createHostedClient(stock.host, fallback, () => {});
    expect(ids(await next.search(EVERYTHING))).toEqual(['a', 'b', 'c']);
  });

  test('it is unreachable', async () => {
    await stock.server.close();
    const client = createHostedClient(stock.host, embedded(), () => {});
    expect(ids(await client.search(EVERYTHING))).toEqual(['embedded']);
  });

  test('a host that works is the only one asked', async () => {
    const fallback = embedded();
    await createHostedClient(stock.host, fallback, () => {}).search(EVERYTHING);
    expect(fallback.search).not.toHaveBeenCalled();
    expect(fallback.warm).not.toHaveBeenCalled();
  });

  test('when the embedded index fails too, so does the search: the last results stay', async () => {
    stock.server.trouble = { status: 503 };
    const fallback = { ...embedded(), search: () => Promise.reject(new Error('offline')) };
    const client = createHostedClient(stock.host, fallback, () => {});
    await expect(client.search(EVERYTHING)).rejects.toThrow('offline');
  });

  test('getting ready learns makes and models; a host that fails then is not asked again', async () => {
    const fallback = embedded();
    const models = await new Promise((resolve) => createHostedClient(stock.host, fallback, resolve).warm());
    const listed = records.slice(0, 3).map(({ make, model }) => ({ make, model }));
    expect(models).toEqual(expect.arrayContaining(listed));
    stock.server.trouble = { status: 500 };
    const client = createHostedClient(stock.host, fallback, () => {});
    client.warm();
    client.warm();
    await eventually(() => expect(fallback.warm).toHaveBeenCalledTimes(1));
    stock.server.trouble = undefined;
    const asked = stock.server.requests.length;
    expect(ids(await client.search(EVERYTHING))).toEqual(['embedded']);
    expect(stock.server.requests).toHaveLength(asked);
  });

  test('getting ready again asks for nothing', async () => {
    const onModels = vi.fn();
    const client = createHostedClient(stock.host, embedded(), onModels);
    const asked = stock.server.requests.length;
    client.warm();
    client.warm();
    await eventually(() => expect(onModels).toHaveBeenCalledTimes(1));
    await client.search(EVERYTHING);
    expect(stock.server.requests.length - asked).toBe(2);
    expect(onModels).toHaveBeenCalledTimes(1);
  });
});
