import { AVAILABLE_STATUSES } from '#domain/car/status/availability.ts';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import type { SearchRequest } from '#search/query/search-client.ts';
import { INDEX_NAME, sortedIndexName } from '#search/query/sort-order.ts';

/** The page size of a secondary search (T-25). */
export const MODEL_QUERY_PAGE_SIZE = 21;

/** Manufacturer, model and body, each absent or one value of the stock (manufacturer.name, model.name, model.body). */
export interface ModelQuery {
  readonly make?: string;
  readonly model?: string;
  readonly body?: string;
  readonly query?: string;
  /** The number of hits to skip, a multiple of MODEL_QUERY_PAGE_SIZE. */
  readonly offset?: number;
}

/** The manufacturer/model/body search. `filters`: the main filter in its text form. */
export function buildModelQuery(
  { make, model, body, query = '', offset = 0 }: ModelQuery,
  filters: string,
): SearchRequest {
  const facetFilters = Object.entries({ make, model, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  return {
    indexName: INDEX_NAME,
    params: {
      query,
      filters,
      facetFilters,
      hitsPerPage: MODEL_QUERY_PAGE_SIZE,
      page: Math.floor(offset / MODEL_QUERY_PAGE_SIZE),
    },
  };
}

/** Matches the cars for sale, as isForSale does for one car. */
export const FOR_SALE_FILTER: FilterTree = {
  and: [
    { or: AVAILABLE_STATUSES.map((value) => ({ attribute: 'status', operator: '=', value })) },
    { attribute: 'sold', operator: '!=', value: true },
  ],
};

/** The request for the `limit` newest cars that match a filter. */
export function buildNewestRequest(filter: FilterTree, limit: number): SearchRequest {
  return {
    indexName: sortedIndexName('created_at:desc'),
    params: { filters: writeFilters(filter), hitsPerPage: limit, page: 0 },
  };
}
