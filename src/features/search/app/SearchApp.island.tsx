import { startTransition, useEffect, useMemo, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { logWarning } from '#browser/log.ts';
import { RollbackProvider } from '#features/search/context/SearchError.tsx';
import { SearchProvider, useSearch } from '#features/search/context/SearchProvider.tsx';
import { SearchContextProvider, useSearchContext } from '#features/search/context/search-context.ts';
import type { SearchView } from '#features/search/context/search-payload.ts';
import { Hits } from '#features/search/hits/Hits.tsx';
import { Stats } from '#features/search/hits/Stats.tsx';
import { asInitialResults, buildInstantSearchProps } from '#search/instantsearch/instantsearch-props.ts';
import type { buildInitialResults } from '#search/instantsearch/page-results.ts';
import type { createSearchRouter } from '#search/instantsearch/router.ts';
import { withUnderstanding } from '#search/instantsearch/with-understanding.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { INDEX_NAME } from '#search/query/sort-order.ts';
import type { PopularSearch } from '#search/refinements/popular-searches.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { isRefined } from '#search/state/ui-state.ts';
import { searchUrl } from '#search/state/url.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { OnHydrated, RevealResults } from './RevealResults.tsx';

export interface SearchAppProps {
  readonly client: SearchClient;
  readonly config: SearchConfig;
  readonly popularSearches: readonly PopularSearch[];
  readonly view: SearchView;
  readonly router: ReturnType<typeof createSearchRouter>;
  /** The current table: it grows when the index has loaded. */
  readonly slugs: () => SlugTable;
  /** Undefined where nothing was prerendered: InstantSearch then searches for the first results. */
  readonly initial: ReturnType<typeof buildInitialResults> | undefined;
  /** ISO time of the first render: the page's build time, so that the hydrated text equals the HTML. */
  readonly built: string;
  /** Called once, when the page is hydrated and InstantSearch is ready to search. */
  readonly onReady?: (() => void) | undefined;
}

/** The search screen: rendered with its first results at build time, and hydrated over the same HTML in the browser. */
export function SearchApp({
  client,
  config,
  popularSearches,
  view,
  router,
  slugs,
  initial,
  built,
  onReady,
}: SearchAppProps) {
  // The first render must equal the HTML (T-06). The visitor's clock renders every card again, which must not delay a press.
  const [now, setNow] = useState(() => new Date(built));
  useEffect(() => startTransition(() => setNow(new Date())), []);
  // The listed filter of the visitor's day: if the build's differs, one search removes cars that were sold too long ago.
  const filters = useMemo(
    () => writeFilters(buildListedFilter(view.soldForDays, now)),
    [view.soldForDays, now],
  );
  const thisYear = now.getUTCFullYear();
  const understandingClient = useMemo(
    () => withUnderstanding(client, config, thisYear),
    [client, config, thisYear],
  );
  const instantSearch = useMemo(
    () => buildInstantSearchProps(understandingClient, router),
    [understandingClient, router],
  );
  const context = useMemo(
    () => ({ client, understandingClient, config: { ...config, filters }, slugs, view, thisYear }),
    [client, understandingClient, config, filters, slugs, view, thisYear],
  );
  const screen = (
    <InstantSearch {...instantSearch}>
      <SearchContextProvider value={context}>
        <SearchProvider>
          <Stats />
          <RollbackProvider>
            <FilterPanel />
            <Hits popularSearches={popularSearches} now={now} />
          </RollbackProvider>
          <RecentSearchRecorder />
        </SearchProvider>
      </SearchContextProvider>
      <RevealResults initial={initial?.[INDEX_NAME].results[0]} />
    </InstantSearch>
  );
  return (
    <>
      {initial ? (
        <InstantSearchSSRProvider initialResults={asInitialResults(initial)}>
          {screen}
        </InstantSearchSSRProvider>
      ) : (
        screen
      )}
      {onReady && <OnHydrated onReady={onReady} />}
    </>
  );
}

/** How long a search must stay on screen to be recorded; steps on the way to another one are not. */
const RECORD_DELAY_MS = 1000;

/** Records the visit's recent searches, for the search box and for searches without results. */
function RecentSearchRecorder() {
  const { slugs, view } = useSearchContext();
  const { search } = useSearch();
  const address = searchUrl({ ...search, page: 1 }, slugs());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search
  useEffect(() => {
    // Only a page of this site can have been left early.
    const cameFromHere = document.referrer.startsWith(location.origin);
    if (!isRefined(search) && !cameFromHere) return;
    const record = async () => {
      const { addPagesLeftEarly, addToSearchHistory } = await import(
        '#features/search/search-box/search-history.island.ts'
      );
      if (cameFromHere) addPagesLeftEarly(view.slug, slugs());
      addToSearchHistory(view.slug, search, slugs());
    };
    const timer = setTimeout(
      () => record().catch((error) => logWarning('Recent searches: failed to record a search.', error)),
      RECORD_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}
