/** What customers say on the whole. */
export interface Rating {
  /** 1 to 5. */
  readonly average: number;
  readonly count: number;
}

/** Where a rating may stand in the data: as a summary, whose average is text (REV-02), or as two numbers. */
export interface RatingSource {
  readonly average_rating: number | null;
  readonly review_count: number | null;
  readonly reviews?: { readonly average_rating: string; readonly count: number } | null;
}

/** How a location or a dealership is rated: its summary, else its two numbers; undefined without a review or a readable average. */
export function getRating({ average_rating, review_count, reviews }: RatingSource): Rating | undefined {
  const average = reviews ? Number.parseFloat(reviews.average_rating) : average_rating;
  const count = reviews ? reviews.count : review_count;
  if (average === null || count === null || !(average > 0) || count <= 0) return undefined;
  return { average, count };
}

/** How ratings and reviews are shown. */
export interface RatingSettings {
  readonly show: boolean;
  /** The badge stands above this average only, and reviews below this rating are left out. */
  readonly minimum: number;
  /** How many reviews are shown at most. */
  readonly quantity: number;
}

/** Whether the badge shows: reviews are not hidden and the average is above the minimum, not at it (T-84). */
export function shouldShowRatingBadge(
  rating: Rating | undefined,
  { show, minimum }: RatingSettings,
): rating is Rating {
  return show && rating !== undefined && rating.average > minimum;
}

/** '4.9': one decimal. */
export function formatRating(average: number): string {
  return average.toFixed(1);
}

/** How much of each of the five stars is filled, 0 to 1. */
export function getStarFills(average: number): number[] {
  const full = Math.min(MAX_FULL_STARS, Math.floor(average));
  return [0, 1, 2, 3, 4].map((star) => {
    if (star < full) return 1;
    return star === full ? Math.min(1, Math.max(0, average - full)) : 0;
  });
}

/** The fifth star is always the partial one, even when it is whole (T-85). */
const MAX_FULL_STARS = 4;
