import { coordinatesOf } from './address.ts';
import { nearestFirst } from './distance.ts';
import type { Place } from './premises.ts';

/** Another place of the dealer, and how far away it is. */
interface NearbyPlace {
  readonly place: Place;
  /** Kilometres; undefined where one of the two gives no coordinates. */
  readonly km: number | undefined;
}

/** The dealer's other places, the nearest first; those of unknown distance last, in the order given. */
export function nearbyPlaces(here: Place, places: readonly Place[]): NearbyPlace[] {
  const from = coordinatesOf(here.main.address);
  const others = places.filter((place) => place !== here);
  if (!from) return others.map((place) => ({ place, km: undefined }));
  const placed = others.map((place) => ({ place, at: coordinatesOf(place.main.address) }));
  return nearestFirst(placed, from).map(({ thing: { place }, km }) => ({ place, km }));
}
