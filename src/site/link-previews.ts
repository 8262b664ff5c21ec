import type { Car } from '#domain/car/car.ts';
import { orderPrices, subscriptionLabel } from '#domain/car/price/subscription.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { formatDollars } from '#domain/numbers.ts';
import { type Offer, offerSubject } from '#domain/offer/offer.ts';
import { sha256 } from '#platform/sha256.ts';
import type { Site } from './site.ts';

/** The content of a picture that link previews show in place of a photo (`channels.previews`). */
export interface LinkPreview {
  readonly photo: string | null;
  readonly title: string;
  readonly subtitle: string;
  /** '$52,990', or the text in place of a price; null = none. */
  readonly amount: string | null;
  /** What stands below the price: 'Drive Away', and the other price. */
  readonly terms: readonly string[];
  readonly dealer: string;
  readonly template: Site['design']['base'];
  readonly colours: { readonly background: string; readonly text: string };
}

/** To be changed with the look of the pictures, so that all are composed again. */
const LOOK = 1;

/** The path of a preview's picture. What is on it decides its name. */
export function getPreviewPath(preview: LinkPreview): string {
  return `/assets/preview.${sha256(JSON.stringify([LOOK, preview]), 'hex', 12)}.jpg`;
}

/** The preview of a vehicle for sale; undefined if there is none. */
export function makeCarPreview(car: Car, site: Site): LinkPreview | undefined {
  if (!site.channels.previews.includes('vehicles') || !site.stock || !isForSale(car)) return undefined;
  const { amount, type, other } = orderPrices(car, subscriptionLabel(car), site.stock.leadPrice);
  return {
    ...makeFrame(site),
    photo: car.primary_image_url,
    title: carTitle(car),
    subtitle: carSubtitle(car),
    amount,
    terms: [type, other].filter((line) => line !== null),
  };
}

/** The preview of an offer; undefined if there is none. */
export function makeOfferPreview(offer: Offer, site: Site): LinkPreview | undefined {
  if (!site.channels.previews.includes('offers')) return undefined;
  const { name, price, price_type, image_or_model_image } = offer;
  return {
    ...makeFrame(site),
    photo: image_or_model_image,
    title: name,
    subtitle: offerSubject(offer) ?? '',
    amount: price === null ? null : formatDollars(price),
    terms: price === null || price_type === null ? [] : [price_type],
  };
}

/** The preview of pages that are about none of these; undefined if there is none. */
export function makeDealerPreview(site: Site): LinkPreview | undefined {
  if (!site.channels.previews.includes('dealer')) return undefined;
  const { home, assets, locations, name, description } = site;
  const photo = home.photo && assets.get(home.photo);
  return {
    ...makeFrame(site),
    photo: photo ?? locations.find(({ image }) => image)?.image?.url ?? null,
    title: name,
    subtitle: description,
    amount: null,
    terms: [],
    dealer: '',
  };
}

/** All previews of a dealer. */
export function listPreviews(site: Site): LinkPreview[] {
  return [
    makeDealerPreview(site),
    ...site.offers.map((offer) => makeOfferPreview(offer, site)),
    ...site.cars.map((car) => makeCarPreview(car, site)),
  ].filter((preview) => preview !== undefined);
}

function makeFrame({ name, design, theme }: Site): Pick<LinkPreview, 'dealer' | 'template' | 'colours'> {
  const { brand, 'on-brand': text } = theme.colours.light;
  return { dealer: name, template: design.base, colours: { background: brand, text } };
}
