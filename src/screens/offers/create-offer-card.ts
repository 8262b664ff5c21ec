import { timeZoneOf } from '#domain/location/time-zone.ts';
import { type Offer, offerEnd, offerPath } from '#domain/offer/offer.ts';
import { buildImageUrlPattern } from '#features/photo/image-url-pattern.ts';
import type { Site } from '#site/site.ts';
import { type OfferCardView, toOfferCardView } from './offer-card-view.ts';

/** The card view of an offer on a dealer's page. */
export function createOfferCard(offer: Offer, site: Site): OfferCardView {
  const shown = {
    ...offer,
    make: offer.manufacturer,
    model: offer.model?.name ?? null,
    image: offer.image_or_model_image,
    path: offerPath(offer, site.singleManufacturer !== undefined),
    until: offerEnd(offer, timeZoneOf(site)),
  };
  return toOfferCardView(shown, buildImageUrlPattern(site));
}
