/**
 * The field that every order of a stock search begins with: 0, then 1 where a vehicle is sold, so that sold ones are last.
 * 'Most relevant' also has those without a price after the others: 0 with a price, 1 without, 2 sold.
 */
export const SORT_GROUPS = { relevance: 'offer_rank', others: 'sold_rank' } as const;

/** The order by distance is that of the cities in `params.nearest`: engines know no visitor's place. */
export const DISTANCE = { sort: 'distance', attribute: 'city' } as const;

/** The name of the stock index in every engine. */
export const INDEX_NAME = 'cars';

/** The index name for a sort option, as both engines read it: 'cars/sort/price:asc'. */
export function sortedIndexName(sortBy = ''): string {
  return sortBy ? `${INDEX_NAME}/sort/${sortBy}` : INDEX_NAME;
}

/** The name of the sort option of an index name: 'price:asc' of 'cars/sort/price:asc'. */
export function readSortName(indexName: string): string {
  return indexName.slice(`${INDEX_NAME}/sort/`.length);
}

/** The order that an index name asks for: ['price', 'asc'] of 'cars/sort/price:asc'; undefined for relevance. */
export function readSort(
  indexName: string,
): readonly [attribute: string, direction: 'asc' | 'desc'] | undefined {
  const [, attribute, direction] = /^[^/]+\/sort\/(\w+):(asc|desc)$/.exec(indexName) ?? [];
  return attribute === undefined ? undefined : [attribute, direction === 'desc' ? 'desc' : 'asc'];
}
