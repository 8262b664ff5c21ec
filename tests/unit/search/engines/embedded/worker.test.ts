import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('the worker answers the messages of its page', async () => {
  const [page, respond] = [new EventTarget(), vi.fn()];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('postMessage', respond);
  await import('#search/engines/embedded/worker.ts');
  page.dispatchEvent(new MessageEvent('message', { data: { type: 'search', id: 5, requests: [] } }));
  await eventually(() => expect(respond).toHaveBeenCalled());
  expect(respond.mock.calls).toMatchObject([[{ type: 'failed', id: 5 }]]);
});
