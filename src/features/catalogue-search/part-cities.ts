import type { Location } from '#domain/location/location.ts';
import { groupByAddress } from '#domain/location/premises.ts';

/** The city of a dealership's parts, by dealership_id; empty for a dealer with one premises, where no city is shown. */
export function getPartCities(locations: readonly Location[]): ReadonlyMap<string, string> {
  const premises = groupByAddress(locations);
  if (premises.length < 2) return new Map();
  return new Map(
    premises.flatMap(({ main: { dealership_id, address } }) =>
      dealership_id === null ? [] : [[dealership_id, address.city] as const],
    ),
  );
}
