import type { Place } from '#domain/location/premises.ts';
import { reviewsAt, type ShownReviews, shownReviews } from '#domain/review/shown-reviews.ts';
import type { Site } from '#site/site.ts';
import { locationRating } from './location-rating.ts';

/** The reviews of a place's page. */
export interface PlaceReviews extends ShownReviews {
  /** Whose they are: the place's own, or the dealer's as a whole where nobody wrote about the place. */
  readonly own: boolean;
}

/** What customers say of a place; undefined where the dealer hides reviews. */
export function placeReviews(
  place: Place,
  site: Pick<Site, 'reviews' | 'ratings' | 'dealerships'>,
): PlaceReviews | undefined {
  if (!site.ratings.show) return undefined;
  const { own, reviews } = reviewsAt(place.departments, site.reviews);
  // The figures of a place are not those of all its dealer's reviews.
  const rating = own ? locationRating(place.main, site) : undefined;
  return { own, ...shownReviews(reviews, rating, site.ratings) };
}
