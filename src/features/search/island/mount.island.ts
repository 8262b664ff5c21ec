import { createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { embeddedClient } from '#search/engines/embedded/embedded-client.ts';
import { initialResults } from '#search/instantsearch/page-results.ts';
import { otherFilters } from '#search/instantsearch/requests.ts';
import { searchRouting } from '#search/instantsearch/routing.ts';
import { cached } from '#search/search-client.ts';
import { type SlugTable, slugTable } from '#search/slugs.ts';
import { EMPTY_STATE, type SearchState } from '#search/state.ts';
import { landingLists, parseSearchUrl, searchUrl, stockCodec } from '#search/url.ts';
import { SearchApp, type SearchAppProps } from './SearchApp.island.tsx';
import type { SearchPayload } from './search-payload.ts';
import { unveil } from './veil.ts';

/** For how long after hydration an idle browser may put off getting the search ready. */
const WARM_WITHIN = 4000;

/**
 * Makes a prerendered search page live. It is hydrated as what its path alone says, because that is what its HTML holds;
 * a query string is then replayed as if the visitor had chosen it, under the veil that hides the other cars meanwhile.
 */
export function mountSearch(root: HTMLElement, payload: SearchPayload): void {
  let hydrated = false;
  let slugs = pageSlugs(payload);
  const client = embeddedClient(payload.index, (models) => {
    slugs = slugTable(models);
    if (!payload.results) render();
  });
  const prerendered = new URL(payload.path, location.origin);
  const state: SearchState = { ...EMPTY_STATE, lists: landingLists(payload.landing) };
  const props: SearchAppProps = {
    client: cached(client),
    plan: payload.plan,
    view: payload.view,
    routing: searchRouting(
      stockCodec(() => slugs),
      () => (hydrated || !payload.results ? location : prerendered),
    ),
    // All of them from the start: InstantSearch searches anew whenever one is added.
    others: otherFilters(parseSearchUrl(location, slugs) ?? state, payload.plan),
    slugs: () => slugs,
    initial: payload.results && initialResults(payload.results, state, payload.plan),
    built: payload.results ? payload.built : new Date().toISOString(),
    onReady: () => {
      hydrated = true;
      if (payload.results) replay();
      warmWhenIdle();
    },
  };
  const replay = () => {
    const wanted = parseSearchUrl(location, slugs);
    if (wanted && searchUrl(wanted, slugs) !== searchUrl(state, slugs))
      dispatchEvent(new PopStateEvent('popstate'));
    else unveil();
  };
  const warmWhenIdle = () => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => client.warm(), { timeout: WARM_WITHIN });
    else setTimeout(() => client.warm(), 200);
  };
  /** A page that was not prerendered is searched from scratch, once it is known which words of its path are makes. */
  const render = () => {
    const asked = parseSearchUrl(location, slugs);
    if (!asked) return;
    document.documentElement.dataset.searched = '';
    const others = otherFilters(asked, payload.plan);
    createRoot(root).render(createElement(SearchApp, { ...props, others }));
  };
  if (!payload.results) {
    client.warm();
    return;
  }
  startTransition(() => {
    hydrateRoot(root, createElement(SearchApp, props), { onRecoverableError: reportError });
  });
}

/** The slugs that a page knows before the index is there: every make it counts, and the model it is about. */
function pageSlugs({ landing, results }: SearchPayload): SlugTable {
  const makes = (results?.counts.make ?? []).filter((value) => typeof value === 'string');
  const own = landing.kind === 'model' ? [{ make: landing.make, model: landing.model }] : [];
  const named = landing.kind === 'make' ? [{ make: landing.make, model: '' }] : [];
  return slugTable([...makes.map((make) => ({ make, model: '' })), ...own, ...named]);
}
