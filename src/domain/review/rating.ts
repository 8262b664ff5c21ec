/** The average of customer reviews. */
export interface Rating {
  /** 1 to 5. */
  readonly average: number;
  readonly count: number;
}

/** The fields that can hold a rating: a summary with the average as text (REV-02), or two numbers. */
export interface RatingSource {
  readonly average_rating: number | null;
  readonly review_count: number | null;
  readonly reviews?: { readonly average_rating: string; readonly count: number } | null;
}

/**
 * The rating of a location or dealership: its summary, else its two numbers; undefined without reviews or a readable
 * average.
 */
export function getRating({ average_rating, review_count, reviews }: RatingSource): Rating | undefined {
  const average = reviews ? Number.parseFloat(reviews.average_rating) : average_rating;
  const count = reviews ? reviews.count : review_count;
  if (average === null || count === null || !(average > 0) || count <= 0) return undefined;
  return { average, count };
}

/** The rating of several places together, each by its number of reviews; undefined without any. */
export function combineRatings(ratings: readonly Rating[]): Rating | undefined {
  const count = ratings.reduce((total, rating) => total + rating.count, 0);
  if (count === 0) return undefined;
  return { average: ratings.reduce((sum, rating) => sum + rating.average * rating.count, 0) / count, count };
}

/** The dealer's settings for ratings and reviews. */
export interface RatingSettings {
  readonly show: boolean;
  /** The badge is shown only above this average, and reviews below this rating are left out. */
  readonly minimum: number;
  /** The largest number of reviews shown. */
  readonly quantity: number;
}

/** Whether to show the badge: reviews are not hidden and the average is strictly above the minimum (T-84). */
export function shouldShowRatingBadge(
  rating: Rating | undefined,
  { show, minimum }: RatingSettings,
): rating is Rating {
  return show && rating !== undefined && rating.average > minimum;
}

/** The average with one decimal: '4.9'. */
export function formatRating(average: number): string {
  return average.toFixed(1);
}

/** The filled share of each of the five stars, 0 to 1. */
export function getStarFills(average: number): number[] {
  const full = Math.min(MAX_FULL_STARS, Math.floor(average));
  return [0, 1, 2, 3, 4].map((star) => {
    if (star < full) return 1;
    return star === full ? Math.min(1, Math.max(0, average - full)) : 0;
  });
}

/** The fifth star is always the partial one, even when it is whole (T-85). */
const MAX_FULL_STARS = 4;
