import { distanceKm, pointOf } from './distance.ts';
import type { Place } from './place.ts';

/** Another place of the dealer, and how far away it is. */
export interface NearbyPlace {
  readonly place: Place;
  /** Kilometres; undefined where one of the two gives no coordinates. */
  readonly km: number | undefined;
}

/** The dealer's other places, the nearest first; those of unknown distance last, in the order given. */
export function nearbyPlaces(here: Place, places: readonly Place[]): NearbyPlace[] {
  const from = pointOf(here.main.address);
  return places
    .filter((place) => place !== here)
    .map((place) => {
      const to = pointOf(place.main.address);
      return { place, km: from && to && distanceKm(from, to) };
    })
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}
