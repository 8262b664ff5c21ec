import type { useInstantSearch } from 'react-instantsearch';
import { formatWholeNumber } from '#domain/numbers.ts';
import { formatVehicleCount, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { resolveCappedCount } from '#search/query/capped-count.ts';

type Results = ReturnType<typeof useInstantSearch>['results'] | null | undefined;

/** The total number of vehicles found, also where the engine caps its count (T-12). */
export function countTotalHits(results: Results, stockCount: number): number {
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

/** How many of the vehicles found are sold: they stay in the results for a while, but are not for sale (T-30). */
export function countSoldHits(results: Results): number {
  return rawResults(results ?? undefined)?.nbSold ?? 0;
}

/** '601 cars, 12 sold'. */
export function describeTotalHits(results: Results, stockCount: number, vehicle: VehicleNoun): string {
  const sold = countSoldHits(results);
  const total = formatVehicleCount(countTotalHits(results, stockCount), vehicle);
  return sold > 0 ? `${total}, ${formatWholeNumber(sold)} sold` : total;
}

interface RawResults {
  /** Whether the build made them. */
  readonly prerendered?: true;
  /** How many of the vehicles found are sold. */
  readonly nbSold?: number;
}

/**
 * The response behind InstantSearch's results: the same object until the next response. InstantSearch replaces the
 * results themselves as soon as the visitor refines, before any response.
 */
export function rawResults(results: object | undefined): RawResults | undefined {
  return (results as { readonly _rawResults?: readonly RawResults[] } | undefined)?._rawResults?.[0];
}
