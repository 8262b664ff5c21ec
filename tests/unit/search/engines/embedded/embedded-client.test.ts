import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEmbeddedClient } from '#search/engines/embedded/embedded-client.ts';
// What the client loads on demand.
import '#search/engines/embedded/stock-engine.ts';
import type { WorkerRequest, WorkerResponse } from '#search/engines/embedded/worker.ts';
import type { SearchResponse, SearchResult } from '#search/query/search-client.ts';
import { eventually } from '#tests/support/eventually.ts';

const MODELS = [
  { make: 'Toyota', model: 'HiLux' },
  { make: 'Mazda', model: 'CX-5' },
];
const index = buildIndex(
  MODELS.map((model, n) => ({ id: 'ab'.charAt(n), ...model })),
  { names: ['id', 'make', 'model'], uniqueTextColumns: ['id'] },
);

/** A worker that the test answers for. */
class StubWorker {
  readonly #listeners = new Map<string, (event: object) => void>();
  readonly url: string;
  readonly options: WorkerOptions | undefined;
  readonly received: WorkerRequest[] = [];
  isTerminated = false;

  constructor(url: URL, options?: WorkerOptions) {
    this.url = url.href;
    this.options = options;
    workers.push(this);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }

  postMessage(message: WorkerRequest): void {
    this.received.push(structuredClone(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(message: WorkerResponse): void {
    this.#listeners.get('message')?.({ data: message });
  }

  crash(): void {
    this.#listeners.get('error')?.({});
  }
}

class NoWorker {
  constructor() {
    throw new Error('blocked by a policy');
  }
}

let workers: StubWorker[];
/** The worker started last. */
const worker = () => {
  const last = workers.at(-1);
  if (!last) throw new Error('no worker was started');
  return last;
};

const fetchIndex = vi.fn<(url: string) => Promise<Response>>();
const unhandled = vi.fn();

beforeEach(() => {
  workers = [];
  fetchIndex.mockReset().mockImplementation(async () => Response.json(index));
  vi.stubGlobal('location', { href: 'https://dealer.example/cars/used/' });
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('fetch', fetchIndex);
  unhandled.mockReset();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
});

const INDEX_URL = '/_search/stock.json';
const createClient = (onModels: Parameters<typeof createEmbeddedClient>[1] = () => {}) =>
  createEmbeddedClient(INDEX_URL, onModels);

const requestOf = (query: string) => [{ indexName: 'cars', params: { query } }];
const ids = ({ results }: SearchResponse) =>
  results.map(({ hits }) => hits.map(({ objectID }) => objectID).join());
const resultOf = (query: string) => ({ query }) as SearchResult;

/** Until promises that were rejected without a handler have been reported. */
const untilReported = () => new Promise((resolve) => setImmediate(resolve));

describe('the index is searched in a worker', () => {
  test('which is started by the first thing that needs it, and only once', () => {
    const client = createClient();
    expect(workers).toEqual([]);
    client.warm();
    client.warm();
    client.search(requestOf('hilux'));
    expect(workers).toHaveLength(1);
    expect(worker().url).toMatch(/\/search\/engines\/embedded\/worker\.ts$/);
    expect(worker().options).toEqual({ type: 'module' });
    expect(fetchIndex).not.toHaveBeenCalled();
  });

  test.each([
    { address: 'stock.json', url: 'https://dealer.example/cars/used/stock.json' },
    { address: 'https://cdn.example/stock.json', url: 'https://cdn.example/stock.json' },
  ])('which is told the whole address of $address, as it has one of its own', ({ address, url }) => {
    createEmbeddedClient(address, () => {}).warm();
    expect(worker().received).toEqual([{ id: 1, url, requests: [] }]);
  });

  test('which gets a request without what can only be used on the page', () => {
    const request = { indexName: 'cars', params: { query: 'hilux' }, onClick: () => {} };
    createClient().search([request]);
    expect(worker().received[0]).toMatchObject({ requests: requestOf('hilux') });
  });

  test('which tells the makes and models once it knows them', () => {
    const onModels = vi.fn();
    createClient(onModels).warm();
    expect(onModels).not.toHaveBeenCalled();
    worker().answer({ models: MODELS });
    expect(onModels.mock.calls).toEqual([[MODELS]]);
  });

  test('whose answers belong to their searches in whatever order they come', async () => {
    const client = createClient();
    const [first, second] = [client.search(requestOf('a')), client.search(requestOf('b'))];
    worker().answer({ id: 2, results: [resultOf('b')] });
    worker().answer({ id: 1, results: [resultOf('a')] });
    expect(await first).toEqual({ results: [resultOf('a')] });
    expect(await second).toEqual({ results: [resultOf('b')] });
  });

  test('an answer that no search waits for changes nothing', async () => {
    const client = createClient();
    const search = client.search(requestOf('a'));
    for (const _ of ['once', 'again']) {
      worker().answer({ id: 1, results: [resultOf('a')] });
      worker().answer({ id: 1, error: 'too late' });
    }
    expect(await search).toEqual({ results: [resultOf('a')] });
  });

  test('which may fail to load the index before any search: that is nothing to report', async () => {
    createClient().warm();
    worker().answer({ id: 1, error: 'search: stock.json answered 503' });
    await untilReported();
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('a search that fails there is rejected alone', async () => {
    const client = createClient();
    const [bad, good] = [client.search(requestOf('a')), client.search(requestOf('b'))];
    worker().answer({ id: 1, error: 'search: unknown attribute "nonsense".' });
    worker().answer({ id: 2, results: [resultOf('b')] });
    await expect(bad).rejects.toThrow('search: unknown attribute "nonsense".');
    expect(await good).toEqual({ results: [resultOf('b')] });
    client.search(requestOf('c'));
    expect(workers).toHaveLength(1);
    expect(worker().isTerminated).toBe(false);
    expect(worker().received.at(-1)).toMatchObject({ id: 3 });
  });
});

describe('when the worker fails, the main thread takes over', () => {
  test('with the searches that wait, and all later ones', async () => {
    const onModels = vi.fn();
    const client = createClient(onModels);
    const waiting = [client.search(requestOf('hilux')), client.search(requestOf('cx'))];
    worker().crash();
    expect((await Promise.all(waiting)).map(ids)).toEqual([['a'], ['b']]);
    expect(ids(await client.search(requestOf('')))).toEqual(['a,b']);
    expect(worker().isTerminated).toBe(true);
    expect(workers).toHaveLength(1);
    expect(fetchIndex.mock.calls).toEqual([['https://dealer.example/_search/stock.json']]);
    expect(onModels.mock.calls).toEqual([[MODELS]]);
  });

  test('from the first search on, if it failed before', async () => {
    const client = createClient();
    client.warm();
    worker().crash();
    expect(ids(await client.search(requestOf('hilux')))).toEqual(['a']);
    expect(workers).toHaveLength(1);
  });
});

describe('where no worker can be started, the main thread searches', () => {
  beforeEach(() => vi.stubGlobal('Worker', NoWorker));

  test('with an index that is loaded once', async () => {
    const onModels = vi.fn();
    const client = createClient(onModels);
    client.warm();
    expect(ids(await client.search([...requestOf('hilux'), ...requestOf('cx')]))).toEqual(['a', 'b']);
    expect(ids(await client.search(requestOf('cx')))).toEqual(['b']);
    expect(fetchIndex.mock.calls).toEqual([['https://dealer.example/_search/stock.json']]);
    expect(onModels.mock.calls).toEqual([[MODELS]]);
  });

  test('a search that fails is rejected alone', async () => {
    const client = createClient();
    const bad = client.search([{ indexName: 'cars', params: { facets: 'nonsense' } }]);
    await expect(bad).rejects.toThrow('unknown attribute "nonsense"');
    expect(ids(await client.search(requestOf('cx')))).toEqual(['b']);
    expect(fetchIndex).toHaveBeenCalledTimes(1);
  });

  test('an index that cannot be loaded rejects the search, and the next one loads it again', async () => {
    fetchIndex.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const client = createClient();
    await expect(client.search(requestOf('hilux'))).rejects.toThrow('Failed to fetch');
    expect(ids(await client.search(requestOf('hilux')))).toEqual(['a']);
    expect(fetchIndex).toHaveBeenCalledTimes(2);
  });

  test('an index that cannot be loaded before any search is nothing to report, and the first search loads it again', async () => {
    fetchIndex.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const client = createClient();
    client.warm();
    await eventually(() => expect(fetchIndex).toHaveBeenCalledTimes(1));
    await untilReported();
    expect(unhandled).not.toHaveBeenCalled();
    expect(ids(await client.search(requestOf('hilux')))).toEqual(['a']);
    expect(fetchIndex).toHaveBeenCalledTimes(2);
  });
});
