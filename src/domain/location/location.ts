import * as v from 'valibot';
import { openingHourSchema } from '#domain/hours/hours.ts';
import { linkSchema } from '#domain/link-schema.ts';
import { STATES } from '#domain/states.ts';

const text = v.optional(v.nullable(v.pipe(v.string(), v.minLength(1))), null);
/** An address that visitors follow. */
const link = linkSchema('page');
/** Feeds give coordinates as numbers or as text (T-86). */
const degrees = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.number('must be a number of degrees, such as -16.92'),
    ),
  ),
  null,
);

/** A place of a dealer, one entry a department (spec 3 Location). The key `long` is the data's own. */
export const locationSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens')),
  /** Empty counts as sales (spec 2). */
  location_type: v.optional(v.picklist(['sales', 'used', 'service', 'parts', '']), ''),
  location_subtype: v.optional(v.array(v.string()), []),
  dealership_id: text,
  dealership_slug: text,
  visible: v.optional(v.boolean(), true),
  primary: v.optional(v.boolean(), false),
  manufacturers: v.optional(v.array(v.string()), []),
  dealer_license_number: text,
  motor_vehicle_repairer: text,
  website_url: link,
  address: v.strictObject({
    street: v.string(),
    city: v.string(),
    state: v.picklist(STATES),
    postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be 4 digits in quotes, such as "0800"')),
    lat: degrees,
    long: degrees,
    place_url: link,
    map_key: text,
  }),
  contact_detail: v.strictObject({
    phone: text,
    landline_phone: text,
    opening_hours: v.optional(v.array(openingHourSchema), []),
  }),
  image: v.optional(
    v.nullable(v.strictObject({ url: v.string(), thumb: v.optional(v.strictObject({ url: v.string() })) })),
    null,
  ),
  distribution_locations: v.optional(v.array(v.string()), []),
  average_rating: v.optional(v.nullable(v.number()), null),
  review_count: v.optional(v.nullable(v.number()), null),
  /** `average_rating` comes as text and is parsed where it is shown (REV-02). */
  reviews: v.optional(v.nullable(v.strictObject({ average_rating: v.string(), count: v.number() })), null),
});
export type Location = v.InferOutput<typeof locationSchema>;
