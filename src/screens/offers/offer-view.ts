import type { Offer as OfferData, WithContext } from 'schema-dts';
import { COUNTRIES } from '#domain/country.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { makeOffersPath, type Offer, offerEnd, offerPath, offerSubject } from '#domain/offer/offer.ts';
import { OFFERS_SEARCH_PATH } from '#domain/paths.ts';
import { schemaTypeOfKinds } from '#domain/vehicle-kind.ts';
import { buildImageUrlPattern } from '#features/photo/photo.ts';
import type { MakeOrModelLanding } from '#features/search/landing-stock.ts';
import type { Site } from '#site/site.ts';
import type { Crumb } from '#ui/breadcrumbs/breadcrumbs-json-ld.ts';
import { type OfferCardView, toOfferCardView } from './OfferCard.tsx';

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

/** The structured data of an offer; undefined for an offer without a price. */
export function offerJsonLd(offer: Offer, site: Site): WithContext<OfferData> | undefined {
  const { name, description, price, expiry, image_or_model_image, manufacturer, model } = offer;
  if (price === null) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    url: site.url + offerPath(offer, site.singleManufacturer !== undefined),
    name,
    price,
    priceCurrency: COUNTRIES[site.country].currency,
    ...(description !== null && { description }),
    ...(expiry !== null && { validThrough: expiry }),
    ...(image_or_model_image !== null && { image: new URL(image_or_model_image, site.url).href }),
    ...(manufacturer !== null &&
      model !== null && {
        itemOffered: {
          '@type': schemaTypeOfKinds(site.kinds),
          name: `${manufacturer} ${model.name}`,
          brand: { '@type': 'Brand', name: manufacturer },
          model: model.name,
        },
      }),
    seller: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
  };
}

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
