import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { navLinkSchema } from './links.ts';

export const homeSchema = v.strictObject({
  /** The main heading, above the search. */
  heading: nonEmptyText,
  /** The sentence under the heading. */
  subheading: v.optional(nonEmptyText),
  /** The pictures at the top, files in assets/: cut-outs, up to three in a row in classic, one in showroom; or one JPEG photograph. */
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
  /** The photograph beside the selling points, a file in assets/. Link previews show it too. */
  photo: v.optional(nonEmptyText),
  /** The invitation to sell or trade in a vehicle, on sites with a page for it. `false` hides it. */
  sell: v.optional(
    v.union([
      v.literal(false),
      v.strictObject({
        /** Its photograph, a file in assets/. */
        photo: v.optional(nonEmptyText),
        /** Its heading; default: 'Sell us your car', with your word for vehicles. */
        heading: v.optional(nonEmptyText),
        /** A sentence or two about how you buy. */
        text: v.optional(nonEmptyText),
      }),
    ]),
    {},
  ),
  /** The people whom visitors deal with, up to eight. */
  people: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          /** The name. */
          name: nonEmptyText,
          /** The position and the place: 'Sales manager, Cairns'. */
          role: nonEmptyText,
          /** What they do for a buyer, in a sentence. */
          text: v.optional(nonEmptyText),
          /** A portrait, a file in assets/. */
          photo: v.optional(nonEmptyText),
        }),
      ),
      v.maxLength(8),
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
export type FacetTilesConfig = v.InferOutput<typeof facetTilesSchema>;
