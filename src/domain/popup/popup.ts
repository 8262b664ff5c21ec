import * as v from 'valibot';
import { addDays, startOfDay } from '#domain/hours/local-time.ts';
import { isoDateSchema } from '#domain/iso-date-schema.ts';
import { requiredLinkSchema } from '#domain/link-schema.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

/** A notice that the dealer shows over its pages until its last day. Texts are plain, without markup. */
export const popupSchema = v.strictObject({
  /** The picture: a file in assets/ or an https address. */
  src: nonEmptyText,
  /** The last day on which it is shown, in the dealer's time zone. */
  expiryDate: isoDateSchema,
  /** The target of its button. */
  linkTo: requiredLinkSchema('page'),
  /** Its heading. */
  title: nonEmptyText,
  /** A sentence or two below it. */
  description: nonEmptyText,
  /** The label of its button. */
  buttonText: nonEmptyText,
});
export type Popup = v.InferOutput<typeof popupSchema>;

/** The end of a popup in milliseconds since 1970: after its last day in the dealer's time zone. */
export function popupEnd({ expiryDate }: Pick<Popup, 'expiryDate'>, timeZone: string): number {
  return startOfDay(addDays(expiryDate, 1), timeZone).getTime();
}
