import * as v from 'valibot';
import { STATES } from '#domain/country.ts';
import { openingHoursSchema } from '#domain/hours/hours.ts';
import { linkSchema, optionalText, slugText } from '#domain/scalar-schemas.ts';

const optionalLink = linkSchema('page');
/** Feeds give coordinates as numbers or text (T-86), and an empty text for unknown ones. */
function degreesSchema(max: number) {
  const message = `must be a number of degrees from -${max} to ${max}, such as -16.92`;
  return v.optional(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.string()]),
        v.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
        v.nullable(v.pipe(v.number(message), v.minValue(-max, message), v.maxValue(max, message))),
      ),
    ),
    null,
  );
}

/** A location of a dealer: one department at one address. The key `long` is the data's own. */
export const locationSchema = v.strictObject({
  /** Its id, unique among the locations. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** Its name, as visitors read it: 'Example Motors Cairns Service'. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** Its slug in addresses: /locations/{slug}/. */
  slug: slugText,
  /** The department; empty counts as sales. */
  location_type: v.optional(v.picklist(['sales', 'used', 'service', 'parts', '']), ''),
  /** Further functions: 'buying' is where the dealer buys vehicles. */
  location_subtype: v.optional(v.array(v.string()), []),
  /** The id of the dealership that it belongs to. */
  dealership_id: optionalText,
  /** The slug of that dealership: /locations/{dealership_slug}/ leads here too. */
  dealership_slug: optionalText,
  /** Whether it is shown to visitors. */
  visible: v.optional(v.boolean(), true),
  /** Marks the main location of the dealer. */
  primary: v.optional(v.boolean(), false),
  /** The makes sold or serviced there. */
  manufacturers: v.optional(v.array(v.string()), []),
  /** The dealer licence, as 'DL# {number}'. */
  dealer_license_number: optionalText,
  /** The repairer's licence. */
  motor_vehicle_repairer: optionalText,
  /** Its own website. */
  website_url: optionalLink,
  /** The address. */
  address: v.strictObject({
    /** Street number and name. */
    street: v.string(),
    /** Suburb or town. */
    city: v.string(),
    /** The state, or the region in New Zealand: with the town it decides the time zone of its hours. */
    state: v.picklist(STATES),
    /** The postcode, in quotes. */
    postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be 4 digits in quotes, such as "0800"')),
    /** Degrees north; south is negative. */
    lat: degreesSchema(90),
    /** Degrees east. */
    long: degreesSchema(180),
    /** Its page on a map service, for directions. */
    place_url: optionalLink,
    /** A key for map tiles, if it has one of its own. */
    map_key: optionalText,
  }),
  /** Contact details. */
  contact_detail: v.strictObject({
    /** The number to call. */
    phone: optionalText,
    /** The number to call if `phone` is missing. */
    landline_phone: optionalText,
    /** One entry per weekday; missing days are closed. */
    opening_hours: v.optional(openingHoursSchema, []),
  }),
  /** Its picture. */
  image: v.optional(
    v.nullable(
      v.strictObject({
        /** A file name in assets/, or an https address. */
        url: v.string(),
        /** A smaller version of the picture. */
        thumb: v.optional(
          v.strictObject({
            /** A file name in assets/, or an https address. */
            url: v.string(),
          }),
        ),
      }),
    ),
    null,
  ),
  /** Other locations that it serves. */
  distribution_locations: v.optional(v.array(v.string()), []),
  /** The average of its reviews, 0 to 5. */
  average_rating: v.optional(v.nullable(v.number()), null),
  /** The number of reviews in that average. */
  review_count: v.optional(v.nullable(v.number()), null),
  /** The rating as the review source provides it: the average is text (REV-02). */
  reviews: v.optional(
    v.nullable(
      v.strictObject({
        /** The average of all reviews. */
        average_rating: v.string(),
        /** The number of reviews. */
        count: v.number(),
      }),
    ),
    null,
  ),
});
export type Location = v.InferOutput<typeof locationSchema>;
