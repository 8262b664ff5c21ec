import historyModule from 'instantsearch.js/es/lib/routers/history';
import type { SlugTable } from '#search/slugs.ts';
import { EMPTY_STATE } from '#search/state.ts';
import { type Address, parseSearchUrl, searchUrl } from '#search/url.ts';
import { fromUiState, INDEX, toUiState, type UiState } from './ui-state.ts';

/** Some bundlers give the module itself, some its default export. */
const history = ((historyModule as unknown as { default?: typeof historyModule }).default ??
  historyModule) as typeof historyModule;

/** The spec's slider delay, and long enough that typing is one step back (spec 5, 9). */
const WRITE_DELAY = 400;

/**
 * InstantSearch's router and state mapping over our one URL codec. `slugs` and `location` are asked anew each time: the
 * table grows when the index has loaded, and before hydration the address is the prerendered path alone.
 */
export function searchRouting(slugs: () => SlugTable, location: () => Location | URL) {
  return {
    router: history<UiState>({
      cleanUrlOnDispose: false,
      writeDelay: WRITE_DELAY,
      getLocation: location as () => Location,
      createURL: ({ routeState, location: { origin } }) =>
        origin + searchUrl(fromUiState(routeState), slugs()),
      parseURL: ({ location: address }) =>
        toUiState(parseSearchUrl(address as Address, slugs()) ?? EMPTY_STATE),
    }),
    stateMapping: {
      stateToRoute: (state: Readonly<Record<string, UiState & { configure?: unknown }>>): UiState => {
        const { configure: _, ...ui } = state[INDEX] ?? {};
        return ui;
      },
      routeToState: (route: UiState) => ({ [INDEX]: route }),
    },
  };
}
