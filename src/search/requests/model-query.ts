import { AVAILABLE_STATUSES } from '#domain/car/status/availability.ts';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import type { SearchRequest } from '#search/query/search-client.ts';
import { INDEX_NAME } from './ui-state.ts';

/** How many hits a secondary search answers with (T-25). */
export const MODEL_QUERY_PAGE_SIZE = 21;

/** Manufacturer, model and body, each absent or one value of the stock (manufacturer.name, model.name, model.body). */
export interface ModelQuery {
  readonly make?: string;
  readonly model?: string;
  readonly body?: string;
  readonly query?: string;
  /** How many hits to pass over, a multiple of MODEL_QUERY_PAGE_SIZE. */
  readonly offset?: number;
}

/** The manufacturer/model/body search. `filters`: the main filter in its text form. */
export function buildModelQuery(
  { make, model, body, query = '', offset = 0 }: ModelQuery,
  filters: string,
): SearchRequest {
  const chosen = Object.entries({ make, model, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  return {
    indexName: INDEX_NAME,
    params: {
      query,
      filters,
      facetFilters: chosen,
      hitsPerPage: MODEL_QUERY_PAGE_SIZE,
      page: Math.floor(offset / MODEL_QUERY_PAGE_SIZE),
    },
  };
}

/** What can still be had, as isForSale says of a car. */
export const FOR_SALE_FILTER: FilterTree = {
  and: [
    { or: AVAILABLE_STATUSES.map((value) => ({ attribute: 'status', operator: '=', value })) },
    { attribute: 'sold', operator: '!=', value: true },
  ],
};

/** Fetches hits by filter and limit: the first `limit` that fulfil the filter, in the order of the stock. */
export function buildHitsRequest(filter: FilterTree, limit: number): SearchRequest {
  return { indexName: INDEX_NAME, params: { filters: writeFilters(filter), hitsPerPage: limit, page: 0 } };
}
