import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { SearchPayload } from '#features/search/context/search-payload.ts';
import { eventually } from '#tests/support/eventually.ts';

const EMBEDDED = '#search/engines/embedded/embedded-client.ts';
const HOSTED = '#search/engines/typesense/hosted-client.ts';
const HOST = { host: 'a.example.com', port: 443, protocol: 'https', index: 'cars', key: 'k' } as const;

const makeClient = () => ({ warm: vi.fn(), search: vi.fn(() => Promise.resolve({ results: [] })) });
const [embedded, hosted] = [makeClient(), makeClient()];
const createEmbeddedClient = vi.fn(() => embedded);
const createHostedClient = vi.fn(() => hosted);
const onModels = () => {};

/** A client of the module as it is with this module of the host: a worker keeps what another test has loaded. */
async function create(host?: typeof HOST, loadHosted: () => object = () => ({ createHostedClient })) {
  vi.resetModules();
  vi.doMock(EMBEDDED, () => ({ createEmbeddedClient }));
  vi.doMock(HOSTED, loadHosted);
  const { createSearchClient } = await import('#features/search/context/create-search-client.ts');
  return createSearchClient({ index: '/search/cars.json', host } as SearchPayload, onModels);
}

beforeEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  vi.doUnmock(EMBEDDED);
  vi.doUnmock(HOSTED);
  vi.resetModules();
});

test('without a host the file of the index is searched', async () => {
  expect(await create()).toBe(embedded);
  expect(createEmbeddedClient).toHaveBeenCalledExactlyOnceWith('/search/cars.json', onModels);
});

test('a host is asked once there is something to ask, by one client', async () => {
  const client = await create(HOST);
  expect(createHostedClient).not.toHaveBeenCalled();
  client.warm();
  const requests = [{ indexName: 'cars', params: {} }];
  expect(await client.search(requests)).toEqual({ results: [] });
  expect(createHostedClient).toHaveBeenCalledExactlyOnceWith(HOST, embedded, onModels);
  expect(hosted.search).toHaveBeenCalledExactlyOnceWith(requests);
  expect(hosted.warm).toHaveBeenCalledOnce();
  expect(embedded.search).not.toHaveBeenCalled();
});

test('if what asks a host can’t be loaded, the file of the index answers', async () => {
  const client = await create(HOST, () => {
    throw new Error('Load failed');
  });
  expect(await client.search([])).toEqual({ results: [] });
  client.warm();
  await eventually(() => expect(embedded.warm).toHaveBeenCalledOnce());
  expect(embedded.search).toHaveBeenCalledOnce();
});
