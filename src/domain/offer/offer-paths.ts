import { OFFERS_SEARCH_PATH } from '#domain/paths.ts';
import { slugify } from '#domain/slug.ts';
import type { Offer } from './offer.ts';

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
