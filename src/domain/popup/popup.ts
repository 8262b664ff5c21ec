import * as v from 'valibot';
import { addDays, startOfDay } from '#domain/hours/local-time.ts';
import { isoDateSchema } from '#domain/iso-date-schema.ts';
import { requiredLinkSchema } from '#domain/link-schema.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

/** What a dealer shows over its pages for a while. Texts are shown as they are written. */
export const popupSchema = v.strictObject({
  /** The picture: a file in assets/ or an https address. */
  src: nonEmptyText,
  /** The last day on which it is shown, at the dealer. */
  expiryDate: isoDateSchema,
  /** Where its button leads. */
  linkTo: requiredLinkSchema('page'),
  /** Its heading. */
  title: nonEmptyText,
  /** A sentence or two below it. */
  description: nonEmptyText,
  /** What its button says. */
  buttonText: nonEmptyText,
});
export type Popup = v.InferOutput<typeof popupSchema>;

/** The moment (milliseconds since 1970) from which a popup is over: its last day counts, in the dealer's zone. */
export function popupEnd({ expiryDate }: Pick<Popup, 'expiryDate'>, timeZone: string): number {
  return startOfDay(addDays(expiryDate, 1), timeZone).getTime();
}
