import { useMemo } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { RollBack } from '#features/search/context/SearchError.tsx';
import { SearchWidget } from '#features/search/context/SearchWidget.tsx';
import { ProvideTools } from '#features/search/context/search-context.ts';
import type { SearchView } from '#features/search/context/search-payload.ts';
import { SEARCH_SETTINGS } from '#features/search/context/search-settings.ts';
import { useFilters } from '#features/search/context/use-filters.island.ts';
import { Results } from '#features/search/hits/Hits.tsx';
import { ResultsTop } from '#features/search/hits/Stats.tsx';
import { RememberSearch } from '#features/search/search-box/RecentSearchRecorder.tsx';
import type { initialResults } from '#search/instantsearch/page-results.ts';
import type { searchRouting } from '#search/instantsearch/routing.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import type { Pill } from '#search/refinements/popular-search.ts';
import type { SearchPlan } from '#search/requests/requests.ts';
import { INDEX } from '#search/requests/ui-state.ts';
import { modelsIn, type SlugTable } from '#search/state/slugs.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { Ready } from './OnHydrated.tsx';
import { Unveil } from './RevealResults.tsx';
import { QuietRender } from './SkipLoadingRender.tsx';

export interface SearchAppProps {
  readonly client: SearchClient;
  readonly plan: SearchPlan;
  readonly pills: readonly Pill[];
  readonly view: SearchView;
  readonly routing: ReturnType<typeof searchRouting>;
  /** The table of the moment: it grows when the index has loaded. */
  readonly slugs: () => SlugTable;
  /** Undefined where nothing was prerendered: the first results are then searched for. */
  readonly initial: ReturnType<typeof initialResults> | undefined;
  /** ISO time of the first render; it must be the page's own, or React would find another text there. */
  readonly built: string;
  /** Called once when the page is the visitor's: hydrated, and InstantSearch ready to search. */
  readonly onReady?: (() => void) | undefined;
}

/** The search screen: rendered at build with its first results, and again over the same HTML in the browser. */
export function SearchApp({
  client,
  plan,
  pills,
  view,
  routing,
  slugs,
  initial,
  built,
  onReady,
}: SearchAppProps) {
  const filters = useFilters(plan.filters, view.soldForDays);
  const tools = useMemo(
    () => ({
      client,
      plan: { ...plan, filters },
      slugs,
      modelsOf: (make: string) => modelsIn(slugs(), make),
      view,
    }),
    [client, plan, filters, slugs, view],
  );
  const screen = (
    <InstantSearch {...SEARCH_SETTINGS} searchClient={client as never} routing={routing as never}>
      <SearchWidget plan={tools.plan} />
      <QuietRender />
      <ProvideTools value={tools}>
        <ResultsTop />
        <RollBack>
          <FilterPanel />
          <Results pills={pills} built={built} />
        </RollBack>
        <RememberSearch />
      </ProvideTools>
      <Unveil initial={initial?.[INDEX].results[0]} />
    </InstantSearch>
  );
  return (
    <>
      {initial ? (
        <InstantSearchSSRProvider initialResults={initial as never}>{screen}</InstantSearchSSRProvider>
      ) : (
        screen
      )}
      {onReady && <Ready onReady={onReady} />}
    </>
  );
}
