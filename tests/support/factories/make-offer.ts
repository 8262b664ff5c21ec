import * as v from 'valibot';
import { type Offer, offerSchema } from '#domain/offer/offer.ts';
import { slugify } from '#domain/slug.ts';

/** A plain special offer without an end; tests override only what they are about. */
export function makeOffer(over: Partial<v.InferInput<typeof offerSchema>> = {}): Offer {
  const { name = 'Tow bar included' } = over;
  return v.parse(offerSchema, { id: slugify(name), name, ...over });
}
