import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

/** A service that answers with the position of a postcode, as Google's Geocoding API does. */
const geocodingServiceSchema = v.strictObject({
  /** The address of the service, such as 'https://maps.googleapis.com/maps/api/geocode/json'. */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?\//,
      'must be an address, such as "https://maps.example.com/geocode/json"',
    ),
  ),
  /** The key of the service. It is public, so restrict it to the address of your site at the provider. */
  key: v.optional(nonEmptyText),
});

export const geocodingSchema = v.union([v.literal(false), v.literal('postcodes'), geocodingServiceSchema]);
