import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { createStockCodec } from '#search/state/url.ts';

const slugs = buildSlugTable([{ make: 'Toyota', model: 'HiLux' }]);
const codec = createStockCodec(() => slugs);
const toyota = { refinementList: { make_or_model: ['Toyota'] } };
const routerAt = (address: string) =>
  createSearchRouter(codec, () => new URL(address, 'https://www.example.com.au'));

describe('the address of a search', () => {
  test('is complete, and keeps the parameters of others', () => {
    const router = routerAt('/search/?page=2&utm_source=mail');
    expect(router.createURL(toyota)).toBe('/search/toyota/?utm_source=mail');
  });

  test('is read as what is chosen', () => {
    expect(routerAt('/search/toyota/?price=:40000').read()).toMatchObject({
      refinementList: { make_or_model: ['Toyota'] },
      range: { price: ':40000' },
    });
  });

  test('of another page has nothing chosen', () => {
    expect(routerAt('/about-us/?make=Toyota').read()).toEqual({});
  });
});

describe("the browser's history", () => {
  let visited: string[];
  let address: URL;
  let events: EventTarget;
  const open = (url: string) => {
    address = new URL(url, 'https://www.example.com.au');
  };
  const goBackTo = (url: string) => {
    open(url);
    events.dispatchEvent(new Event('popstate'));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    visited = ['/search/'];
    open('/search/');
    events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    vi.stubGlobal('history', {
      pushState: (_state: unknown, _title: string, url: string) => {
        visited.push(url);
        open(url);
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const start = () => {
    const router = createSearchRouter(codec, () => address);
    router.onUpdate(() => {});
    return router;
  };

  test('has a step for what is chosen within 400 ms', () => {
    const router = start();
    router.write({ query: 'hi' });
    vi.advanceTimersByTime(399);
    router.write({ range: { price: '20000:40000' } });
    vi.advanceTimersByTime(399);
    expect(visited).toEqual(['/search/']);
    vi.advanceTimersByTime(1);
    expect(visited).toEqual(['/search/', '/search/?price=20000:40000']);
  });

  test('has what a visitor chooses right after going back', () => {
    const router = start();
    router.write(toyota);
    vi.runAllTimers();
    goBackTo('/search/');
    router.write({ query: 'ute' });
    vi.runAllTimers();
    expect(visited).toEqual(['/search/', '/search/toyota/', '/search/?query=ute']);
  });

  test('has no second step for the search of the address in other words', () => {
    const router = start();
    goBackTo('/search/?make=Toyota');
    router.write(toyota);
    vi.runAllTimers();
    expect(visited).toEqual(['/search/']);
  });

  test('keeps the address of a search that is taken off the page', () => {
    const router = start();
    router.write(toyota);
    vi.runAllTimers();
    router.dispose();
    vi.runAllTimers();
    expect(visited).toEqual(['/search/', '/search/toyota/']);
  });
});
