import { useEffect } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { formatWholeNumber } from '#domain/numbers.ts';
import { formatVehicleCount, inflectVehicleNoun } from '#domain/vehicle-noun.ts';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import { OnHydrated, RevealResults } from '#features/search/app/RevealResults.tsx';
import { RollbackProvider, SearchError } from '#features/search/context/SearchError.tsx';
import { SearchProvider } from '#features/search/context/SearchProvider.tsx';
import { Pagination } from '#features/search/hits/Pagination.tsx';
import { SortBy } from '#features/search/hits/SortBy.tsx';
import { ClearRefinements, CurrentRefinements } from '#features/search/refinements/CurrentRefinements.tsx';
import { FiltersButton } from '#features/search/refinements/PanelFrame.tsx';
import { ITEM_SORTS } from '#search/catalogues/items/item-codec.ts';
import { asInitialResults, buildInstantSearchProps } from '#search/instantsearch/instantsearch-props.ts';
import type { buildInitialResults } from '#search/instantsearch/page-results.ts';
import type { createSearchRouter } from '#search/instantsearch/router.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { INDEX_NAME } from '#search/query/sort-order.ts';
import { useWindowEvent } from '#ui/hooks/use-event-listener.ts';
import { ItemFilterPanel } from './ItemFilterPanel.tsx';
import type { ItemHit, ItemKind, ItemSearch } from './item-search.ts';

export interface ItemSearchAppProps extends Pick<ItemSearch, 'config' | 'histograms'> {
  readonly kind: ItemKind;
  readonly client: SearchClient;
  readonly pictures: ImageUrlPattern;
  readonly router: ReturnType<typeof createSearchRouter>;
  readonly initial: ReturnType<typeof buildInitialResults>;
  /** Called once, when the page is hydrated and InstantSearch is ready to search. */
  readonly onReady?: (() => void) | undefined;
  /** Loads the index; called at the visitor's first interaction with the page. */
  readonly warm?: (() => void) | undefined;
  /** Whether the prerendered results are out of date and must be searched again at once. */
  readonly outdated?: boolean | undefined;
}

/**
 * The screen of a catalogue search (parts, offers): rendered with its first results at build time, and hydrated over the
 * same HTML in the browser.
 */
export function ItemSearchApp(props: ItemSearchAppProps) {
  const { kind, client, config, histograms, pictures, router, initial, onReady, warm, outdated } = props;
  return (
    <>
      <InstantSearchSSRProvider initialResults={asInitialResults(initial)}>
        <InstantSearch {...buildInstantSearchProps(client, router)}>
          <ItemStats kind={kind} />
          <SearchProvider>
            <RollbackProvider>
              <ItemFilterPanel config={config} histograms={histograms} noun={kind.noun} />
              <ItemHits kind={kind} pageSize={config.pageSize} pictures={pictures} />
            </RollbackProvider>
          </SearchProvider>
          <RevealResults initial={initial[INDEX_NAME].results[0]} />
          {outdated && <SearchAgain />}
        </InstantSearch>
      </InstantSearchSSRProvider>
      {onReady && <OnHydrated onReady={onReady} />}
      {warm && <WarmUp warm={warm} />}
    </>
  );
}

const WARM_UP_EVENTS = ['pointerover', 'focusin'];

function WarmUp({ warm }: { readonly warm: () => void }) {
  useWindowEvent(WARM_UP_EVENTS, warm);
  return null;
}

function SearchAgain() {
  const { refresh } = useInstantSearch();
  // InstantSearch listens only after the effects of its children.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => queueMicrotask(refresh), []);
  return null;
}

/** The heading '60 parts for sale', announced to screen readers again when the count or the page changes. */
function ItemStats({ kind: { noun, name, headingSuffix } }: Pick<ItemSearchAppProps, 'kind'>) {
  const { results } = useInstantSearch();
  const total = results?.nbHits ?? 0;
  const page = results?.page ?? 0;
  return (
    <div className="search__top">
      <nav className="crumbs fine-print only-d" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href="/">Home</a>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <h1>
        <span className="num">{formatWholeNumber(total)}</span>
        {` ${[inflectVehicleNoun(total, noun), headingSuffix].filter(Boolean).join(' ')}`}
      </h1>
      <p className="visually-hidden" role="status">
        {[formatVehicleCount(total, noun), ...(page > 0 ? [`page ${page + 1}`] : [])].join(', ')}
      </p>
    </div>
  );
}

interface ItemHitsProps {
  readonly kind: ItemKind;
  readonly pageSize: number;
  readonly pictures: ImageUrlPattern;
}

/** The results under the current refinements. While a search is running or has failed, the previous results stay. */
function ItemHits({ kind: { noun, listClass, Row }, pageSize, pictures }: ItemHitsProps) {
  const { results, status } = useInstantSearch();
  const hits: readonly ItemHit[] = results.hits;
  return (
    <section className="results" aria-label="Results" aria-busy={status === 'stalled'}>
      <div className="bar">
        <div className="chips">
          <CurrentRefinements />
        </div>
        <SortBy on="wide" sorts={ITEM_SORTS} />
      </div>
      <SearchError role="alert" />
      <ul className={listClass}>
        {hits.map((hit, index) => (
          <Row key={hit.objectID} hit={hit} pictures={pictures} eager={index === 0} />
        ))}
      </ul>
      {results.nbHits === 0 && <NoItems plural={noun.plural} />}
      <Pagination vehicle={noun} pageSize={pageSize} />
      <FiltersButton>
        <SortBy on="narrow" sorts={ITEM_SORTS} />
      </FiltersButton>
    </section>
  );
}

/** Shown when nothing matches the filters, with a button that clears them. `plural`: 'parts'. */
function NoItems({ plural }: { readonly plural: string }) {
  return (
    <div className="notice">
      <p>No {plural} match all these filters. Remove one above, or clear them all.</p>
      <ClearRefinements className="btn btn--sm" />
    </div>
  );
}
