import {
  groupOffersByModel,
  type ModelOffers,
  modelOffersPath,
  type Offer,
  offerPath,
} from '#domain/offer/offer.ts';
import { OFFERS_SEARCH_PATH } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';
import type { Route } from './route.ts';

/** Whether the dealer has the offers search: it has or had an offer, or it sells vehicles and does not omit the page. */
function hasOffersPage({ stock, omitPages, offers, endedOffers }: Site): boolean {
  const leftOut = omitPages.some((path) => path === OFFERS_SEARCH_PATH);
  return offers.length + endedOffers.length > 0 || (stock !== false && !leftOut);
}

/** The offers search, the page of each offer, and those of models if configured (T-50, T-51). */
export function offerRoutes(site: Site): Route[] {
  if (!hasOffersPage(site)) return [];
  return [
    { path: OFFERS_SEARCH_PATH, kind: 'offers', source: 'the offers search' },
    ...site.offers.map(
      (offer): Route => ({
        path: getOfferPath(site, offer),
        kind: 'offer',
        source: `content/offers.json: ${offer.id}`,
      }),
    ),
    ...getModelOffers(site).map(
      (ofModel): Route => ({
        path: modelOffersPath(ofModel.model),
        kind: 'model-offers',
        source: `content/offers.json: ${ofModel.offers[0].id}: model.slug`,
      }),
    ),
  ];
}

/** The models that have a page for their offers. */
export function getModelOffers({ offers, offersByModel: enabled }: Site): ModelOffers[] {
  return enabled ? groupOffersByModel(offers) : [];
}

/** The address of an offer's page. */
export function getOfferPath(site: Site, offer: Offer): string {
  return offerPath(offer, site.singleManufacturer !== undefined);
}
