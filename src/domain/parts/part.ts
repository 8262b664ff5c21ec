import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';

/** One part or accessory (T-97). It has no page of its own; visitors find it in the parts search and send an enquiry. */
export const partSchema = v.strictObject({
  /** The part number. */
  id: nonEmptyText,
  /** Its name, as visitors read it. */
  name: nonEmptyText,
  /** Its slug in addresses: /vehicle-parts-and-accessories/?part={slug}. */
  slug: slugText,
  /** The categories that it is listed under. */
  categories: v.pipe(
    v.array(nonEmptyText),
    v.minLength(1, 'must name at least one category, such as ["Towing"]'),
  ),
  /** The price in whole dollars; null = on enquiry. */
  price: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer('must be whole dollars, such as 145'),
        v.minValue(1, 'must be 1 or more: leave the price out where it is on enquiry'),
      ),
    ),
    null,
  ),
  /** A picture in assets/ or an https address; null = none. */
  image: v.optional(v.nullable(nonEmptyText), null),
  /** The dealership that stocks it; a dealer shows the parts of its own dealerships. */
  dealership_id: nonEmptyText,
  /** The kind of item: always a part. */
  item_type: v.optional(v.literal('part'), 'part'),
});
export type Part = v.InferOutput<typeof partSchema>;

/** The parts that a dealer shows: those of its own dealerships, in the order given. */
export function filterPartsByDealership(dealershipIds: ReadonlySet<string>, parts: readonly Part[]): Part[] {
  return parts.filter((part) => dealershipIds.has(part.dealership_id));
}
