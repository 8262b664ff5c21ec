import { useEffect } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { wholeNumber } from '#domain/numbers.ts';
import { vehicleCount, vehicleWord } from '#domain/vehicle-noun.ts';
import type { Pictures } from '#features/photo/photo.ts';
import { Ready } from '#features/search/app/OnHydrated.tsx';
import { Unveil } from '#features/search/app/RevealResults.tsx';
import { QuietRender } from '#features/search/app/SkipLoadingRender.tsx';
import { RollBack } from '#features/search/context/SearchError.tsx';
import { SearchWidget } from '#features/search/context/SearchWidget.tsx';
import { SEARCH_SETTINGS } from '#features/search/context/search-settings.ts';
import type { initialResults } from '#search/instantsearch/page-results.ts';
import type { searchRouting } from '#search/instantsearch/routing.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { INDEX } from '#search/requests/ui-state.ts';
import { useWindowEvent } from '#ui/hooks/use-window-event.ts';
import { ItemPanel } from './ItemPanel.tsx';
import { ItemResults } from './ItemResults.tsx';
import type { ItemKind } from './item-kind.ts';
import type { ItemSearch as Items } from './item-search.ts';

export interface ItemSearchProps extends Pick<Items, 'plan' | 'spreads'> {
  readonly kind: ItemKind;
  readonly client: SearchClient;
  readonly pictures: Pictures;
  readonly routing: ReturnType<typeof searchRouting>;
  readonly initial: ReturnType<typeof initialResults>;
  /** Called once when the page is the visitor's: hydrated, and InstantSearch ready to search. */
  readonly onReady?: (() => void) | undefined;
  /** Gets the search ready: called when the visitor first touches the page. */
  readonly warm?: (() => void) | undefined;
  /** Whether the results in the page are no longer true, so that they are searched for at once. */
  readonly outdated?: boolean | undefined;
}

/**
 * A search beside the stock's: its filters over other things, rendered at build with the first results and again over
 * the same HTML in the browser.
 */
export function ItemSearch(props: ItemSearchProps) {
  const { kind, client, plan, spreads, pictures, routing, initial, onReady, warm, outdated } = props;
  return (
    <>
      <InstantSearchSSRProvider initialResults={initial as never}>
        <InstantSearch {...SEARCH_SETTINGS} searchClient={client as never} routing={routing as never}>
          <SearchWidget plan={plan} />
          <QuietRender />
          <ItemsTop kind={kind} />
          <RollBack>
            <ItemPanel plan={plan} spreads={spreads} words={kind.words} />
            <ItemResults kind={kind} pageSize={plan.pageSize} pictures={pictures} />
          </RollBack>
          <Unveil initial={initial[INDEX].results[0]} />
          {outdated && <SearchAgain />}
        </InstantSearch>
      </InstantSearchSSRProvider>
      {onReady && <Ready onReady={onReady} />}
      {warm && <WarmUp warm={warm} />}
    </>
  );
}

const TOUCHES = ['pointerover', 'focusin'];

function WarmUp({ warm }: { readonly warm: () => void }) {
  useWindowEvent(TOUCHES, warm);
  return null;
}

function SearchAgain() {
  const { refresh } = useInstantSearch();
  // InstantSearch listens only after the effects of what is in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => queueMicrotask(refresh), []);
  return null;
}

/** '60 parts for sale': how many were found, told again to screen readers when it or the page changes. */
function ItemsTop({ kind: { words, name, found } }: Pick<ItemSearchProps, 'kind'>) {
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
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <h1>
        <span className="num">{wholeNumber(total)}</span>
        {` ${[vehicleWord(total, words), found].filter(Boolean).join(' ')}`}
      </h1>
      <p className="vh" role="status">
        {[vehicleCount(total, words), ...(page > 0 ? [`page ${page + 1}`] : [])].join(', ')}
      </p>
    </div>
  );
}
