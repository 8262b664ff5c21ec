import * as v from 'valibot';
import { linkSchema, optionalText, slugText } from '#domain/scalar-schemas.ts';

/** One dealership of a group: its own website and its rating. */
export const dealershipSchema = v.strictObject({
  /** The id that locations and parts refer to. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** Its name, as visitors read it. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** Its slug in addresses. */
  slug: slugText,
  /** The make it sells, if it sells only one. */
  make: optionalText,
  /** Its own website. */
  url: linkSchema('page'),
  /** Its logo. */
  logo: v.optional(
    v.nullable(
      v.strictObject({
        /** A file name in assets/, or an https address. */
        url: v.pipe(v.string(), v.minLength(1)),
      }),
    ),
    null,
  ),
  /** The average of its reviews, 0 to 5. */
  average_rating: v.optional(v.nullable(v.number()), null),
  /** The number of reviews in that average. */
  review_count: v.optional(v.nullable(v.number()), null),
});
export type Dealership = v.InferOutput<typeof dealershipSchema>;

/** The dealership that a location belongs to, by id, else by slug. */
export function dealershipOf(
  { dealership_id, dealership_slug }: { dealership_id: string | null; dealership_slug: string | null },
  dealerships: readonly Dealership[],
): Dealership | undefined {
  return (
    dealerships.find(({ id }) => id === dealership_id) ??
    dealerships.find(({ slug }) => slug === dealership_slug)
  );
}
