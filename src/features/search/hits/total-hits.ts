import type { useInstantSearch } from 'react-instantsearch';
import { resolveCappedCount } from '#search/query/capped-count.ts';

/** How many vehicles results stand for, also where their engine stops counting (T-12). */
export function countTotalHits(
  results: ReturnType<typeof useInstantSearch>['results'] | null | undefined,
  stockCount: number,
): number {
  if (!results) return 0;
  const { nbHits, exhaustiveNbHits, disjunctiveFacets, _state: state } = results;
  const types = disjunctiveFacets.find(({ name }) => name === 'car_type')?.data ?? {};
  const chosen = state.disjunctiveFacetsRefinements.car_type ?? [];
  // A car is of one type. Counts of chosen types come with those that are not.
  const parts = Object.entries(types).flatMap(([type, count]) =>
    chosen.length === 0 || chosen.includes(type) ? [count] : [],
  );
  return resolveCappedCount(nbHits, parts, exhaustiveNbHits ? nbHits : stockCount);
}
