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
    router: prompt(
      history<UiState>({
        cleanUrlOnDispose: false,
        writeDelay: WRITE_DELAY,
        getLocation: location as () => Location,
        createURL: ({ routeState, location: { origin } }) =>
          origin + searchUrl(fromUiState(routeState), slugs()),
        parseURL: ({ location: address }) =>
          toUiState(parseSearchUrl(address as Address, slugs()) ?? EMPTY_STATE),
      }),
    ),
    stateMapping: {
      stateToRoute: (state: Readonly<Record<string, UiState & { configure?: unknown }>>): UiState => {
        const { configure: _, ...ui } = state[INDEX] ?? {};
        return ui;
      },
      routeToState: (route: UiState) => ({ [INDEX]: route }),
    },
  };
}

/**
 * After Back or a replayed address InstantSearch writes no address until its delay has passed, and forgets what the
 * visitor chose meanwhile: the screen then shows what the address does not say. A state that is not the address's own is
 * the visitor's, and is written.
 */
function prompt<Router extends ReturnType<typeof history<UiState>>>(router: Router): Router {
  const write = router.write.bind(router);
  const popped = router as unknown as { inPopState: boolean };
  router.write = (state: UiState) => {
    if (router.createURL(state) !== router.createURL(router.read())) popped.inPopState = false;
    write(state);
  };
  return router;
}
