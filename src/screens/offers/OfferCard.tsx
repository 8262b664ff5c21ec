import { formatFullDate } from '#domain/hours/long-date.ts';
import { formatDollars } from '#domain/numbers.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { truncate } from '#domain/truncate.ts';
import { buildPhoto, type ImageUrlPattern, type Photo } from '#features/photo/photo.ts';

export interface OfferCardProps {
  readonly view: OfferCardView;
  /** The heading level, one below the heading above the cards. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** In the first screen of the page: its picture is loaded before others. */
  readonly eager?: boolean | undefined;
}

/** An offer in a list: picture, description, price, last day and conditions. The whole card is one link. */
export function OfferCard({ view, heading: Heading = 'h2', eager }: OfferCardProps) {
  const { name, subject, price, priceType, description, disclaimer, lastDay, until, href, picture } = view;
  return (
    <li className="offer" data-until={until ?? undefined}>
      {picture && (
        <div className="photo offer__photo">
          <img
            src={picture.src}
            srcSet={picture.srcset}
            sizes="(min-width: 768px) 320px, calc(100vw - 32px)"
            width={600}
            height={400}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding={eager ? 'sync' : 'async'}
          />
        </div>
      )}
      <div className="offer__words">
        {subject && <p className="offer__subject">{subject}</p>}
        <Heading className="offer__name">
          <a href={href}>{name}</a>
        </Heading>
        {description && <p className="offer__text">{description}</p>}
        {disclaimer && <p className="offer__small">{disclaimer}</p>}
      </div>
      <div className="offer__end">
        {price && (
          <p>
            <span className="price offer__price">{price}</span>{' '}
            {priceType && <span className="offer__small">{priceType}</span>}
          </p>
        )}
        {lastDay && <p className="offer__small">Ends {lastDay}</p>}
        <span className="btn btn--sm offer__act" aria-hidden="true">
          View offer
        </span>
      </div>
    </li>
  );
}

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
