import type { MouseEvent } from 'react';
import { usePagination } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';
import { wholeNumber } from '#domain/numbers.ts';
import { capitalised } from '#domain/vehicle-words.ts';
import type { SearchView } from './search-payload.ts';

/** How many page numbers are shown on each side of the current one. */
const PADDING = 2;

/** Where the visitor is ('22–42 of 612') and real links to the other pages; the plain list for those without scripts. */
export function Pages({ view }: { readonly view: SearchView }) {
  const { currentRefinement, nbHits, nbPages, pages, isLastPage, createURL, refine } = usePagination({
    padding: PADDING,
  });
  const { vehicle } = view.cards;
  const { pageSize } = view.cards.stock;
  if (nbHits === 0) return null;
  const first = currentRefinement * pageSize + 1;
  const last = Math.min(nbHits, first + pageSize - 1);
  const go = (page: number) => (event: MouseEvent) => {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    refine(page);
    document.querySelector('.search')?.scrollIntoView();
  };
  return (
    <nav className="pager" aria-label={`Pages of ${capitalised(vehicle.plural)}`}>
      <p className="num">{`${wholeNumber(first)}–${wholeNumber(last)} of ${wholeNumber(nbHits)}`}</p>
      {nbPages > 1 && (
        <ul className="pages">
          {pages.map((page) => (
            <li key={page}>
              <a
                href={withoutOrigin(createURL(page))}
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
                href={withoutOrigin(createURL(currentRefinement + 1))}
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

/** The same at build and wherever the page is served from: the router's addresses name the host of the moment. */
function withoutOrigin(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
