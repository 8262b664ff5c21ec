import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import type { Engine } from '#search/engines/embedded/engine.ts';
import { createEngineClient } from '#search/engines/embedded/engine-client.ts';
import type { WorkerResponse } from '#search/engines/embedded/worker.ts';
import type { SearchParams, SearchResult } from '#search/query/search-client.ts';
import { eventually } from '#tests/support/eventually.ts';

const models = [
  { make: 'Toyota', model: 'HiLux' },
  { make: 'Mazda', model: 'CX-5' },
];
const index = buildIndex(
  models.map((model, n) => ({ id: 'ab'.charAt(n), ...model })),
  { names: ['id', 'make', 'model'], uniqueTextColumns: ['id'] },
);
const URL_OF_INDEX = 'https://dealer.example/stock.json';

const fetchIndex = vi.fn<(url: string) => Promise<Response>>();
let page: EventTarget;
let answers: WorkerResponse[];

beforeEach(async () => {
  vi.resetModules();
  fetchIndex.mockReset().mockImplementation(async () => Response.json(index));
  page = new EventTarget();
  answers = [];
  vi.stubGlobal('fetch', fetchIndex);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('postMessage', (message: WorkerResponse) => answers.push(structuredClone(message)));
  await import('#search/engines/embedded/worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

const send = (id: number, params: SearchParams) => {
  const data = { id, url: URL_OF_INDEX, requests: [{ indexName: 'cars', params }] };
  page.dispatchEvent(new MessageEvent('message', { data }));
};
const answered = (count: number) => eventually(() => expect(answers).toHaveLength(count));

test('the index is loaded once, and its makes and models are told before any search is answered under its number', async () => {
  send(7, { query: 'hilux' });
  send(8, { query: 'cx' });
  await answered(3);
  expect(answers).toMatchObject([
    { models },
    { id: 7, results: [{ nbHits: 1, hits: [{ objectID: 'a' }] }] },
    { id: 8, results: [{ nbHits: 1, hits: [{ objectID: 'b' }] }] },
  ]);
  expect(fetchIndex.mock.calls).toEqual([[URL_OF_INDEX]]);
});

test('a search that fails says so under its number, and the next one is answered', async () => {
  send(1, { facets: 'nonsense' });
  send(2, { query: '' });
  await answered(3);
  expect(answers.slice(1)).toMatchObject([
    { id: 1, error: 'search: unknown attribute "nonsense". It is not in this index.' },
    { id: 2, results: [{ nbHits: 2 }] },
  ]);
});

test('an index that cannot be loaded fails each search that waits, and the next one loads it again', async () => {
  fetchIndex.mockImplementationOnce(async () => Response.json({}, { status: 503 }));
  send(1, { query: '' });
  send(2, { query: '' });
  await answered(2);
  const error = `search: ${URL_OF_INDEX} answered 503`;
  expect(answers).toEqual([
    { id: 1, error },
    { id: 2, error },
  ]);
  send(3, { query: '' });
  await answered(4);
  expect(answers.slice(2)).toMatchObject([{ models }, { id: 3, results: [{ nbHits: 2 }] }]);
});

test('a failure that is not an error is told by its text', async () => {
  fetchIndex.mockImplementation(() => Promise.reject('offline'));
  send(1, { query: '' });
  await answered(1);
  expect(answers).toEqual([{ id: 1, error: 'offline' }]);
});

const ANSWER = [{ nbHits: 3 } as SearchResult];
const opening = () => vi.fn(async (): Promise<Engine> => ({ search: () => ANSWER }));

test('the engine is opened by what first needs it, and once', async () => {
  const open = opening();
  const client = createEngineClient(open);
  expect(open).not.toHaveBeenCalled();
  client.warm();
  expect(await client.search([])).toEqual({ results: ANSWER });
  expect(await client.search([])).toEqual({ results: ANSWER });
  expect(open).toHaveBeenCalledTimes(1);
});

test('after a failure the next search tries again', async () => {
  const open = opening().mockRejectedValueOnce(new Error('no engine'));
  const client = createEngineClient(open);
  await expect(client.search([])).rejects.toThrow('no engine');
  expect(await client.search([])).toEqual({ results: ANSWER });
});

test('a failure before any search is reported by the search alone', async () => {
  const open = opening().mockRejectedValueOnce(new Error('no engine'));
  const client = createEngineClient(open);
  client.warm();
  await expect(client.search([])).rejects.toThrow('no engine');
  expect(open).toHaveBeenCalledTimes(1);
});
