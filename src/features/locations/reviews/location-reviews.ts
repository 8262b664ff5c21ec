import type { Premises } from '#domain/location/premises.ts';
import { findReviewsAt, type ShownReviews, selectShownReviews } from '#domain/review/shown-reviews.ts';
import type { Site } from '#site/site.ts';
import { locationRating } from './location-rating.ts';

/** The reviews of a place's page. */
export interface LocationReviews extends ShownReviews {
  /** Whose they are: the place's own, or the dealer's as a whole where nobody wrote about the place. */
  readonly own: boolean;
}

/** What customers say of a place; undefined where the dealer hides reviews. */
export function locationReviews(
  place: Premises,
  site: Pick<Site, 'reviews' | 'ratings' | 'dealerships'>,
): LocationReviews | undefined {
  if (!site.ratings.show) return undefined;
  const { own, reviews } = findReviewsAt(place.departments, site.reviews);
  // The figures of a place are not those of all its dealer's reviews.
  const rating = own ? locationRating(place.main, site) : undefined;
  return { own, ...selectShownReviews(reviews, rating, site.ratings) };
}
