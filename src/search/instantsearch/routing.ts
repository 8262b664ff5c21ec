import historyModule from 'instantsearch.js/es/lib/routers/history';
import { fromUiState, INDEX, toUiState, type UiState } from '#search/requests/ui-state.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import type { Address } from '#search/state/url.ts';

/** Some bundlers give the module itself, some its default export. */
const history = ((historyModule as unknown as { default?: typeof historyModule }).default ??
  historyModule) as typeof historyModule;

/** The spec's slider delay, and long enough that typing is one step back (9). */
const WRITE_DELAY = 400;

/** How a screen's searches are written as addresses and read again; undefined for an address of something else. */
export interface UrlCodec {
  readonly write: (state: SearchState) => string;
  readonly read: (address: Address) => SearchState | undefined;
}

/**
 * InstantSearch's router and state mapping over our own URL codec. `location` is asked anew each time: before hydration
 * the address is the prerendered path alone.
 */
export function searchRouting({ write, read }: UrlCodec, location: () => Location | URL) {
  const router = history<UiState>({
    cleanUrlOnDispose: false,
    writeDelay: WRITE_DELAY,
    getLocation: location as () => Location,
    createURL: ({ routeState, location: { origin } }) => origin + write(fromUiState(routeState)),
    parseURL: ({ location: address }) => toUiState(read(address as Address) ?? EMPTY_STATE),
  });
  writeEveryChange(router);
  return {
    router,
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
 * For WRITE_DELAY after the visitor has gone back, InstantSearch's router (4.118) takes any change for the going back
 * itself and does not write it. A change is what differs from the address.
 */
function writeEveryChange(router: ReturnType<typeof history<UiState>>): void {
  const write = router.write.bind(router);
  const popped = router as unknown as { inPopState: boolean };
  router.write = (route) => {
    if (router.createURL(route) !== router.createURL(router.read())) popped.inPopState = false;
    write(route);
  };
}
