import type { SearchResult } from './search-client.ts';

/** The counts of several results in one: of a facet that several count, the last. */
export function mergeFacets(results: readonly SearchResult[]): Pick<SearchResult, 'facets' | 'facets_stats'> {
  return {
    facets: Object.assign({}, ...results.map(({ facets }) => facets)),
    facets_stats: Object.assign({}, ...results.map(({ facets_stats }) => facets_stats)),
  };
}
