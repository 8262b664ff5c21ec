import { memo } from 'react';
import { bodyImageUrl, findLogoUrl, toMakeLogo } from '#features/makes/makes.ts';
import type { FilterPanelModel } from '#features/search/filter-panel-model.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import { FacetCheckbox, type FacetValueProps } from './FacetCheckbox.tsx';
import { type Fold, ShowMore } from './ShowMore.tsx';
import type { FacetValue } from './stable-order.ts';
import { SHOW_MORE_LIMIT } from './use-facet-values.ts';

interface FacetCardProps extends FacetValueProps {
  readonly label: string;
  /** URL of its picture; undefined: shown as letters. */
  readonly picture: string | undefined;
}

/** One make or body as a card: logo, name, count. Its checkbox covers the whole card. */
const FacetCard = memo(({ label, picture, ...checkbox }: FacetCardProps) => (
  <FacetCheckbox {...checkbox} className="make make--marked">
    <FacetPicture name={label} picture={picture} />
    <b>{label}</b>
    <span className="num n">{checkbox.count}</span>
  </FacetCheckbox>
));

function FacetPicture({ name, picture }: { readonly name: string; readonly picture: string | undefined }) {
  const logo = toMakeLogo(name, picture);
  if (logo.kind === 'letters') {
    return (
      <i className="mark" aria-hidden="true">
        {logo.letters}
      </i>
    );
  }
  if (logo.kind === 'ink') {
    return (
      <svg className="mark" aria-hidden="true">
        <use href={logo.src} />
      </svg>
    );
  }
  return <img className="mark" src={logo.src} alt="" loading="lazy" decoding="async" />;
}

interface FacetCardsProps {
  readonly attribute: ListAttribute;
  readonly panel: FilterPanelModel;
  readonly fold: Fold;
  readonly toValueProps: (row: FacetValue) => FacetValueProps & { readonly label: string };
}

/** Makes or bodies as cards; the last card is the toggle. */
export function FacetCards({ attribute, panel, fold, toValueProps }: FacetCardsProps) {
  const isMakes = attribute === 'make';
  const hasHeadings = panel.makeHeadings && isMakes;
  const isLong = fold.count > SHOW_MORE_LIMIT;
  const isSplit = hasHeadings && isLong && fold.all;
  const toCard = (row: FacetValue) => (
    <FacetCard
      key={row.value}
      {...toValueProps(row)}
      picture={attribute === 'body' ? bodyImageUrl(row.label) : findLogoUrl(panel.marks, row.label)}
    />
  );
  return (
    <>
      {hasHeadings && <h3 className="makes__head">{isLong ? 'Popular Makes' : 'All Makes'}</h3>}
      <div className="makes">
        {(isSplit ? fold.shown.slice(0, SHOW_MORE_LIMIT) : fold.shown).map(toCard)}
        {!isSplit && <ShowMore fold={fold} className="make make--more" isMakes={isMakes} />}
      </div>
      {isSplit && (
        <>
          <h3 className="makes__head">All Makes</h3>
          <div className="makes">
            {fold.shown.slice(SHOW_MORE_LIMIT).map(toCard)}
            <ShowMore fold={fold} className="make make--more" isMakes={isMakes} />
          </div>
        </>
      )}
    </>
  );
}
