import { expect, test, vi } from 'vitest';
import type { Engine } from '#search/engines/embedded/engine.ts';
import { createEngineClient } from '#search/engines/embedded/engine-client.ts';
import type { SearchResult } from '#search/query/search-client.ts';

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
