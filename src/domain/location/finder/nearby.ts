import { coordinatesOf } from '#domain/location/address.ts';
import { sortByDistance } from '#domain/location/distance.ts';
import type { Premises } from '#domain/location/premises.ts';

/** Other premises of the dealer, with their distance. */
interface NearbyPremises {
  readonly place: Premises;
  /** Kilometres; undefined if either has no coordinates. */
  readonly km: number | undefined;
}

/** The dealer's other premises, nearest first; those at an unknown distance last, in the order given. */
export function findNearbyPremises(here: Premises, places: readonly Premises[]): NearbyPremises[] {
  const from = coordinatesOf(here.main.address);
  const others = places.filter((place) => place !== here);
  if (!from) return others.map((place) => ({ place, km: undefined }));
  const located = others.map((place) => ({ place, at: coordinatesOf(place.main.address) }));
  return sortByDistance(located, from).map(({ item: { place }, km }) => ({ place, km }));
}
