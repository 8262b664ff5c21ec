import { groupOffersByModel, type ModelOffers, type Offer } from '#domain/offer/offer.ts';
import { modelOffersPath, offerPath, possibleOfferPaths } from '#domain/offer/offer-paths.ts';
import { OFFERS_SEARCH_PATH } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';
import type { Redirect, Route } from './routes.ts';

/** Whether the dealer has the offers search: whoever has or had an offer, and whoever sells vehicles unless left out. */
function hasOffersPage({ stock, withoutPages, offers, endedOffers }: Site): boolean {
  const leftOut = withoutPages.some((path) => path === OFFERS_SEARCH_PATH);
  return offers.length + endedOffers.length > 0 || (stock !== false && !leftOut);
}

/** The offers search, the page of each offer, and those of models where the dealer wants them (T-50, T-51). */
export function offerRoutes(site: Site, all: () => unknown): Route[] {
  if (!hasOffersPage(site)) return [];
  return [
    { path: OFFERS_SEARCH_PATH, kind: 'offers', input: () => null, source: 'the offers search' },
    ...site.offers.map(
      (offer): Route => ({
        path: pathOf(site, offer),
        kind: 'offer',
        // The stock of its model stands below it.
        input: all,
        source: `content/offers.json: ${offer.id}`,
      }),
    ),
    ...getModelOffers(site).map(
      (ofModel): Route => ({
        path: modelOffersPath(ofModel.model),
        kind: 'model-offers',
        input: all,
        source: `content/offers.json: ${ofModel.offers[0].id}: model.slug`,
      }),
    ),
  ];
}

/** The models that have a page of their offers. */
export function getModelOffers({ offers, offersByModel: wanted }: Site): ModelOffers[] {
  return wanted ? groupOffersByModel(offers) : [];
}

/** An offer's address under the other rule leads to its own; those of an ended one, and of its model, to the search. */
export function offerRedirects(site: Site): Redirect[] {
  if (!hasOffersPage(site)) return [];
  const ended = site.endedOffers.flatMap((offer) => [
    ...possibleOfferPaths(offer),
    ...(site.offersByModel && offer.model ? [modelOffersPath(offer.model)] : []),
  ]);
  return [
    ...site.offers.flatMap((offer) =>
      possibleOfferPaths(offer).map((from) => ({ from, to: pathOf(site, offer) })),
    ),
    ...ended.map((from) => ({ from, to: OFFERS_SEARCH_PATH })),
  ];
}

function pathOf(site: Site, offer: Offer): string {
  return offerPath(offer, site.singleManufacturer !== undefined);
}
