import { formatFullDate } from '#domain/hours/long-date.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { formatRating, type Rating, type RatingSettings } from './rating.ts';
import type { Review } from './review.ts';

/** Reviews as a page shows them. */
export interface ShownReviews {
  /** The newest first. */
  readonly reviews: readonly Review[];
  /** The rating over all reviews, shown or not: the source's figures, else the average of the given reviews. */
  readonly rating: Rating | undefined;
  /** How many are shown: '11 of 85 reviews, rated 4 or more'. */
  readonly label: string;
}

/**
 * The reviews at or above the minimum rating, 12 at most by default. The label says how many they were chosen from: a
 * selection must not look like all reviews (T-84). `rating` is the source's rating over all reviews.
 */
export function selectShownReviews(
  all: readonly Review[],
  rating: Rating | undefined,
  { minimum, quantity }: RatingSettings,
): ShownReviews {
  const reviews = all
    .filter((review) => review.rating >= minimum)
    .toSorted(byDate)
    .slice(0, quantity);
  const count = Math.max(rating?.count ?? 0, all.length);
  const chosen = minimum > 1 ? `, all rated ${minimum} or more` : '';
  return {
    reviews,
    rating: rating ?? calculateRating(all),
    label:
      reviews.length === count
        ? formatReviewCount(count)
        : `Showing ${reviews.length} of ${formatReviewCount(count)}${chosen}`,
  };
}

/** The reviews of premises, by the ids of their departments; if there are none, those of the dealer as a whole. */
export function findReviewsAt(
  departments: readonly { readonly id: string }[],
  reviews: readonly Review[],
): { readonly own: boolean; readonly reviews: readonly Review[] } {
  const here = new Set(departments.map(({ id }) => id));
  const own = reviews.filter(({ location_id }) => location_id !== null && here.has(location_id));
  if (own.length > 0) return { own: true, reviews: own };
  return { own: false, reviews: reviews.filter(({ location_id }) => location_id === null) };
}

type DatedReview = Pick<Review, 'review_date' | 'review_date_in_words' | 'created_at_time_ago_in_words'>;

/** The date of a review: the data's own wording, else its date, else how long ago it was. */
export function formatReviewDate(review: DatedReview): string {
  const { review_date, review_date_in_words, created_at_time_ago_in_words } = review;
  const dated = review_date === null ? null : formatFullDate(review_date);
  return review_date_in_words ?? dated ?? created_at_time_ago_in_words ?? '';
}

/** '4.9 out of 5 from 85 Google reviews'. */
export function describeRating({ average, count }: Rating, source: string): string {
  return `${formatRating(average)} out of 5 from ${formatWholeNumber(count)} ${source} ${reviewNoun(count)}`;
}

/** '1 review', '1,085 reviews'. */
function formatReviewCount(count: number): string {
  return `${formatWholeNumber(count)} ${reviewNoun(count)}`;
}

function reviewNoun(count: number): string {
  return count === 1 ? 'review' : 'reviews';
}

function calculateRating(reviews: readonly Review[]): Rating | undefined {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { average: sum / reviews.length, count: reviews.length };
}

/** Newest first; those without a date last, in their original order. */
function byDate(a: Review, b: Review): number {
  return (b.review_date ?? '').localeCompare(a.review_date ?? '');
}
