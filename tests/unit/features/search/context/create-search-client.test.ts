import { beforeEach, expect, test, vi } from 'vitest';
import { createSearchClient } from '#features/search/context/create-search-client.ts';
import type { SearchPayload } from '#features/search/context/search-payload.ts';
import { createEmbeddedClient } from '#search/engines/embedded/embedded-client.ts';
import { createHostedClient } from '#search/engines/typesense/hosted-client.ts';

vi.mock('#search/engines/embedded/embedded-client.ts', () => ({ createEmbeddedClient: vi.fn() }));
vi.mock('#search/engines/typesense/hosted-client.ts', () => ({ createHostedClient: vi.fn() }));

const HOST = { host: 'a.example.com', port: 443, protocol: 'https', index: 'cars', key: 'k' } as const;
const makeClient = () => ({ warm: vi.fn(), search: vi.fn(() => Promise.resolve({ results: [] })) });
const [embedded, hosted] = [makeClient(), makeClient()];
const onModels = () => {};
const create = (host?: typeof HOST) =>
  createSearchClient({ index: '/search/cars.json', host } as SearchPayload, onModels);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(createEmbeddedClient).mockReturnValue(embedded);
  vi.mocked(createHostedClient).mockReturnValue(hosted);
});

test('without a host the file of the index is searched', () => {
  expect(create()).toBe(embedded);
  expect(createEmbeddedClient).toHaveBeenCalledExactlyOnceWith('/search/cars.json', onModels);
});

test('a host is asked once there is something to ask, by one client', async () => {
  const client = create(HOST);
  expect(createHostedClient).not.toHaveBeenCalled();
  client.warm();
  const requests = [{ indexName: 'cars', params: {} }];
  expect(await client.search(requests)).toEqual({ results: [] });
  expect(createHostedClient).toHaveBeenCalledExactlyOnceWith(HOST, embedded, onModels);
  expect(hosted.search).toHaveBeenCalledExactlyOnceWith(requests);
  expect(hosted.warm).toHaveBeenCalledOnce();
  expect(embedded.search).not.toHaveBeenCalled();
});
