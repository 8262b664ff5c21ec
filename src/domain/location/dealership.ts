import * as v from 'valibot';
import { linkSchema } from '#domain/link-schema.ts';
import { optionalText, slugText } from '#domain/scalar-schemas.ts';

/** One dealership of a group: its own website and what customers say of it (Dealership website and Dealership). */
export const dealershipSchema = v.strictObject({
  /** What locations and parts name it by. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** As visitors read it. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** Its word in addresses. */
  slug: slugText,
  /** The make it sells, where it sells one. */
  make: optionalText,
  /** Its own website. */
  url: linkSchema('page'),
  /** Its logo. */
  logo: v.optional(
    v.nullable(
      v.strictObject({
        /** The file's name in assets/, or an https address. */
        url: v.pipe(v.string(), v.minLength(1)),
      }),
    ),
    null,
  ),
  /** The average of its reviews, 0 to 5. */
  average_rating: v.optional(v.nullable(v.number()), null),
  /** How many reviews that average is made of. */
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
