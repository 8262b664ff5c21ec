import type { MouseEvent } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import type { SearchResult } from '#search/query/search-client.ts';
import type { PopularSearch } from '#search/refinements/popular-searches.ts';
import { MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
import { getRange, haveSameAttribute, replaceRefinements } from '#search/state/ui-state.ts';
import { searchUrl } from '#search/state/url.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { rawResults } from './total-hits.ts';

/**
 * Popular searches as links, which work without scripts and in a new tab. Those already applied or without any car left
 * are not shown.
 */
export function PopularSearches({ popularSearches }: { readonly popularSearches: readonly PopularSearch[] }) {
  const { slugs } = useSearchContext();
  const { results } = useInstantSearch();
  const { search, change } = useSearch();
  const found = rawResults(results) as SearchResult | undefined;
  const shown = popularSearches.filter((item) => !haveSameAttribute(search, item) && hasCars(item, found));
  if (shown.length === 0 || found?.nbHits === 0) return null;
  return (
    <nav aria-label="Popular searches">
      <ul className="pills">
        {shown.map((item) => (
          <li key={item.label}>
            <a
              className="chip"
              href={searchUrl({ ...replaceRefinements(search, item), page: 1 }, slugs())}
              onClick={(event: MouseEvent) => {
                // The browser opens new tabs and windows itself.
                if (!isPlainClick(event)) return;
                event.preventDefault();
                change((current) => ({ ...replaceRefinements(current, item), page: 1 }));
              }}
            >
              <span>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether the results have cars for a popular search. Attributes that they do not count had some when the page was built. */
function hasCars(popularSearch: PopularSearch, results: SearchResult | undefined): boolean {
  const { refinementList = {}, range = {} } = popularSearch;
  const counted = Object.entries(refinementList).every(([name, values]) => {
    const counts = results?.facets[name] ?? {};
    // A page leaves out the models of makes that are not chosen.
    if (name === MAKE_OR_MODEL || Object.keys(counts).length === 0) return true;
    return values.some((value) => (counts[value] ?? 0) > 0);
  });
  const bounded = (Object.keys(range) as (keyof typeof range)[]).every((name) => {
    const { max = Infinity, min = -Infinity } = getRange(popularSearch, name) ?? {};
    const stats = results?.facets_stats[name];
    return !stats || (stats.min <= max && stats.max >= min);
  });
  return counted && bounded;
}
