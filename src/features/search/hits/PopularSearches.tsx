import type { MouseEvent } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import type { SearchResult } from '#search/query/search-client.ts';
import { applyPopularSearch, isCompatible, type PopularSearch } from '#search/refinements/popular-search.ts';
import { searchUrl } from '#search/state/url.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { rawResults } from './raw-results.ts';

/**
 * Popular searches as links, which work without scripts and in a new tab. Those already applied or without any car left
 * are not shown.
 */
export function PopularSearches({ pills }: { readonly pills: readonly PopularSearch[] }) {
  const { slugs } = useSearchContext();
  const { results } = useInstantSearch();
  const { search, change } = useSearch();
  const found = rawResults(results) as SearchResult | undefined;
  const shown = pills.filter((pill) => isCompatible(pill, search) && hasCars(pill, found));
  if (shown.length === 0 || found?.nbHits === 0) return null;
  return (
    <nav aria-label="Popular searches">
      <ul className="pills">
        {shown.map((pill) => {
          return (
            <li key={pill.label}>
              <a
                className="chip"
                href={searchUrl(applyPopularSearch(search, pill), slugs())}
                onClick={(event: MouseEvent) => {
                  // The browser opens new tabs and windows itself.
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  change((current) => applyPopularSearch(current, pill));
                }}
              >
                <span>{pill.label}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Whether the results have cars for a popular search. Attributes that they do not count had some when the page was built. */
function hasCars({ lists = {}, ranges = {} }: PopularSearch, results: SearchResult | undefined): boolean {
  const counted = Object.entries(lists).every(([name, values]) => {
    const counts = results?.facets[name];
    return !counts || Object.keys(counts).length === 0 || values.some((value) => (counts[value] ?? 0) > 0);
  });
  const bounded = Object.entries(ranges).every(([name, { max = Infinity, min = -Infinity }]) => {
    const stats = results?.facets_stats[name];
    return !stats || (stats.min <= max && stats.max >= min);
  });
  return counted && bounded;
}
