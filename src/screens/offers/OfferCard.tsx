import type { OfferCardView } from './offer-card-view.ts';

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
