import * as v from 'valibot';
import { isoDateSchema } from '#domain/scalar-schemas.ts';

/** One customer review. */
export const reviewSchema = v.strictObject({
  /** Its id, unique among the reviews. */
  id: v.string(),
  /** The author's name, as shown. */
  customer_name: v.string(),
  /** The text of the review. */
  text: v.string(),
  /** Stars, 1 to 5. */
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  /** How long ago, in words: '2 months ago'; shown if no date is known. */
  created_at_time_ago_in_words: v.optional(v.nullable(v.string()), null),
  /** The date it was written; a time after it is ignored. */
  review_date: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform((text) => text.slice(0, 10)),
        isoDateSchema,
      ),
    ),
    null,
  ),
  /** The date in words: 'March 2026'; shown instead of the date. */
  review_date_in_words: v.optional(v.nullable(v.string()), null),
  /** A picture of the author. */
  image: v.optional(v.nullable(v.string()), null),
  /** The id of the location that it is about; null = the dealer as a whole. */
  location_id: v.optional(v.nullable(v.string()), null),
});
export type Review = v.InferOutput<typeof reviewSchema>;
