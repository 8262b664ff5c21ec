import { createElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSearchClient } from '#features/search/context/create-search-client.ts';
import { clearPending, waitForResults } from '#features/search/context/pending-state.ts';
import type { SearchPayload } from '#features/search/context/search-payload.ts';
import { trackScrollPosition } from '#features/search/hits/scroll-restoration.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { withSearchCache } from '#search/query/search-client.ts';
import { withDefaultSort } from '#search/requests/default-sort.ts';
import { MAKE_OR_MODEL, toMakeAndModel } from '#search/state/makes-and-models.ts';
import { hasOddValues, keepForeignParameters } from '#search/state/parameters.ts';
import { buildSlugTable, type SlugTable } from '#search/state/slugs.ts';
import { getRefinements } from '#search/state/ui-state.ts';
import { buildQueryString, createStockCodec, getLandingState } from '#search/state/url.ts';
import type { createAddressValues } from './address-values.ts';
import { SearchApp, type SearchAppProps } from './SearchApp.island.tsx';

/** The longest that a busy browser may postpone warming up the search after hydration. */
const WARM_UP_TIMEOUT_MS = 4000;

/**
 * Hydrates a prerendered search page. Its HTML shows the path alone, so that is what it hydrates as; a query string is then
 * replayed as if the visitor had chosen it, while the pending state hides the prerendered cars. Resolves when the search
 * is ready for presses.
 */
export function mountSearch(root: HTMLElement, payload: SearchPayload): Promise<void> {
  return new Promise((whenReady) => startSearch(root, payload, whenReady));
}

function startSearch(root: HTMLElement, payload: SearchPayload, whenReady: () => void): void {
  trackScrollPosition();
  let hydrated = false;
  let slugs = collectPageSlugs(payload);
  let values: ReturnType<typeof createAddressValues> | undefined;
  const client = createSearchClient(payload, (models) => {
    slugs = buildSlugTable(models);
    if (!payload.results) withAddressValues(render);
  });
  const codec = createStockCodec(
    () => slugs,
    payload.config.sort,
    (attribute) => values?.known(attribute) ?? [],
  );
  const prerendered = new URL(payload.path, location.origin);
  const state = getLandingState(payload.landing);
  const props: SearchAppProps = {
    client: withSearchCache(withDefaultSort(client, payload.config)),
    config: payload.config,
    popularSearches: payload.popularSearches,
    view: payload.view,
    router: createSearchRouter(codec, () => (hydrated || !payload.results ? location : prerendered)),
    slugs: () => slugs,
    initial: payload.results && buildInitialResults(payload.results, state, payload.config),
    built: payload.results ? payload.built : new Date().toISOString(),
    onReady: () => {
      if (hydrated) return;
      hydrated = true;
      if (payload.results) replay();
      warmWhenIdle();
      waitForResults().then(whenReady);
    },
  };
  // In development StrictMode runs every effect twice, which must not cause a search or a change.
  const app = createElement(StrictMode, null, createElement(SearchApp, props));
  const replay = () => {
    const requested = readAddress();
    if (requested && codec.write(requested) !== codec.write(state))
      dispatchEvent(new PopStateEvent('popstate'));
    else clearPending();
  };
  /** Reads the address, and replaces it where it has odd values: no step in the history. */
  const readAddress = () => {
    const requested = codec.read(location);
    if (requested && hasOddValues(location.search, buildQueryString(requested)))
      history.replaceState(history.state, '', keepForeignParameters(codec.write(requested), location.search));
    return requested;
  };
  /** Runs `then` once the values that the address mentions are known, or at once if it mentions none. */
  const withAddressValues = (then: () => void) => {
    if (location.search === '') then();
    else
      loadAddressValues()
        .catch(() => {})
        .then(then);
  };
  const loadAddressValues = async () => {
    const { createAddressValues } = await import('./address-values.ts');
    values ??= createAddressValues(payload.results?.counts);
    const unknown = values.findUnknown(location.search);
    if (unknown.length === 0) return;
    await values.load(unknown, props.client, payload.config);
    const models = values.known('make_model').map(toMakeAndModel);
    if (models.length > slugs.models.size) slugs = buildSlugTable(models);
  };
  const warmWhenIdle = () => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => client.warm(), { timeout: WARM_UP_TIMEOUT_MS });
    else setTimeout(() => client.warm(), 200);
  };
  /**
   * Renders a page that was not prerendered, once the slugs of its path are known. They arrive again when another engine
   * takes over.
   */
  const render = () => {
    const { dataset } = document.documentElement;
    if ('searched' in dataset || !readAddress()) return;
    dataset.searched = '';
    // No vehicle is counted before the stock is there.
    dataset.pending = '';
    createRoot(root).render(app);
  };
  if (!payload.results) {
    client.warm();
    return;
  }
  // Values first: a choice made before hydration, or right after it, is added to the search of the address.
  withAddressValues(() =>
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: reportError });
    }),
  );
}

/** The slugs that a page knows before the index has loaded: those of the makes it counts, its landing and its popular searches. */
function collectPageSlugs({ landing, results, popularSearches }: SearchPayload): SlugTable {
  const counted = (results?.counts[MAKE_OR_MODEL] ?? []).filter((value) => typeof value === 'string');
  const own = 'make' in landing ? [{ model: '', ...landing }] : [];
  const popular = popularSearches.flatMap((state) =>
    getRefinements(state, MAKE_OR_MODEL).map(toMakeAndModel),
  );
  return buildSlugTable([...counted.map(toMakeAndModel), ...own, ...popular]);
}
