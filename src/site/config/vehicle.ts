import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

export const vehicleNounSchema = v.strictObject({
  /** One vehicle: 'car', 'truck' or 'vehicle'. */
  noun: v.optional(nonEmptyText, 'car'),
  /** Several vehicles: 'cars', 'trucks' or 'vehicles'. */
  plural: v.optional(nonEmptyText, 'cars'),
});
