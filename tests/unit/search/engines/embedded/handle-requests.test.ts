import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createRequestHandler } from '#search/engines/embedded/handle-requests.ts';
import type { WorkerRequest, WorkerResponse } from '#search/engines/embedded/worker-protocol.ts';
import { eventually } from '#tests/support/eventually.ts';

const index = buildIndex(
  [
    { id: 'a', make: 'Toyota', model: 'HiLux' },
    { id: 'b', make: 'Mazda', model: 'CX-5' },
  ],
  { names: ['id', 'make', 'model'], uniqueTextColumns: ['id'] },
);

const fetchIndex = vi.fn<(url: string) => Promise<Response>>();
let answers: WorkerResponse[];
/** Sends a message to the worker. */
let send: (message: WorkerRequest) => void;

beforeEach(() => {
  fetchIndex.mockReset().mockImplementation(async () => Response.json(index));
  vi.stubGlobal('fetch', fetchIndex);
  answers = [];
  send = createRequestHandler((message) => answers.push(structuredClone(message)));
});
afterEach(() => vi.unstubAllGlobals());

const LOAD = { type: 'load', url: 'https://dealer.example/stock.json' } as const;
const searchFor = (id: number, query: string) =>
  ({ type: 'search', id, requests: [{ indexName: 'cars', params: { query } }] }) as const;
const answered = (count: number) => eventually(() => expect(answers).toHaveLength(count));

test('a search before there is an index is a mistake', async () => {
  send(searchFor(1, 'hilux'));
  await answered(1);
  expect(fetchIndex).not.toHaveBeenCalled();
  expect(answers).toEqual([
    {
      type: 'failed',
      id: 1,
      message: 'search worker: no index. Send "load" before the first request.',
    },
  ]);
});

test('it loads the index once, then tells the makes and models', async () => {
  send(LOAD);
  await answered(1);
  expect(answers).toEqual([
    {
      type: 'ready',
      models: [
        { make: 'Toyota', model: 'HiLux' },
        { make: 'Mazda', model: 'CX-5' },
      ],
    },
  ]);
  expect(fetchIndex.mock.calls).toEqual([[LOAD.url]]);
});

test('searches that come while it loads are answered once it has, each under its number', async () => {
  send(LOAD);
  send(searchFor(7, 'hilux'));
  send(searchFor(8, 'cx'));
  await answered(3);
  expect(answers).toMatchObject([
    { type: 'ready' },
    { type: 'results', id: 7, results: [{ nbHits: 1, hits: [{ objectID: 'a' }] }] },
    { type: 'results', id: 8, results: [{ nbHits: 1, hits: [{ objectID: 'b' }] }] },
  ]);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
});

test('a search that fails says so under its number, and the next one is answered', async () => {
  send(LOAD);
  send({ type: 'search', id: 1, requests: [{ indexName: 'cars', params: { facets: 'nonsense' } }] });
  send(searchFor(2, ''));
  await answered(3);
  expect(answers.slice(1)).toMatchObject([
    {
      type: 'failed',
      id: 1,
      message: 'search: unknown attribute "nonsense". It is not in this index.',
    },
    { type: 'results', id: 2, results: [{ nbHits: 2 }] },
  ]);
});

test('an index that cannot be loaded is a failure of the worker, and of each search that waits', async () => {
  fetchIndex.mockImplementation(async () => Response.json({}, { status: 503 }));
  send(LOAD);
  send(searchFor(1, 'hilux'));
  await answered(2);
  const message = `search: ${LOAD.url} answered 503`;
  expect(answers).toEqual([
    { type: 'failed', id: undefined, message },
    { type: 'failed', id: 1, message },
  ]);
});

test('a failure that is not an error is told by its text', async () => {
  fetchIndex.mockImplementation(() => Promise.reject('offline'));
  send(LOAD);
  await answered(1);
  expect(answers).toEqual([{ type: 'failed', id: undefined, message: 'offline' }]);
});
