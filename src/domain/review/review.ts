import * as v from 'valibot';

/** One customer review (spec 3 Review). */
export const reviewSchema = v.strictObject({
  id: v.string(),
  customer_name: v.string(),
  text: v.string(),
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  created_at_time_ago_in_words: v.optional(v.nullable(v.string()), null),
  review_date: v.optional(v.nullable(v.string()), null),
  review_date_in_words: v.optional(v.nullable(v.string()), null),
  image: v.optional(v.nullable(v.string()), null),
  /** The location it is about, by id; null = the dealer as a whole. Our own addition: spec 3 does not say. */
  location_id: v.optional(v.nullable(v.string()), null),
});
export type Review = v.InferOutput<typeof reviewSchema>;
