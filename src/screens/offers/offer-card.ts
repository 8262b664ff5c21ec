import { dollars } from '#domain/numbers.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { truncate } from '#domain/truncate.ts';
import { type Photo, type Pictures, photo } from '#features/photo/photo.ts';

/** An offer as a card shows it. */
export interface OfferCardView {
  readonly id: string;
  readonly name: string;
  /** 'Isuzu D-MAX'; null for an offer on neither make nor model. */
  readonly subject: string | null;
  readonly price: string | null;
  /** Cut, like the disclaimer: all of both stands on the offer's page (T-52). */
  readonly description: string | null;
  readonly disclaimer: string | null;
  /** '30 September 2026'. */
  readonly lastDay: string | null;
  /** The moment from which the offer no longer holds; null = never. */
  readonly until: number | null;
  readonly href: string;
  /** Null: a tile with what the offer is on takes its place. */
  readonly picture: Photo | null;
}

/** What a card needs of an offer; a search's hit has it too. */
export interface ShownOffer
  extends Pick<Offer, 'id' | 'name' | 'description' | 'disclaimer' | 'price' | 'expiry'> {
  readonly make: string | null;
  readonly model: string | null;
  readonly image: string | null;
  readonly path: string;
  readonly until: number | null;
}

/** Up to a phone's width at double density. */
const WIDTHS = [320, 480, 640, 800] as const;

/** Characters of a card's texts. */
const DESCRIPTION = 600;
const DISCLAIMER = 100;

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-09-30' -> '30 September 2026', the same in every zone. */
export function lastDayText(expiry: string): string {
  return DAY.format(new Date(`${expiry}T00:00:00Z`));
}

/** An offer as a card shows it. */
export function offerCard(offer: ShownOffer, pictures: Pictures): OfferCardView {
  const { id, name, make, model, price, description, disclaimer, expiry, until, path, image } = offer;
  return {
    id,
    name,
    subject: [make, model].filter(Boolean).join(' ') || null,
    price: price === null ? null : dollars(price),
    description: description && truncate(description, DESCRIPTION),
    disclaimer: disclaimer && truncate(disclaimer, DISCLAIMER),
    lastDay: expiry && lastDayText(expiry),
    until,
    href: path,
    picture: image === null ? null : photo(image, WIDTHS, pictures),
  };
}
