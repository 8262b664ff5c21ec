import { dealershipOf } from '#domain/location/dealership.ts';
import type { Location } from '#domain/location/location.ts';
import { combineRatings, getRating, type Rating } from '#domain/review/rating.ts';
import type { Site } from '#site/site.ts';

/** A location's own rating, else its dealership's. */
export function locationRating(location: Location, site: Pick<Site, 'dealerships'>): Rating | undefined {
  const dealership = dealershipOf(location, site.dealerships);
  return getRating(location) ?? (dealership && getRating(dealership));
}

/** The dealer's rating over all its locations; undefined if none is rated. */
export function dealerRating({ locations }: Pick<Site, 'locations'>): Rating | undefined {
  return combineRatings(locations.flatMap((location) => getRating(location) ?? []));
}
