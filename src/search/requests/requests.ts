import { escapeValue } from '#search/query/escape.ts';
import type { SearchRequest } from '#search/query/search-client.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import { type FacetName, toFacetLists } from '#search/state/makes-and-models.ts';
import type { Range } from '#search/state/range.ts';
import type { SearchState } from '#search/state/state.ts';
import type { DefaultSort } from './default-sort.ts';
import {
  type CountedAttributes,
  getRefinableAttributes,
  MAX_VALUES_PER_FACET,
  toNumericRefinement,
} from './refinable-attributes.ts';
import { sortedIndexName } from './ui-state.ts';

/** The configuration of a site's search screen, the same at build time and in the browser. */
export interface SearchConfig extends DefaultSort, CountedAttributes {
  readonly pageSize: number;
  /** The main filter in its text form. */
  readonly filters: string;
}

/** A range as a request filters by it: ['price>=20000', 'price<=40000']. */
export function writeNumericFilters(name: RangeAttribute, range: Range | undefined): string[] {
  return Object.entries(toNumericRefinement(range)).map(
    ([operator, [bound]]) => `${name}${operator}${bound}`,
  );
}

/**
 * The batch that InstantSearch sends for a state: the page itself, then, for each refined attribute, its counts without
 * its own filter.
 */
export function buildSearchRequests(state: SearchState, config: SearchConfig): SearchRequest[] {
  const { lists, ranges } = getRefinableAttributes(state, config);
  const chosen = toFacetLists(state.lists, config.lists);
  const refinedLists = lists.filter((name) => (chosen[name] ?? []).length > 0);
  const refinedRanges = ranges.filter((name) => state.ranges[name]);
  const request = (without?: FacetName | RangeAttribute): SearchRequest => ({
    indexName: sortedIndexName(state.sortBy),
    params: {
      query: state.query,
      filters: config.filters,
      maxValuesPerFacet: MAX_VALUES_PER_FACET,
      facets: without ?? [...lists, ...ranges].sort(),
      hitsPerPage: without ? 0 : config.pageSize,
      page: without ? 0 : state.page - 1,
      facetFilters: refinedLists
        .filter((name) => name !== without)
        .map((name) => (chosen[name] ?? []).map((value) => `${name}:${escapeValue(value)}`)),
      numericFilters: refinedRanges
        .filter((name) => name !== without)
        .flatMap((name) => writeNumericFilters(name, state.ranges[name])),
    },
  });
  return [request(), ...[...refinedLists, ...refinedRanges].map(request)];
}
