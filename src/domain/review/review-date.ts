import { FORMAT_LOCALE } from '#domain/numbers.ts';
import type { Review } from './review.ts';

const FULL_DATE = new Intl.DateTimeFormat(FORMAT_LOCALE, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

type DatedReview = Pick<Review, 'review_date' | 'review_date_in_words' | 'created_at_time_ago_in_words'>;

/** The date of a review: the data's own wording, else its date, else how long ago it was. */
export function formatReviewDate(review: DatedReview): string {
  const { review_date, review_date_in_words, created_at_time_ago_in_words } = review;
  const dated = review_date === null ? null : FULL_DATE.format(new Date(review_date));
  return review_date_in_words ?? dated ?? created_at_time_ago_in_words ?? '';
}
