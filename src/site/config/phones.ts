import * as v from 'valibot';
import { phoneNumber } from '#domain/scalar-schemas.ts';

export const phonesSchema = v.strictObject({
  /** The number in the header and on text pages. */
  main: v.optional(phoneNumber),
  /** The number on every vehicle, whatever its condition or location. */
  override: v.optional(phoneNumber),
  /** The number on new vehicles, and on used or demo vehicles that have none of their own here. */
  new: v.optional(phoneNumber),
  /** The number on used vehicles, and on new or demo vehicles for which there is none here. */
  used: v.optional(phoneNumber),
  /** The number on demo vehicles. */
  demo: v.optional(phoneNumber),
});
