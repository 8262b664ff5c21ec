import { dealershipOf } from '#domain/location/dealership.ts';
import type { Location } from '#domain/location/location.ts';
import type { Premises } from '#domain/location/premises.ts';
import { combineRatings, getRating, type Rating } from '#domain/review/rating.ts';
import { findReviewsAt, type ShownReviews, selectShownReviews } from '#domain/review/shown-reviews.ts';
import type { Site } from '#site/site.ts';

/** The reviews on a location's page. */
export interface LocationReviews extends ShownReviews {
  /** Whether they are the location's own; if it has none, the dealer's reviews are shown. */
  readonly own: boolean;
}

/** The reviews to show for some premises; undefined where the dealer hides reviews. */
export function locationReviews(
  premises: Premises,
  site: Pick<Site, 'reviews' | 'ratings' | 'dealerships' | 'locations'>,
): LocationReviews | undefined {
  if (!site.ratings.show) return undefined;
  const { own, reviews } = findReviewsAt(premises.departments, site.reviews);
  // A location's rating does not describe the reviews of the whole dealer.
  const rating = own ? locationRating(premises.main, site) : dealerRating(site);
  return { own, ...selectShownReviews(reviews, rating, site.ratings) };
}

/** A location's own rating, else its dealership's. */
export function locationRating(location: Location, site: Pick<Site, 'dealerships'>): Rating | undefined {
  const dealership = dealershipOf(location, site.dealerships);
  return getRating(location) ?? (dealership && getRating(dealership));
}

/** The dealer's rating over all its locations; undefined if none is rated. */
export function dealerRating({ locations }: Pick<Site, 'locations'>): Rating | undefined {
  return combineRatings(locations.flatMap((location) => getRating(location) ?? []));
}
