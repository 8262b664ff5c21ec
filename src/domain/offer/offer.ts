import * as v from 'valibot';
import { addDays, startOfDay } from '#domain/hours/local-time.ts';
import { OFFERS_SEARCH_PATH } from '#domain/paths.ts';
import { isoDateSchema, nonEmptyText, optionalText, slugText } from '#domain/scalar-schemas.ts';
import { slugify } from '#domain/slug.ts';

/** One special offer. Texts are plain, without markup. */
export const offerSchema = v.strictObject({
  /** Part of the offer's address: /offers/{id}/. */
  id: slugText,
  /** Its heading. */
  name: nonEmptyText,
  /** A description in a few sentences. */
  description: optionalText,
  /** The conditions. */
  disclaimer: optionalText,
  /** The offer's own picture or its model's: a file in assets/ or an https address. */
  image_or_model_image: optionalText,
  /** The make: its name, or an object with its name. */
  manufacturer: v.optional(
    v.nullable(
      v.union([
        nonEmptyText,
        v.pipe(
          v.strictObject({
            /** The make's name. */
            name: nonEmptyText,
          }),
          v.transform((manufacturer) => manufacturer.name),
        ),
      ]),
    ),
    null,
  ),
  /** The model. Its slug is the address of the page of its offers, if the dealer has such pages: /{slug}/. */
  model: v.optional(
    v.nullable(
      v.strictObject({
        /** Its slug in addresses. */
        slug: slugText,
        /** Its name, as visitors read it. */
        name: nonEmptyText,
      }),
    ),
    null,
  ),
  /** The price in whole dollars; null = none. */
  price: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer('must be whole dollars, such as 45990'),
        v.minValue(1, 'must be 1 or more: leave the price out where the offer names none'),
      ),
    ),
    null,
  ),
  /** The price type, as shown beside the price: "Drive Away". */
  price_type: optionalText,
  /** The last day of the offer, in the dealer's time zone; null = no end. */
  expiry: v.optional(v.nullable(isoDateSchema), null),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** Whether an offer is still valid on a day (ISO, in the dealer's time zone), its last day included. */
export function isCurrentOffer(offer: Pick<Offer, 'expiry'>, today: string): boolean {
  return offer.expiry === null || offer.expiry >= today;
}

/** The end of an offer in milliseconds since 1970, by the dealer's time zone; null = none. */
export function offerEnd({ expiry }: Pick<Offer, 'expiry'>, timeZone: string): number | null {
  return expiry === null ? null : startOfDay(addDays(expiry, 1), timeZone).getTime();
}

/** The make and model that an offer is about: 'Isuzu D-MAX'; null if it names neither. */
export function offerSubject({ manufacturer, model }: Pick<Offer, 'manufacturer' | 'model'>): string | null {
  return [manufacturer, model?.name].filter(Boolean).join(' ') || null;
}

/** At most `limit` similar offers: those for its model first, then its make, then the others, each in list order. */
export function findSimilarOffers(offer: Offer, offers: readonly Offer[], limit: number): Offer[] {
  const distance = (other: Offer) => {
    if (other.manufacturer !== offer.manufacturer) return 2;
    if (offer.model !== null && other.model?.slug === offer.model.slug) return 0;
    return offer.manufacturer === null ? 2 : 1;
  };
  return offers
    .filter(({ id }) => id !== offer.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, limit);
}

/** A model and the offers on it. */
export interface ModelOffers {
  readonly manufacturer: string | null;
  readonly model: NonNullable<Offer['model']>;
  /** In the order of the list. */
  readonly offers: readonly [Offer, ...Offer[]];
}

/** Groups offers by model; offers without a model are left out. */
export function groupOffersByModel(offers: readonly Offer[]): ModelOffers[] {
  const ofModels = Map.groupBy(offers, ({ manufacturer, model }) => model && `${manufacturer} ${model.slug}`);
  return [...ofModels.values()].flatMap(([first, ...others]) =>
    first?.model
      ? [{ manufacturer: first.manufacturer, model: first.model, offers: [first, ...others] as const }]
      : [],
  );
}

type OfferWithPath = Pick<Offer, 'id' | 'manufacturer'>;

/**
 * The page of an offer (T-51): '/offers/isuzu/d-max-tray/'; '/offers/d-max-tray/' if the dealer sells a single make or
 * the offer has none.
 */
export function offerPath({ id, manufacturer }: OfferWithPath, singleManufacturer: boolean): string {
  const named = singleManufacturer || manufacturer === null ? '' : slugify(manufacturer);
  return named === '' ? `/offers/${id}/` : `/offers/${named}/${id}/`;
}

/** Both addresses that the page of an offer can have; the one that it does not use redirects to the other. */
export function possibleOfferPaths(offer: OfferWithPath): string[] {
  return [...new Set([offerPath(offer, false), offerPath(offer, true)])];
}

/** The page of a model's offers (T-50): '/d-max/'. */
export function modelOffersPath({ slug }: Pick<NonNullable<Offer['model']>, 'slug'>): string {
  return `/${slug}/`;
}

/** The offers search, filtered by make: '/special-offers/?make=Isuzu'. */
export function makeOffersPath(make: string): string {
  return `${OFFERS_SEARCH_PATH}?${new URLSearchParams({ make })}`;
}
