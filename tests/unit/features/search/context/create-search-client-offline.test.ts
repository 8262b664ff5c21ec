import { expect, test, vi } from 'vitest';
import { createSearchClient } from '#features/search/context/create-search-client.ts';
import type { SearchPayload } from '#features/search/context/search-payload.ts';
import { createEmbeddedClient } from '#search/engines/embedded/embedded-client.ts';

vi.mock('#search/engines/embedded/embedded-client.ts', () => ({ createEmbeddedClient: vi.fn() }));
vi.mock('#search/engines/typesense/hosted-client.ts', () => {
  throw new Error('Load failed');
});

test('if what asks a host can’t be loaded, the file of the index answers', async () => {
  const embedded = { warm: vi.fn(), search: vi.fn(() => Promise.resolve({ results: [] })) };
  vi.mocked(createEmbeddedClient).mockReturnValue(embedded);
  const host = { host: 'a.example.com', port: 443, protocol: 'https', index: 'cars', key: 'k' };
  const client = createSearchClient({ index: '/search/cars.json', host } as SearchPayload, () => {});
  expect(await client.search([])).toEqual({ results: [] });
  client.warm();
  await vi.waitFor(() => expect(embedded.warm).toHaveBeenCalledOnce());
  expect(embedded.search).toHaveBeenCalledOnce();
});
