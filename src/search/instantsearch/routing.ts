import historyModule from 'instantsearch.js/es/lib/routers/history';
import { fromUiState, INDEX_NAME, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';
import { keepForeignParameters } from '#search/state/parameters.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import type { UrlParts } from '#search/state/url.ts';

/** Some bundlers import the module itself, some its default export. */
const history = ((historyModule as unknown as { default?: typeof historyModule }).default ??
  historyModule) as typeof historyModule;

/** The specification's slider delay; also long enough that typing is one step in the browser's history. */
const WRITE_DELAY_MS = 400;

/** Writes a screen's searches as URLs and reads them back. `read` returns undefined for the URL of another page. */
export interface UrlCodec {
  readonly write: (state: SearchState) => string;
  readonly read: (address: UrlParts) => SearchState | undefined;
}

/**
 * InstantSearch's router and state mapping over our own URL codec. `location` is a function because before hydration the
 * URL is the prerendered path alone.
 */
export function createSearchRouting({ write, read }: UrlCodec, location: () => Location | URL) {
  const router = history<IndexUiState>({
    cleanUrlOnDispose: false,
    writeDelay: WRITE_DELAY_MS,
    getLocation: location as () => Location,
    createURL: ({ routeState, location: { origin, search } }) =>
      origin + keepForeignParameters(write(fromUiState(routeState)), search),
    parseURL: ({ location: address }) => toUiState(read(address as UrlParts) ?? EMPTY_STATE),
  });
  patchRouterWrite(router);
  return {
    router,
    stateMapping: {
      stateToRoute: (
        state: Readonly<Record<string, IndexUiState & { configure?: unknown }>>,
      ): IndexUiState => {
        const { configure: _, ...ui } = state[INDEX_NAME] ?? {};
        return ui;
      },
      routeToState: (route: IndexUiState) => ({ [INDEX_NAME]: route }),
    },
  };
}

/**
 * For WRITE_DELAY_MS after the visitor goes back, InstantSearch's router (4.118) mistakes any change for that navigation
 * and does not write it; later it adds a history entry for the same search in other words. Here, a route counts as a
 * change exactly if it differs from the search in the URL.
 */
function patchRouterWrite(router: ReturnType<typeof history<IndexUiState>>): void {
  const write = router.write.bind(router);
  const popState = router as unknown as { inPopState: boolean };
  router.write = (route) => {
    popState.inPopState = router.createURL(route) === router.createURL(router.read());
    write(route);
  };
}
