import { escapeValue } from '#search/query/escape.ts';
import type { SearchRequest } from '#search/query/search-client.ts';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES, type RangeAttribute } from '#search/state/attributes.ts';
import { combineMakesAndModels, type FacetName, MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
import type { SearchState } from '#search/state/state.ts';
import type { DefaultSort } from './default-sort.ts';
import { sortedIndexName } from './ui-state.ts';

/** The configuration of a site's search screen, the same at build time and in the browser. */
export interface SearchConfig extends DefaultSort {
  /** The facets that are counted. Makes and models are one where it has MAKE_OR_MODEL. */
  readonly lists: readonly FacetName[];
  readonly ranges: readonly RangeAttribute[];
  readonly pageSize: number;
  /** The main filter in its text form. */
  readonly filters: string;
}

/**
 * The attributes that a state can be refined by. A URL or a typed query may mention any attribute; those without a filter
 * on the screen are included only if they are chosen.
 */
export function getRefinableAttributes(state: SearchState, config: Pick<SearchConfig, 'lists' | 'ranges'>) {
  const others = getOtherAttributes(config);
  const chosen = getFacetRefinements(state, config);
  return {
    lists: [...config.lists, ...others.lists.filter((name) => (chosen[name] ?? []).length > 0)],
    ranges: [...config.ranges, ...others.ranges.filter((name) => state.ranges[name])],
  };
}

/** The chosen values of each facet. */
function getFacetRefinements(
  { lists }: SearchState,
  config: Pick<SearchConfig, 'lists'>,
): Readonly<Partial<Record<FacetName, readonly string[]>>> {
  return config.lists.includes(MAKE_OR_MODEL) ? combineMakesAndModels(lists) : lists;
}

/** The attributes that the screen has no filter for. */
function getOtherAttributes({ lists, ranges }: Pick<SearchConfig, 'lists' | 'ranges'>) {
  return {
    lists: LIST_ATTRIBUTES.filter((name) => !lists.includes(name)),
    ranges: RANGE_ATTRIBUTES.filter((name) => !ranges.includes(name)),
  };
}

/**
 * The same for all facets of a request, because InstantSearch has one setting for all. More than the makes and models of
 * any stock: a make with few cars comes after the models of others.
 */
export const MAX_VALUES_PER_FACET = 1000;

/**
 * The search parameters that InstantSearch's hooks derive from a state, as a plain object (a test compares the two). They
 * are passed to InstantSearch with the prerendered results, so that it recognises them as the results of its own request.
 */
export function buildSearchParameters(state: SearchState, config: SearchConfig) {
  const { lists, ranges } = getRefinableAttributes(state, config);
  const chosen = getFacetRefinements(state, config);
  return {
    index: sortedIndexName(state.sortBy),
    query: state.query,
    page: state.page - 1,
    hitsPerPage: config.pageSize,
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    filters: config.filters,
    disjunctiveFacets: [...lists, ...ranges],
    disjunctiveFacetsRefinements: Object.fromEntries(
      lists.map((name) => [name, (chosen[name] ?? []).map(escapeValue)]),
    ),
    numericRefinements: Object.fromEntries(ranges.map((name) => [name, toNumericRefinement(state, name)])),
  };
}

function toNumericRefinement(state: SearchState, name: RangeAttribute): Record<string, number[]> {
  const { min, max } = state.ranges[name] ?? {};
  return { ...(min !== undefined && { '>=': [min] }), ...(max !== undefined && { '<=': [max] }) };
}

/**
 * The batch that InstantSearch sends for a state: the page itself, then, for each refined attribute, its counts without
 * its own filter.
 */
export function buildSearchRequests(state: SearchState, config: SearchConfig): SearchRequest[] {
  const { lists, ranges } = getRefinableAttributes(state, config);
  const chosen = getFacetRefinements(state, config);
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
        .flatMap((name) =>
          Object.entries(toNumericRefinement(state, name)).map(
            ([operator, [bound]]) => `${name}${operator}${bound}`,
          ),
        ),
    },
  });
  return [request(), ...[...refinedLists, ...refinedRanges].map(request)];
}
