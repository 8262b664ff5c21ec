import * as v from 'valibot';
import { isoDateSchema } from '#domain/iso-date-schema.ts';

/** One customer review. */
export const reviewSchema = v.strictObject({
  /** Its own id among the reviews. */
  id: v.string(),
  /** Who wrote it, as it is shown. */
  customer_name: v.string(),
  /** What was written. */
  text: v.string(),
  /** Stars, 1 to 5. */
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  /** How long ago, in words: '2 months ago'; shown where no day is known. */
  created_at_time_ago_in_words: v.optional(v.nullable(v.string()), null),
  /** The day it was written; a time after it is left out. */
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
  /** The day in words: 'March 2026'; shown in its place. */
  review_date_in_words: v.optional(v.nullable(v.string()), null),
  /** A picture of who wrote it. */
  image: v.optional(v.nullable(v.string()), null),
  /** The location it is about, by id; null = the dealer as a whole. */
  location_id: v.optional(v.nullable(v.string()), null),
});
export type Review = v.InferOutput<typeof reviewSchema>;
