import { useEffect } from 'react';
import { Configure, InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { wholeNumber } from '#domain/numbers.ts';
import { vehicleCount, vehicleWord } from '#domain/vehicle-words.ts';
import { PART_WORDS } from '#features/parts/part-words.ts';
import type { SiteParts } from '#features/parts/site-parts.ts';
import type { Pictures } from '#features/photo/photo.ts';
import { QuietRender } from '#features/search/island/QuietRender.tsx';
import { RollBack } from '#features/search/island/SearchProblem.tsx';
import { Unveil } from '#features/search/island/Unveil.tsx';
import type { initialResults } from '#search/instantsearch/page-results.ts';
import { MAX_VALUES_PER_FACET, type SearchPlan } from '#search/instantsearch/requests.ts';
import type { searchRouting } from '#search/instantsearch/routing.ts';
import { INDEX } from '#search/instantsearch/ui-state.ts';
import type { SearchClient } from '#search/search-client.ts';
import { PartsPanel } from './PartsPanel.tsx';
import { PartsResults } from './PartsResults.tsx';

export interface PartsAppProps {
  readonly client: SearchClient;
  readonly plan: SearchPlan;
  readonly spreads: SiteParts['spreads'];
  readonly pictures: Pictures;
  readonly routing: ReturnType<typeof searchRouting>;
  readonly initial: ReturnType<typeof initialResults>;
  /** Called once when the page is the visitor's: hydrated, and InstantSearch ready to search. */
  readonly onReady?: (() => void) | undefined;
}

/** Closing a section or the drawer must not drop what is chosen in it. */
const FUTURE = { preserveSharedStateOnUnmount: true } as const;

/**
 * The parts search: the stock search's filters over parts, rendered at build with its first results and again over the
 * same HTML in the browser.
 */
export function PartsApp({ client, plan, spreads, pictures, routing, initial, onReady }: PartsAppProps) {
  return (
    <>
      <InstantSearchSSRProvider initialResults={initial as never}>
        <InstantSearch
          indexName={INDEX}
          searchClient={client as never}
          routing={routing as never}
          future={FUTURE}
        >
          <Configure
            hitsPerPage={plan.pageSize}
            filters={plan.filters}
            maxValuesPerFacet={MAX_VALUES_PER_FACET}
          />
          <QuietRender />
          <PartsTop />
          <RollBack>
            <PartsPanel plan={plan} spreads={spreads} />
            <PartsResults pageSize={plan.pageSize} pictures={pictures} />
          </RollBack>
          <Unveil initial={initial[INDEX].results[0]} />
        </InstantSearch>
      </InstantSearchSSRProvider>
      {onReady && <Ready onReady={onReady} />}
    </>
  );
}

/** Ready comes after InstantSearch and outside of it: inside, its effect would search before InstantSearch listens. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page becomes ready once
  useEffect(onReady, []);
  return null;
}

/** '60 parts for sale': how many were found, told again to screen readers when it or the page changes. */
function PartsTop() {
  const { results } = useInstantSearch();
  const total = results?.nbHits ?? 0;
  const page = results?.page ?? 0;
  return (
    <div className="search__top">
      <nav className="crumbs fine only-d" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href="/">Home</a>
          </li>
          <li aria-current="page">Parts</li>
        </ol>
      </nav>
      <h1>
        <span className="num">{wholeNumber(total)}</span>
        {` ${vehicleWord(total, PART_WORDS)} for sale`}
      </h1>
      <p className="vh" role="status">
        {[vehicleCount(total, PART_WORDS), ...(page > 0 ? [`page ${page + 1}`] : [])].join(', ')}
      </p>
    </div>
  );
}
