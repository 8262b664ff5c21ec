import * as v from 'valibot';
import { openingHoursSchema } from '#domain/hours/hours.ts';
import { linkSchema } from '#domain/link-schema.ts';
import { optionalText, slugText } from '#domain/scalar-schemas.ts';
import { STATES } from '#domain/states.ts';

/** An address that visitors follow. */
const optionalLink = linkSchema('page');
/** Feeds give coordinates as numbers or as text (T-86), and an empty text where they have none. */
function degreesSchema(most: number) {
  const wrong = `must be a number of degrees from -${most} to ${most}, such as -16.92`;
  return v.optional(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.string()]),
        v.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
        v.nullable(v.pipe(v.number(wrong), v.minValue(-most, wrong), v.maxValue(most, wrong))),
      ),
    ),
    null,
  );
}

/** A place of a dealer, one entry a department. The key `long` is the data's own. */
export const locationSchema = v.strictObject({
  /** Its own id among the locations. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** As visitors read it: 'Example Motors Cairns Service'. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** Its word in addresses: /locations/{slug}/. */
  slug: slugText,
  /** The department; empty counts as sales. */
  location_type: v.optional(v.picklist(['sales', 'used', 'service', 'parts', '']), ''),
  /** What else it does: 'buying' is where vehicles are bought. */
  location_subtype: v.optional(v.array(v.string()), []),
  /** Which dealership it belongs to, by id. */
  dealership_id: optionalText,
  /** The same by slug: /locations/{dealership_slug}/ leads here too. */
  dealership_slug: optionalText,
  /** Whether visitors see it. */
  visible: v.optional(v.boolean(), true),
  /** The one that stands for the dealer. */
  primary: v.optional(v.boolean(), false),
  /** The makes that are sold or looked after there. */
  manufacturers: v.optional(v.array(v.string()), []),
  /** The dealer licence, as 'DL# {number}'. */
  dealer_license_number: optionalText,
  /** The repairer's licence. */
  motor_vehicle_repairer: optionalText,
  /** Its own website. */
  website_url: optionalLink,
  /** Where it is. */
  address: v.strictObject({
    /** Number and street. */
    street: v.string(),
    /** Suburb or town. */
    city: v.string(),
    /** The state, whose clock its hours are told by. */
    state: v.picklist(STATES),
    /** The postcode, in quotes. */
    postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be 4 digits in quotes, such as "0800"')),
    /** Degrees north; south is negative. */
    lat: degreesSchema(90),
    /** Degrees east. */
    long: degreesSchema(180),
    /** Its page at a map service, for directions. */
    place_url: optionalLink,
    /** The key for the tiles of the map, where it has one of its own. */
    map_key: optionalText,
  }),
  /** How it is reached. */
  contact_detail: v.strictObject({
    /** The number to call. */
    phone: optionalText,
    /** The number to call where there is no other. */
    landline_phone: optionalText,
    /** A day of the week each, none twice; days left out are closed. */
    opening_hours: v.optional(openingHoursSchema, []),
  }),
  /** Its picture. */
  image: v.optional(
    v.nullable(
      v.strictObject({
        /** The file's name in assets/, or an https address. */
        url: v.string(),
        /** A smaller one. */
        thumb: v.optional(
          v.strictObject({
            /** The file's name in assets/, or an https address. */
            url: v.string(),
          }),
        ),
      }),
    ),
    null,
  ),
  /** Other places it serves. */
  distribution_locations: v.optional(v.array(v.string()), []),
  /** The average of its reviews, 0 to 5. */
  average_rating: v.optional(v.nullable(v.number()), null),
  /** How many reviews that average is made of. */
  review_count: v.optional(v.nullable(v.number()), null),
  /** The same as the source of the reviews writes it: the average comes as text (REV-02). */
  reviews: v.optional(
    v.nullable(
      v.strictObject({
        /** The average of all reviews. */
        average_rating: v.string(),
        /** How many there are. */
        count: v.number(),
      }),
    ),
    null,
  ),
});
export type Location = v.InferOutput<typeof locationSchema>;
