import { useMemo } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { PLAIN_READER, type QueryReader, QueryReaderContext } from '#features/search/context/query-reader.ts';
import { RollbackProvider } from '#features/search/context/SearchError.tsx';
import { SearchWidget } from '#features/search/context/SearchWidget.tsx';
import { SearchContextProvider } from '#features/search/context/search-context.ts';
import type { SearchView } from '#features/search/context/search-payload.ts';
import { useListedFilter } from '#features/search/context/use-listed-filter.island.ts';
import { Hits } from '#features/search/hits/Hits.tsx';
import { Stats } from '#features/search/hits/Stats.tsx';
import { ReadQuery } from '#features/search/search-box/ReadQuery.tsx';
import { RecentSearchRecorder } from '#features/search/search-box/RecentSearchRecorder.tsx';
import { asInitialResults, buildInstantSearchProps } from '#search/instantsearch/instantsearch-props.ts';
import type { buildInitialResults } from '#search/instantsearch/page-results.ts';
import type { createSearchRouter } from '#search/instantsearch/router.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import type { PopularSearch } from '#search/refinements/popular-search.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import { INDEX_NAME } from '#search/requests/ui-state.ts';
import { assignModels } from '#search/state/makes-and-models.ts';
import { modelsOfMake, type SlugTable } from '#search/state/slugs.ts';
import type { SearchState } from '#search/state/state.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { OnHydrated } from './OnHydrated.tsx';
import { RevealResults } from './RevealResults.tsx';

export interface SearchAppProps {
  readonly client: SearchClient;
  readonly plan: SearchConfig;
  readonly pills: readonly PopularSearch[];
  readonly view: SearchView;
  readonly router: ReturnType<typeof createSearchRouter>;
  /** Understands what is typed; absent while rendering. */
  readonly reader?: QueryReader | undefined;
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
  plan,
  pills,
  view,
  router,
  reader = PLAIN_READER,
  slugs,
  initial,
  built,
  onReady,
}: SearchAppProps) {
  const filters = useListedFilter(plan.filters, view.soldForDays);
  const context = useMemo(
    () => ({
      client,
      plan: { ...plan, filters },
      slugs,
      assignModels: (lists: SearchState['lists']) => {
        const table = slugs();
        return assignModels(lists, table.models.keys(), (make) => modelsOfMake(table, make));
      },
      view,
    }),
    [client, plan, filters, slugs, view],
  );
  const screen = (
    <InstantSearch {...buildInstantSearchProps(client, router)}>
      <SearchWidget plan={context.plan} assignModels={context.assignModels} understand={reader.get} />
      <SearchContextProvider value={context}>
        <QueryReaderContext value={reader}>
          <Stats />
          <RollbackProvider>
            <FilterPanel />
            <Hits pills={pills} built={built} />
          </RollbackProvider>
          <RecentSearchRecorder />
          <ReadQuery />
        </QueryReaderContext>
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
