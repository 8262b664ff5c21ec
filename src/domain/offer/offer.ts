import * as v from 'valibot';

const text = v.optional(v.nullable(v.pipe(v.string(), v.minLength(1))), null);
const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** One special offer (spec 3 Offer). Texts are shown as they are written, without markup. */
export const offerSchema = v.strictObject({
  /** Part of the offer's address: /offers/{id}/. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens')),
  /** Its heading. */
  name,
  /** What it is, in a few sentences. */
  description: text,
  /** On what conditions. */
  disclaimer: text,
  /** Address of the offer's own picture or of its model's. */
  image_or_model_image: text,
  /** The make: its name, or an object with its name. */
  manufacturer: v.optional(
    v.nullable(
      v.union([
        name,
        v.pipe(
          v.strictObject({
            /** The make's name. */
            name,
          }),
          v.transform((manufacturer) => manufacturer.name),
        ),
      ]),
    ),
    null,
  ),
  /** The model it is about. */
  model: v.optional(
    v.nullable(
      v.strictObject({
        /** Its word in addresses. */
        slug: v.string(),
        /** As visitors read it. */
        name,
      }),
    ),
    null,
  ),
  /** Dollars; null = the offer names no price. */
  price: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  /** The last day on which the offer holds, at the dealer; null = until it is taken down. */
  expiry: v.optional(v.nullable(v.pipe(v.string(), v.isoDate())), null),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** Whether an offer still holds on a day (ISO, at the dealer): its last day counts. */
export function isCurrentOffer(offer: Pick<Offer, 'expiry'>, today: string): boolean {
  return offer.expiry === null || offer.expiry >= today;
}
