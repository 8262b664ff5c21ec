import type { Location } from '#domain/location/location.ts';
import { groupByAddress } from '#domain/location/premises.ts';

/** dealership_id -> the city a part of it lies in; empty for a dealer of one place, which need not say so. */
export function getPartCities(locations: readonly Location[]): ReadonlyMap<string, string> {
  const places = groupByAddress(locations);
  if (places.length < 2) return new Map();
  return new Map(
    places.flatMap(({ main: { dealership_id, address } }) =>
      dealership_id === null ? [] : [[dealership_id, address.city] as const],
    ),
  );
}
