import { useEffect } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { formatWholeNumber } from '#domain/numbers.ts';
import { formatVehicleCount, inflectVehicleNoun } from '#domain/vehicle-noun.ts';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import { OnHydrated } from '#features/search/app/OnHydrated.tsx';
import { RevealResults } from '#features/search/app/RevealResults.tsx';
import { RollbackProvider } from '#features/search/context/SearchError.tsx';
import { SearchProvider } from '#features/search/context/SearchProvider.tsx';
import { asInitialResults, buildInstantSearchProps } from '#search/instantsearch/instantsearch-props.ts';
import type { buildInitialResults } from '#search/instantsearch/page-results.ts';
import type { createSearchRouter } from '#search/instantsearch/router.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { INDEX_NAME } from '#search/query/sort-order.ts';
import { useWindowEvent } from '#ui/hooks/use-window-event.ts';
import { ItemFilterPanel } from './ItemFilterPanel.tsx';
import { ItemHits } from './ItemHits.tsx';
import type { ItemKind } from './item-kind.ts';
import type { ItemSearch } from './item-search.ts';

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
