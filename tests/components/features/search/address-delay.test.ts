import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { createStockCodec } from '#search/state/url.ts';

const slugs = buildSlugTable([]);

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/search/');
});
afterEach(() => vi.useRealTimers());

test('a chosen range is written to the address as min:max after 400 ms', () => {
  const router = createSearchRouter(
    createStockCodec(() => slugs),
    () => location,
  );
  router.write({ range: { price: '20000:40000' } });
  vi.advanceTimersByTime(399);
  expect(location.pathname + location.search).toBe('/search/');
  vi.advanceTimersByTime(1);
  expect(location.pathname + location.search).toBe('/search/?price=20000:40000');
});
