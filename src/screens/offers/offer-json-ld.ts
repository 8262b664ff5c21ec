import type { Offer as OfferData, WithContext } from 'schema-dts';
import { COUNTRIES } from '#domain/country.ts';
import { type Offer, offerPath } from '#domain/offer/offer.ts';
import { schemaTypeOfKinds } from '#domain/vehicle-kind.ts';
import type { Site } from '#site/site.ts';

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
