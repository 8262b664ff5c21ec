import * as v from 'valibot';
import { nonEmptyText, requiredLinkSchema } from '#domain/scalar-schemas.ts';

/** A service-booking page of another provider: a dealer has one for each make and workshop. */
export const serviceBookingSchema = v.strictObject({
  /** The workshop: 'Example Smithfield'. */
  name: nonEmptyText,
  /** The make, spelt as in the stock: 'Toyota'. */
  make: nonEmptyText,
  /** The address of the booking page. */
  url: requiredLinkSchema('page'),
});
export type ServiceBooking = v.InferOutput<typeof serviceBookingSchema>;
