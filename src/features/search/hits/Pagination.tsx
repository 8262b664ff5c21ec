import { type MouseEvent, useEffect } from 'react';
import { useInstantSearch, usePagination } from 'react-instantsearch';
import { formatWholeNumber } from '#domain/numbers.ts';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { rememberScrollPosition } from './scroll-restoration.ts';

/** Page numbers shown on each side of the current one. */
const PADDING = 2;

interface PaginationProps {
  readonly vehicle: VehicleNoun;
  readonly pageSize: number;
}

/** The position in the results ('22–42 of 612') and real links to the other pages. */
export function Pagination({ vehicle, pageSize }: PaginationProps) {
  const { currentRefinement, nbHits, nbPages, pages, isLastPage, createURL, refine } = usePagination({
    padding: PADDING,
  });
  const { page: answered } = useInstantSearch().results;
  const first = currentRefinement * pageSize + 1;
  const isPastEnd = nbHits > 0 && currentRefinement >= nbPages && currentRefinement === answered;
  // The stock has shrunk since the address was bookmarked: the last page takes its place, also in the history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on the responses
  useEffect(() => {
    if (!isPastEnd) return;
    history.replaceState(history.state, '', createURL(nbPages - 1));
    refine(nbPages - 1);
  }, [isPastEnd]);
  if (nbHits === 0 || currentRefinement >= nbPages) return null;
  const last = Math.min(nbHits, first + pageSize - 1);
  const go = (page: number) => (event: MouseEvent) => {
    // The browser opens new tabs and windows itself.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    rememberScrollPosition();
    refine(page);
    const search = event.currentTarget.closest('.search');
    search?.scrollIntoView();
    // What was clicked is at the other end of the page now, or gone.
    search?.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <nav className="pager" aria-label={`Pages of ${vehicle.plural}`}>
      <p className="num">{`${formatWholeNumber(first)}–${formatWholeNumber(last)} of ${formatWholeNumber(nbHits)}`}</p>
      {nbPages > 1 && (
        <ul className="pages">
          {pages.map((page) => (
            <li key={page}>
              <a
                href={createURL(page)}
                aria-label={`Page ${page + 1}`}
                aria-current={page === currentRefinement ? 'page' : undefined}
                onClick={go(page)}
              >
                {page + 1}
              </a>
            </li>
          ))}
          {!isLastPage && (
            <li>
              <a
                className="next"
                href={createURL(currentRefinement + 1)}
                rel="next"
                onClick={go(currentRefinement + 1)}
              >
                Next
                <Icon name="right" />
              </a>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}
