import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { navLinkSchema } from './navigation.ts';

export const homeSchema = v.strictObject({
  /** The main heading, above the search. */
  heading: nonEmptyText,
  /** The sentence under the heading. */
  subheading: v.optional(nonEmptyText),
  /** The pictures at the top, files in assets/: up to three in a row in classic, one in showroom. */
  hero: v.optional(v.array(v.string()), []),
  /** The large sentence under the hero (showroom). */
  tagline: v.optional(nonEmptyText),
  /** Shows the finance calculator and the finance enquiry on the home page, as a finance broker needs. */
  finance: v.optional(v.boolean(), false),
  /** Up to three selling points, each with an optional link. */
  sellingPoints: v.optional(
    v.array(
      v.strictObject({
        /** The point in a few words. */
        title: nonEmptyText,
        /** A sentence that explains it. */
        text: nonEmptyText,
        /** A link to more about it. */
        link: v.optional(navLinkSchema),
      }),
    ),
    [],
  ),
  /** The blocks above the locations, in order: 'certified', 'faq:servicing', 'promotion-slider'. */
  blocks: v.optional(v.array(nonEmptyText), []),
});

export const facetTilesSchema = v.array(
  v.strictObject({
    /** The attribute whose values have a tile each. */
    attribute: v.picklist(['make', 'body']),
    /** The largest number of tiles. */
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  }),
);
