import { useState } from 'react';
import { bodyImageUrl } from '#features/makes/make-logo.ts';
import type { FilterPanelModel } from '#features/search/filter-panel-model.ts';
import type { ModelsOf } from '#search/refinements/apply-refinement.ts';
import type { ListFacetConfig as Filter } from '#search/refinements/facets.ts';
import { ATTRIBUTES, getOfferedValues, valueLabel } from '#search/state/attributes.ts';
import { FacetCard } from './FacetCard.tsx';
import { FacetRow } from './FacetRow.tsx';
import { FilterSection } from './FilterSection.tsx';
import { ModelList } from './ModelList.tsx';
import { RefinementSelect } from './RefinementSelect.tsx';
import type { FacetValue } from './stable-order.ts';
import { SHOW_MORE_LIMIT, useFacetValues } from './use-facet-values.ts';
import { useOptimisticRefinement } from './use-optimistic-refinement.ts';

export interface RefinementListProps {
  readonly filter: Filter;
  readonly panel: FilterPanelModel;
  readonly modelsOf: ModelsOf;
  readonly open: boolean;
  /** Models are offered under each chosen make. */
  readonly withModels?: boolean;
  /** Unless something is chosen in it. */
  readonly hidden?: boolean;
}

/** The values of an attribute, the first ones and the chosen ones in sight, the rest behind a toggle. */
export function RefinementList({
  filter,
  panel,
  modelsOf,
  open,
  withModels,
  hidden = false,
}: RefinementListProps) {
  const { attribute, as, single } = filter;
  const { rows: counted, hold } = useFacetValues(attribute);
  const { chosen, inForce, pick } = useOptimisticRefinement(filter, modelsOf);
  const rows = getOfferedValues(
    attribute,
    counted.map((row) => ({ ...row, isRefined: chosen.includes(row.value) })),
  );
  const [all, setAll] = useState(false);
  const kept = useEverChosen(chosen);
  // The models of makes are asked for from the start, also where no results are there yet.
  if (rows.length === 0 && !withModels) return null;
  const { label } = ATTRIBUTES[attribute];
  const folds = rows.length > SHOW_MORE_LIMIT;
  const shown = all
    ? rows
    : rows.filter(({ value }, index) => index < SHOW_MORE_LIMIT || kept.includes(value));
  const tick = ({ value, label: name, count }: FacetValue) => ({
    name: attribute,
    value,
    label: valueLabel(attribute, name),
    count,
    ticked: chosen.includes(value),
    single,
    onPick: pick,
  });
  const more = folds && (
    <button
      type="button"
      className={as === 'cards' ? 'make make--more' : 'btn btn--quiet btn--sm'}
      aria-expanded={all}
      onClick={() => setAll(!all)}
    >
      {showMoreLabel(attribute === 'make' && as === 'cards', all, rows.length)}
    </button>
  );
  return (
    <FilterSection
      label={label}
      chosen={chosen.length}
      open={open || chosen.length > 0}
      hidden={rows.length === 0 || (hidden && chosen.length === 0)}
    >
      {as === 'select' ? (
        <RefinementSelect label={label} options={rows.map(tick)} chosen={chosen} onPick={pick} />
      ) : (
        <fieldset className="facet__list" {...hold}>
          <legend className="vh">{label}</legend>
          {as === 'cards' ? (
            <>
              {panel.makeHeadings && attribute === 'make' && (
                <h3 className="makes__head">{all || !folds ? 'All Makes' : 'Popular Makes'}</h3>
              )}
              <div className="makes">
                {shown.map((row) => (
                  <FacetCard
                    key={row.value}
                    {...tick(row)}
                    picture={attribute === 'body' ? bodyImageUrl(row.label) : panel.marks[row.label]}
                  />
                ))}
                {more}
              </div>
            </>
          ) : (
            shown.map((row) => <FacetRow key={row.value} {...tick(row)} />)
          )}
        </fieldset>
      )}
      {as === 'checks' && more}
      {withModels && <ModelList makes={inForce} modelsOf={modelsOf} />}
    </FilterSection>
  );
}

/** The toggle of the make cards has fixed words. */
function showMoreLabel(makes: boolean, all: boolean, count: number): string {
  if (makes) return all ? 'Hide extra makes' : 'Show all makes';
  return all ? 'Show fewer' : `Show all ${count}`;
}

/** What is or was chosen: a value that is taken off again must not go from under the finger. */
function useEverChosen(chosen: readonly string[]): readonly string[] {
  const [ever, setEver] = useState(chosen);
  const added = chosen.filter((value) => !ever.includes(value));
  if (added.length > 0) setEver([...ever, ...added]);
  return ever;
}
