import { afterEach, expect, test, vi } from 'vitest';
import { loadIndex } from '#search/engines/embedded/load-index.ts';

const URL_OF_INDEX = 'https://dealer.example/_search/stock.json';
afterEach(() => vi.unstubAllGlobals());

function stubAnswer(answer: () => Promise<Response>) {
  const fetchIndex = vi.fn(answer);
  vi.stubGlobal('fetch', fetchIndex);
  return fetchIndex;
}

test('an index is what the host answers', async () => {
  const index = { version: 1, count: 0, columns: {} };
  const fetchIndex = stubAnswer(async () => Response.json(index));
  expect(await loadIndex(URL_OF_INDEX)).toEqual(index);
  expect(fetchIndex.mock.calls).toEqual([[URL_OF_INDEX]]);
});

test.each([404, 500, 503])('an answer of %i is no index', async (status) => {
  stubAnswer(async () => Response.json({}, { status }));
  await expect(loadIndex(URL_OF_INDEX)).rejects.toThrow(`search: ${URL_OF_INDEX} answered ${status}`);
});

test('a host that cannot be reached is a failure, too', async () => {
  stubAnswer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadIndex(URL_OF_INDEX)).rejects.toThrow('Failed to fetch');
});
