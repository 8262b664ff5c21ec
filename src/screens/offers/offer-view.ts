import { makeOffersPath, type Offer, offerPath, offerSubject } from '#domain/offer/offer.ts';
import { OFFERS_SEARCH_PATH } from '#domain/paths.ts';
import type { MakeOrModelLanding } from '#features/search/landing-stock.ts';
import type { Site } from '#site/site.ts';
import type { Crumb } from '#ui/breadcrumbs/breadcrumbs-json-ld.ts';

/** The breadcrumbs of an offer: all offers, those of its make if the dealer has several, the offer. */
export function offerCrumbs(offer: Offer, { singleManufacturer }: Pick<Site, 'singleManufacturer'>): Crumb[] {
  const { name, manufacturer } = offer;
  const single = singleManufacturer !== undefined;
  return [
    { name: 'Special offers', path: OFFERS_SEARCH_PATH },
    ...(manufacturer !== null && !single ? [{ name: manufacturer, path: makeOffersPath(manufacturer) }] : []),
    { name, path: offerPath(offer, single) },
  ];
}

/** The search for the stock of an offer: its model, else its make; undefined if it names neither. */
export function offerLanding({
  manufacturer,
  model,
}: Pick<Offer, 'manufacturer' | 'model'>): MakeOrModelLanding | undefined {
  if (manufacturer === null) return undefined;
  return model === null
    ? { kind: 'make', make: manufacturer }
    : { kind: 'model', make: manufacturer, model: model.name };
}

/** The offer as named in leads, by its title and id: '1.9% on D-MAX, Isuzu D-MAX (d-max-finance)'. */
export function formatOfferForLead(offer: Offer): string {
  const subject = offerSubject(offer);
  return `${offer.name}${subject === null ? '' : `, ${subject}`} (${offer.id})`;
}
