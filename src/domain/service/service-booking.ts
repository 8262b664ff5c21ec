import * as v from 'valibot';
import { addressSchema } from '#domain/link-schema.ts';

const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** A service-booking page of another provider: a dealer has one for each make and workshop. */
export const serviceBookingSchema = v.strictObject({
  /** The workshop: 'Example Smithfield'. */
  name: words,
  /** As the stock writes it: 'Toyota'. */
  make: words,
  /** Where it is booked. */
  url: addressSchema('page'),
});
export type ServiceBooking = v.InferOutput<typeof serviceBookingSchema>;
