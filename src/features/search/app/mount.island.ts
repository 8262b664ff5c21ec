import { createElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSearchClient } from '#features/search/context/create-search-client.ts';
import { clearPending } from '#features/search/context/pending-state.ts';
import type { SearchPayload } from '#features/search/context/search-payload.ts';
import { trackScrollPosition } from '#features/search/hits/scroll-restoration.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouting } from '#search/instantsearch/routing.ts';
import { withSearchCache } from '#search/query/search-client.ts';
import { withDefaultSort } from '#search/requests/default-sort.ts';
import { MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { buildSlugTable, type SlugTable } from '#search/state/slugs.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { createStockCodec, getLandingRefinements } from '#search/state/url.ts';
import { SearchApp, type SearchAppProps } from './SearchApp.island.tsx';

/** The longest that a busy browser may postpone warming up the search after hydration. */
const WARM_UP_TIMEOUT_MS = 4000;

/**
 * Hydrates a prerendered search page. Its HTML shows the path alone, so that is what it hydrates as; a query string is then
 * replayed as if the visitor had chosen it, while the pending state hides the prerendered cars.
 */
export function mountSearch(root: HTMLElement, payload: SearchPayload): void {
  trackScrollPosition();
  let hydrated = false;
  let slugs = collectPageSlugs(payload);
  const client = createSearchClient(payload, (models) => {
    slugs = buildSlugTable(models);
    if (!payload.results) render();
  });
  const codec = createStockCodec(() => slugs, payload.plan.sort);
  const prerendered = new URL(payload.path, location.origin);
  const state: SearchState = { ...EMPTY_STATE, lists: getLandingRefinements(payload.landing) };
  const props: SearchAppProps = {
    client: withSearchCache(withDefaultSort(client, payload.plan)),
    plan: payload.plan,
    pills: payload.pills,
    view: payload.view,
    routing: createSearchRouting(codec, () => (hydrated || !payload.results ? location : prerendered)),
    slugs: () => slugs,
    initial: payload.results && buildInitialResults(payload.results, state, payload.plan),
    built: payload.results ? payload.built : new Date().toISOString(),
    onReady: () => {
      if (hydrated) return;
      hydrated = true;
      if (payload.results) replay();
      warmWhenIdle();
    },
  };
  // In development StrictMode runs every effect twice, which must not cause a search or a change.
  const app = createElement(StrictMode, null, createElement(SearchApp, props));
  const replay = () => {
    const requested = codec.read(location);
    if (requested && codec.write(requested) !== codec.write(state))
      dispatchEvent(new PopStateEvent('popstate'));
    else clearPending();
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
    if ('searched' in dataset || !codec.read(location)) return;
    dataset.searched = '';
    createRoot(root).render(app);
  };
  if (!payload.results) {
    client.warm();
    return;
  }
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: reportError });
  });
}

/** The slugs that a page knows before the index has loaded: those of the makes it counts, its landing and its popular searches. */
function collectPageSlugs({ landing, results, pills }: SearchPayload): SlugTable {
  const counted = (results?.counts[MAKE_OR_MODEL] ?? []).filter((value) => typeof value === 'string');
  const landingModel = landing.kind === 'model' ? [{ make: landing.make, model: landing.model }] : [];
  const landingMake = landing.kind === 'make' ? [{ make: landing.make, model: '' }] : [];
  const popular = pills.flatMap(({ lists: { make: pillMakes = [], model: models = [''] } = {} }) =>
    pillMakes.flatMap((make) => models.map((model) => ({ make, model }))),
  );
  return buildSlugTable([
    ...counted.map((value) => {
      const [make, model = ''] = splitModel(value);
      return { make, model };
    }),
    ...landingModel,
    ...landingMake,
    ...popular,
  ]);
}
