import type { useInstantSearch } from 'react-instantsearch';
import { resolveCappedCount } from '#search/query/capped-count.ts';

/** The total number of vehicles found, also where the engine caps its count (T-12). */
export function countTotalHits(
  results: ReturnType<typeof useInstantSearch>['results'] | null | undefined,
  stockCount: number,
): number {
  if (!results) return 0;
  const { nbHits, exhaustiveNbHits, disjunctiveFacets, _state: state } = results;
  const types = disjunctiveFacets.find(({ name }) => name === 'car_type')?.data ?? {};
  const chosen = state.disjunctiveFacetsRefinements.car_type ?? [];
  // Every car has exactly one type. The counts include types that are not chosen.
  const parts = Object.entries(types).flatMap(([type, count]) =>
    chosen.length === 0 || chosen.includes(type) ? [count] : [],
  );
  return resolveCappedCount(nbHits, parts, exhaustiveNbHits ? nbHits : stockCount);
}
