import { formatFullDate } from '#domain/hours/long-date.ts';
import { formatDollars } from '#domain/numbers.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { truncate } from '#domain/truncate.ts';
import { buildPhoto, type ImageUrlPattern, type Photo } from '#features/photo/photo.ts';

/** An offer as a card shows it. */
export interface OfferCardView {
  readonly id: string;
  readonly name: string;
  /** 'Isuzu D-MAX'; null for an offer on neither make nor model. */
  readonly subject: string | null;
  readonly price: string | null;
  /** 'Drive Away'; null without a price. */
  readonly priceType: string | null;
  /** Truncated, like the disclaimer; the offer's page has both in full (T-52). */
  readonly description: string | null;
  readonly disclaimer: string | null;
  /** '30 September 2026'. */
  readonly lastDay: string | null;
  /** When the offer ends, in milliseconds since 1970; null = never. */
  readonly until: number | null;
  readonly href: string;
  /** null = a tile with the subject takes its place. */
  readonly picture: Photo | null;
}

/** The fields of an offer that a card needs; search hits have them too. */
export interface OfferCardInput
  extends Pick<Offer, 'id' | 'name' | 'description' | 'disclaimer' | 'price' | 'price_type' | 'expiry'> {
  readonly make: string | null;
  readonly model: string | null;
  readonly image: string | null;
  readonly path: string;
  readonly until: number | null;
}

/** Photo widths: the largest is that of a phone's width at 1.7 times its density, and fits into a connection's first flight. */
const PHOTO_WIDTHS = [320, 480, 640] as const;

/** The largest length of a card's texts in characters. */
const MAX_DESCRIPTION_LENGTH = 600;
const MAX_DISCLAIMER_LENGTH = 100;

/** An offer as a card shows it. */
export function toOfferCardView(offer: OfferCardInput, pictures: ImageUrlPattern): OfferCardView {
  const { id, name, make, model, price, price_type, description, disclaimer, expiry, until, path, image } =
    offer;
  return {
    id,
    name,
    subject: [make, model].filter(Boolean).join(' ') || null,
    price: price === null ? null : formatDollars(price),
    priceType: price === null ? null : price_type,
    description: description && truncate(description, MAX_DESCRIPTION_LENGTH),
    disclaimer: disclaimer && truncate(disclaimer, MAX_DISCLAIMER_LENGTH),
    lastDay: expiry && formatFullDate(expiry),
    until,
    href: path,
    picture: image === null ? null : buildPhoto(image, PHOTO_WIDTHS, pictures),
  };
}
