import { memo, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { CardTools } from './CardTools.tsx';
import type { CardAction, CardView } from './card-view.ts';

interface CardLinkProps {
  readonly action: CardAction;
  readonly title: string;
  readonly className?: string;
}

export interface CarCardProps {
  readonly view: CardView;
  /** The heading level of the title. */
  readonly level?: 2 | 3;
  /** Whether the card is visible at page load: its photo then loads first. */
  readonly eager?: boolean;
  /** Replaces the controls where these are an island of their own. */
  readonly tools?: ReactNode;
}

/** A car in a list. The title's link covers the whole card, below the heart, compare checkbox and buttons. Templates lay it out. */
export const CarCard = memo(function CarCard({ view, level = 3, eager = false, tools }: CarCardProps) {
  const Heading = `h${level}` as const;
  const { tag, sold, actions } = view;
  return (
    <article className={sold ? 'card card--sold' : 'card'}>
      <CardPhoto photo={view.photo} eager={eager} />
      {view.photos && <CardLink action={view.photos} title={view.title} className="card__photos" />}
      {tag && <p className={`tag tag--${tag.tone} card__tag`}>{tag.text}</p>}
      {view.saves && <p className="card__saves">{view.saves}</p>}
      <div className="card__head">
        <Heading className="card__title">
          <a href={view.href}>{view.title}</a>
        </Heading>
        {view.subtitle && <p className="card__sub">{view.subtitle}</p>}
      </div>
      <CardFacts facts={view.facts} />
      <CardPrice view={view} />
      <CardNote view={view} />
      {tools ?? <CardTools car={view.favourite} sold={sold && true} />}
      <div className="card__act">
        {view.question && <p className="card__ask">{view.question}</p>}
        {actions.map((action) => (
          <CardLink key={action.text} action={action} title={view.title} />
        ))}
      </div>
    </article>
  );
});

function CardFacts({ facts }: Pick<CardView, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <ul className="card__facts">
      {facts.map(({ name, icon, text, column }) => (
        <li key={name} className={`card__fact card__fact--${column}`}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

interface CardPartProps {
  readonly view: CardView;
}

function CardPrice({ view }: CardPartProps) {
  const { sold } = view;
  return (
    <div className="card__money">
      <p className="card__now">
        <span className="price">{sold ? sold.heading : view.price}</span>{' '}
        {!sold && view.priceType && <span className="card__type">{view.priceType}</span>}
        {view.was && <span className="card__was">{view.was}</span>}
      </p>
      {view.rate && (
        <p className="card__terms" data-loan={view.loan ?? undefined}>
          <span suppressHydrationWarning>{view.cost}</span>{' '}
          <button type="button" className="card__why" popoverTarget="rates">
            {view.rate}
          </button>
        </p>
      )}
      {view.otherPrice && (
        <p className="card__terms">
          <span>{view.otherPrice}</span>
        </p>
      )}
      {sold && <p className="card__regret">{`${sold.regret} ${sold.help}`}</p>}
    </div>
  );
}

/** The other facts, and by how much the price is below the market. */
function CardNote({ view: { note, below } }: CardPartProps) {
  if (!note && !below) return null;
  return (
    <p className="card__note">
      {note && <span>{note}</span>}{' '}
      {below && (
        <button type="button" className="card__why card__below" popoverTarget="market">
          {below}
        </button>
      )}
    </p>
  );
}

function CardLink({ action, title, className = '' }: CardLinkProps) {
  const { text, href, data } = action;
  return (
    <a className={`btn btn--sm ${className}`.trim()} href={href} aria-label={`${text}: ${title}`} {...data}>
      {text}
    </a>
  );
}

function CardPhoto({ photo, eager }: { readonly photo: CardView['photo']; readonly eager: boolean }) {
  return (
    <div
      className={photo.words ? 'photo photo--none card__photo' : 'photo card__photo'}
      data-body={photo.body}
      suppressHydrationWarning
    >
      <img
        src={photo.src}
        srcSet={photo.srcset}
        sizes={photo.sizes}
        width={480}
        height={320}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        suppressHydrationWarning
      />
      {photo.words && <p className="photo__words">{photo.words}</p>}
    </div>
  );
}
