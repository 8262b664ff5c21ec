import { useEffect, useRef, useState } from 'react';
import type { FilterPanelModel } from '#features/search/filter-panel-model.ts';
import type { ListFacetConfig } from '#search/refinements/facets.ts';
import {
  attributeLabel,
  getOfferedValues,
  type ListAttribute,
  valueLabel,
} from '#search/state/attributes.ts';
import { type FacetName, MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { FacetCards } from './FacetCards.tsx';
import { FacetRow } from './FacetCheckbox.tsx';
import { FilterSection } from './FilterSection.tsx';
import { ModelList } from './ModelList.tsx';
import { type Fold, ShowMore } from './ShowMore.tsx';
import type { FacetValue } from './stable-order.ts';
import { useFacetRefinement } from './use-facet-refinement.ts';
import { SHOW_MORE_LIMIT, useFacetItems, useFacetValues } from './use-facet-values.ts';

export interface RefinementListProps {
  readonly filter: ListFacetConfig;
  readonly panel: FilterPanelModel;
  /** What the search counts its values by: the attribute itself, or makes and models in one. */
  readonly facet?: FacetName;
  readonly open: boolean;
  /** Whether models are offered under each chosen make. */
  readonly withModels?: boolean;
  /** Hides the section unless a value is chosen in it. */
  readonly hidden?: boolean;
}

/** The values of an attribute: the first ones and the chosen ones are shown, the others are behind a toggle. */
export function RefinementList({
  filter,
  panel,
  facet = filter.attribute,
  open,
  withModels,
  hidden = false,
}: RefinementListProps) {
  const { attribute, as } = filter;
  const items = useFacetItems(attribute, facet);
  const { rows: counted, orderHandlers } = useFacetValues(items, attribute, facet);
  const refinement = useFacetRefinement(filter, facet);
  const { applied, pick } = refinement;
  const chosen = readChosenRows(attribute, facet, refinement.chosen);
  const rows = getOfferedValues(
    attribute,
    counted.map((row) => ({ ...row, isRefined: chosen.includes(row.value) })),
  );
  const fold = useFold(rows, chosen);
  if (rows.length === 0) return null;
  const label = attributeLabel(attribute, rows);
  const toValueProps = (row: FacetValue) => ({
    name: attribute,
    value: row.value,
    label: valueLabel(attribute, row.label),
    count: row.count,
    ticked: chosen.includes(row.value),
    single: filter.singleSelect,
    onPick: pick,
  });
  return (
    <FilterSection
      label={label}
      chosen={chosen.length}
      open={open || chosen.length > 0}
      hidden={hidden && chosen.length === 0}
    >
      {as === 'select' ? (
        <RefinementSelect label={label} options={rows.map(toValueProps)} chosen={chosen} onPick={pick} />
      ) : (
        <fieldset className="facet__list" {...orderHandlers}>
          <legend className="visually-hidden">{label}</legend>
          {as === 'cards' ? (
            <FacetCards attribute={attribute} panel={panel} fold={fold} toValueProps={toValueProps} />
          ) : (
            fold.shown.map((row) => <FacetRow key={row.value} {...toValueProps(row)} />)
          )}
        </fieldset>
      )}
      {as === 'checkboxes' && <ShowMore fold={fold} className="btn btn--quiet btn--sm" />}
      {withModels && (
        <ModelList
          items={items}
          makes={readChosenRows('make', facet, applied)}
          single={filter.singleSelect}
        />
      )}
    </FilterSection>
  );
}

/** The rows that are ticked: the make of a chosen model, too. */
function readChosenRows(
  attribute: ListAttribute,
  facet: FacetName,
  chosen: readonly string[],
): readonly string[] {
  if (facet !== MAKE_OR_MODEL) return chosen;
  return attribute === 'make'
    ? [...new Set(chosen.map((value) => splitModel(value)[0]))]
    : chosen.filter((value) => splitModel(value)[1] !== undefined);
}

/** The rows to show. A row that was ever chosen stays: unticking it must not remove it from under the finger. */
function useFold(rows: readonly FacetValue[], chosen: readonly string[]): Fold {
  const [all, setAll] = useState(false);
  const [everChosen, setEverChosen] = useState(chosen);
  const added = chosen.filter((value) => !everChosen.includes(value));
  if (added.length > 0) setEverChosen([...everChosen, ...added]);
  return {
    shown: all
      ? rows
      : rows.filter(({ value }, index) => index < SHOW_MORE_LIMIT || everChosen.includes(value)),
    count: rows.length,
    all,
    toggle: () => setAll(!all),
  };
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The option shown when an address chooses several values, which a dropdown can't. */
const SEVERAL = ' several';

/** A facet as a dropdown: one value, or 'All'. */
function RefinementSelect({
  label,
  options,
  chosen,
  onPick,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** null: all. */
  readonly onPick: (value: string | null, on: boolean) => void;
}) {
  const field = useRef<HTMLSelectElement>(null);
  const [first = '', second] = chosen;
  const value = second === undefined ? first : SEVERAL;
  // Picks up an option chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const selected = field.current?.value ?? value;
    if (selected !== value) onPick(selected || null, true);
  }, []);
  return (
    <select
      ref={field}
      className="select"
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onPick(event.target.value || null, true)}
    >
      <option value="">All</option>
      {second !== undefined && (
        <option value={SEVERAL} disabled>
          {`${chosen.length} selected`}
        </option>
      )}
      {options.map((option) => (
        <option
          key={option.value}
          value={option.value}
          disabled={option.count === 0 && !chosen.includes(option.value)}
        >
          {`${option.label} (${option.count})`}
        </option>
      ))}
    </select>
  );
}
