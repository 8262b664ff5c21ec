import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/icons.ts';
import type { ChipName } from '#domain/car/chips.ts';
import { CompareTick } from '#features/compare/CompareTick.tsx';
import { SaveButton } from '#features/favourites/SaveButton.tsx';
import type { CardView } from './card-view.ts';

const FACT_ICONS = {
  car_type: 'condition',
  simple_body: 'body',
  km: 'km',
  simple_transmission: 'transmission',
  simple_fuel: 'fuel',
  stocknum: 'stock',
} as const satisfies Record<ChipName, IconName>;

export interface CarCardProps {
  readonly view: CardView;
  /** Which heading the title is, under the page's own. */
  readonly level?: 2 | 3;
  /** In sight when the page opens: its photo is asked for first. */
  readonly eager?: boolean;
}

/** A car in a list. The title's link covers the whole card; heart, compare tick and button lie above it. Templates re-lay its parts. */
export function CarCard({ view, level = 3, eager = false }: CarCardProps) {
  const Heading = `h${level}` as const;
  const { tag, sold, action } = view;
  return (
    <article className={sold ? 'card card--sold' : 'card'}>
      <CardPhoto photo={view.photo} eager={eager} />
      {view.photosHref && (
        <a
          className="btn btn--sm card__photos"
          href={view.photosHref}
          aria-label={`Request Photos: ${view.title}`}
          {...view.action.data}
          data-form="request-photos"
        >
          Request Photos
        </a>
      )}
      {tag && <p className={`tag tag--${tag.tone} card__tag`}>{tag.text}</p>}
      <SaveButton car={view.favourite} className="card__save" />
      <div className="card__head">
        <Heading className="card__title">
          <a href={view.href}>{view.title}</a>
        </Heading>
        {view.subtitle && <p className="card__sub">{view.subtitle}</p>}
      </div>
      {view.facts.length > 0 && (
        <ul className="card__facts">
          {view.facts.map(({ name, text, column }) => (
            <li key={name} className={`card__fact card__fact--${column}`}>
              <Icon name={FACT_ICONS[name]} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="card__money">
        <p className="card__now">
          <span className="price">{sold ? sold.heading : view.price}</span>{' '}
          {!sold && view.priceType && <span className="card__type">{view.priceType}</span>}
        </p>
        {sold && <p className="card__regret">{`${sold.regret} ${sold.help}`}</p>}
      </div>
      {view.note && <p className="card__note">{view.note}</p>}
      {!sold && <CompareTick id={view.id} name={view.title} />}
      <div className="card__act">
        {action.question && <p className="card__ask">{action.question}</p>}
        <a
          className="btn btn--sm"
          href={action.href}
          aria-label={`${action.text}: ${view.title}`}
          {...action.data}
        >
          {action.text}
        </a>
      </div>
    </article>
  );
}

function CardPhoto({ photo, eager }: { readonly photo: CardView['photo']; readonly eager: boolean }) {
  return (
    <div className={photo.words ? 'photo photo--none card__photo' : 'photo card__photo'}>
      <img
        src={photo.src}
        srcSet={photo.srcset}
        sizes={photo.sizes}
        width={480}
        height={320}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {photo.words && <p className="photo__words">{photo.words}</p>}
    </div>
  );
}
