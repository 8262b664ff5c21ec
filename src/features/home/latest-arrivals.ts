import type { PublishedSearches } from '#features/catalogue-search/catalogues.ts';
import type { Hit } from '#search/query/search-client.ts';
import { buildNewestRequest, FOR_SALE_FILTER } from '#search/requests/model-query.ts';

/** The newest cars for sale, `count` at most. */
export function findLatestArrivals({ cars }: PublishedSearches, count: number): readonly Hit[] {
  return cars ? cars.query(buildNewestRequest(FOR_SALE_FILTER, count)).hits : [];
}
