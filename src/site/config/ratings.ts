import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

export const ratingsSchema = v.strictObject({
  /** Whether ratings and reviews are shown at all. */
  show: v.optional(v.boolean(), true),
  /** The source of the reviews, as pages name it: 'Google' for '85 Google reviews'. */
  source: v.optional(nonEmptyText, 'Google'),
  /** The badge appears only above this average. The list leaves out reviews with a lower rating, and says so. */
  minimum: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 4),
  /** The largest number of reviews in the list. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 12),
});
