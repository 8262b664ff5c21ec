import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createItemClient } from '#search/catalogues/items/item-client.ts';
import {
  PART_COLUMNS,
  PART_UNIQUE_TEXT_COLUMNS,
  toPartRecord,
} from '#search/catalogues/parts/part-record.ts';
import { createPartsEngine } from '#search/catalogues/parts/parts-engine.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makePart } from '#tests/support/factories/make-part.ts';

const parts = [makePart({ name: 'Tow bar' }), makePart({ name: 'Oil filter', categories: ['Filters'] })];
const makeIndex = () =>
  buildIndex(
    parts.map((part) => toPartRecord(part, null)),
    { names: PART_COLUMNS, uniqueTextColumns: PART_UNIQUE_TEXT_COLUMNS },
  );
const requests = [{ indexName: 'cars', params: { query: 'filter' } }];
const importEngine = () => Promise.resolve(createPartsEngine);

const answer = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json(makeIndex())));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('searches are answered from the index file, which is loaded once', async () => {
  const client = createItemClient('/parts.json', importEngine);
  const { results } = await client.search(requests);
  expect(results.map(({ hits }) => hits.map(({ name }) => name))).toEqual([['Oil filter']]);
  const facets = await client.search([{ indexName: 'cars', params: { facets: 'categories' } }]);
  expect(facets.results[0]?.facets.categories).toMatchObject({ Towing: 1, Filters: 1 });
  expect(answer.mock.calls).toEqual([['/parts.json']]);
});

test('nothing is loaded before it is wanted, and what was loaded early is not loaded again', async () => {
  const client = createItemClient('/parts.json', importEngine);
  expect(answer).not.toHaveBeenCalled();
  client.warm();
  await eventually(() => expect(answer).toHaveBeenCalledTimes(1));
  await client.search(requests);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('after a failure the next search tries again', async () => {
  answer.mockResolvedValueOnce(new Response('', { status: 503 }));
  const client = createItemClient('/parts.json', importEngine);
  await expect(client.search(requests)).rejects.toThrow('search: /parts.json answered 503');
  const { results } = await client.search(requests);
  expect(results[0]?.nbHits).toBe(1);
});

test('a failure of loading early is reported by the search alone', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('no engine')));
  const client = createItemClient('/parts.json', failing);
  client.warm();
  await expect(client.search(requests)).rejects.toThrow('no engine');
  expect(failing).toHaveBeenCalledTimes(1);
});
