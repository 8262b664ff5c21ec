import { type MouseEvent, useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatWholeNumber } from '#domain/numbers.ts';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import { keepForeignParameters } from '#search/state/parameters.ts';
import type { SearchState } from '#search/state/state.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { rememberScrollPosition } from './scroll-restoration.ts';

/** Page numbers shown on each side of the current one. */
const PADDING = 2;

export interface PaginationProps {
  readonly vehicle: VehicleNoun;
  readonly pageSize: number;
  /** The URL of a search. */
  readonly urlOf: (state: SearchState) => string;
}

/** The position in the results ('22–42 of 612') and real links to the other pages. */
export function Pagination({ vehicle, pageSize, urlOf }: PaginationProps) {
  const {
    results: { nbHits, nbPages, page: shownPage },
  } = useInstantSearch();
  const [state, search] = useSearchState();
  const { page: current } = state;
  const first = (current - 1) * pageSize + 1;
  // The stock has shrunk since the address was bookmarked: the last page takes its place, also in the history.
  const isPastEnd = nbHits > 0 && shownPage >= nbPages && current === shownPage + 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on the responses
  useEffect(() => {
    if (!isPastEnd) return;
    const last = { ...state, page: nbPages };
    history.replaceState(history.state, '', keepForeignParameters(urlOf(last), location.search));
    search(last);
  }, [isPastEnd]);
  if (nbHits === 0) return null;
  const last = Math.min(nbHits, first + pageSize - 1);
  const urlTo = (page: number) => urlOf({ ...state, page });
  const go = (page: number) => (event: MouseEvent) => {
    // The browser opens new tabs and windows itself.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    rememberScrollPosition();
    search({ ...state, page });
    event.currentTarget.closest('.search')?.scrollIntoView();
  };
  if (first > nbHits) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${vehicle.plural}`}>
      <p className="num">{`${formatWholeNumber(first)}–${formatWholeNumber(last)} of ${formatWholeNumber(nbHits)}`}</p>
      {nbPages > 1 && <PageLinks current={current} count={nbPages} urlTo={urlTo} go={go} />}
    </nav>
  );
}

interface PageLinksProps {
  readonly current: number;
  readonly count: number;
  readonly urlTo: (page: number) => string;
  readonly go: (page: number) => (event: MouseEvent) => void;
}

function PageLinks({ current, count, urlTo, go }: PageLinksProps) {
  return (
    <ul className="pages">
      {pagesAround(current, count).map((page) => (
        <li key={page}>
          <a
            href={urlTo(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            onClick={go(page)}
          >
            {page}
          </a>
        </li>
      ))}
      {current < count && (
        <li>
          <a className="next" href={urlTo(current + 1)} rel="next" onClick={go(current + 1)}>
            Next
            <Icon name="right" />
          </a>
        </li>
      )}
    </ul>
  );
}

/** The page numbers around the current one, which is in the middle wherever the ends allow it. */
function pagesAround(current: number, count: number): number[] {
  const length = Math.min(2 * PADDING + 1, count);
  const first = Math.max(1, Math.min(current - PADDING, count - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
