import { bodyImageUrl, findLogoUrl } from '#features/makes/make-logo.ts';
import type { FilterPanelModel } from '#features/search/filter-panel-model.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import { FacetCard } from './FacetCard.tsx';
import type { FacetValueProps } from './FacetCheckbox.tsx';
import { type Fold, ShowMore } from './ShowMore.tsx';
import type { FacetValue } from './stable-order.ts';
import { SHOW_MORE_LIMIT } from './use-facet-values.ts';

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
