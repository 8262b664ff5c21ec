/**
 * The field that every order of a stock search begins with: 0, then 1 where a vehicle is sold, so that sold ones are last.
 * 'Most relevant' also has those without a price after the others: 0 with a price, 1 without, 2 sold.
 */
export const SORT_GROUPS = { relevance: 'offer_rank', others: 'sold_rank' } as const;

/** The order by distance is that of the cities in `params.nearest`: engines know no visitor's place. */
export const DISTANCE = { sort: 'distance', attribute: 'city' } as const;

/** The order that an index name asks for: ['price', 'asc'] of 'cars/sort/price:asc'; undefined for relevance. */
export function readSort(
  indexName: string,
): readonly [attribute: string, direction: 'asc' | 'desc'] | undefined {
  const [, attribute, direction] = /^[^/]+\/sort\/(\w+):(asc|desc)$/.exec(indexName) ?? [];
  return attribute === undefined ? undefined : [attribute, direction === 'desc' ? 'desc' : 'asc'];
}
