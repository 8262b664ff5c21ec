import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearchRouting } from '#search/instantsearch/routing.ts';
import { toUiState } from '#search/requests/ui-state.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import { createStockCodec } from '#search/state/url.ts';

const slugs = buildSlugTable([{ make: 'Toyota', model: 'HiLux' }]);
const codec = createStockCodec(() => slugs);
const toyota = toUiState({ ...EMPTY_STATE, lists: { make: ['Toyota'] } });
const routingAt = (address: string) =>
  createSearchRouting(codec, () => new URL(address, 'https://www.example.com.au'));

describe('the address of a search', () => {
  test('is complete, and keeps the parameters of others', () => {
    const { router } = routingAt('/search/?page=2&utm_source=mail');
    expect(router.createURL(toyota)).toBe('https://www.example.com.au/search/toyota/?utm_source=mail');
  });

  test('is read as what is chosen', () => {
    expect(routingAt('/search/toyota/?price=:40000').router.read()).toEqual({
      refinementList: { make: ['Toyota'] },
      range: { price: ':40000' },
    });
  });

  test('of another page has nothing chosen', () => {
    expect(routingAt('/about-us/?make=Toyota').router.read()).toEqual({});
  });
});

test("the state of InstantSearch is that of the one index, without its widget's parameters", () => {
  const { stateToRoute, routeToState } = routingAt('/search/').stateMapping;
  expect(stateToRoute({ cars: { ...toyota, configure: { hitsPerPage: 21 } } })).toEqual(toyota);
  expect(stateToRoute({})).toEqual({});
  expect(routeToState(toyota)).toEqual({ cars: toyota });
});

describe("the browser's history", () => {
  /** A window with as much of its history as InstantSearch's router uses. */
  class FakeWindow extends EventTarget {
    readonly entries = ['https://www.example.com.au/search/'];
    readonly location = { href: this.entries[0] ?? '' };
    readonly history = {
      length: 1,
      pushState: (_state: unknown, _title: string, url: string) => {
        this.entries.push(url);
        this.location.href = url;
      },
    };
    goBackTo(url: string): void {
      this.location.href = url;
      this.dispatchEvent(new Event('popstate'));
    }
  }
  let visited: FakeWindow;
  beforeEach(() => {
    vi.useFakeTimers();
    visited = new FakeWindow();
    vi.stubGlobal('window', visited);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const start = () => {
    const { router } = createSearchRouting(codec, () => new URL(visited.location.href));
    router.onUpdate(() => {});
    return router;
  };
  const paths = () => visited.entries.map((url) => url.replace('https://www.example.com.au', ''));

  test('has a step for what is chosen within 400 ms', () => {
    const router = start();
    router.write(toUiState({ ...EMPTY_STATE, query: 'hi' }));
    vi.advanceTimersByTime(399);
    router.write(toUiState({ ...EMPTY_STATE, query: 'hilux' }));
    vi.advanceTimersByTime(399);
    expect(paths()).toEqual(['/search/']);
    vi.advanceTimersByTime(1);
    expect(paths()).toEqual(['/search/', '/search/?query=hilux']);
  });

  test('has what a visitor chooses right after going back', () => {
    const router = start();
    router.write(toyota);
    vi.runAllTimers();
    visited.goBackTo('https://www.example.com.au/search/');
    router.write(toUiState({ ...EMPTY_STATE, query: 'ute' }));
    vi.runAllTimers();
    expect(paths()).toEqual(['/search/', '/search/toyota/', '/search/?query=ute']);
  });

  test('has no second step for the search of the address in other words', () => {
    const router = start();
    visited.goBackTo('https://www.example.com.au/search/?make=Toyota');
    router.write(toyota);
    vi.runAllTimers();
    expect(paths()).toEqual(['/search/']);
  });

  test('keeps the address of a search that is taken off the page', () => {
    const router = start();
    router.write(toyota);
    vi.runAllTimers();
    router.dispose();
    vi.runAllTimers();
    expect(paths()).toEqual(['/search/', '/search/toyota/']);
  });
});
