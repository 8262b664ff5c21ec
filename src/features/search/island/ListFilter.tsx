import { useCallback, useRef, useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { ATTRIBUTES, type ListAttribute, offeredValues, valueLabel } from '#search/attributes.ts';
import { MAX_VALUES_PER_FACET } from '#search/instantsearch/requests.ts';
import { FacetRow } from './FacetRow.tsx';
import { Section } from './Section.tsx';

/** How many values of a list are shown before "Show all". */
const SHOWN = 7;

export interface ListFilterProps {
  readonly attribute: ListAttribute;
  readonly open: boolean;
  /** Unless something is chosen in it. */
  readonly hidden?: boolean;
}

/** A list of values to tick, the most frequent first. Ticked values are always in sight. */
export function ListFilter({ attribute, open, hidden = false }: ListFilterProps) {
  const { items: counted, refine } = useRefinementList({
    attribute,
    limit: MAX_VALUES_PER_FACET,
    sortBy: ORDER,
  });
  const items = offeredValues(attribute, counted);
  const [all, setAll] = useState(false);
  const latest = useRef(refine);
  latest.current = refine;
  const toggle = useCallback((value: string) => latest.current(value), []);
  const shown = all ? items : items.filter((item, index) => index < SHOWN || item.isRefined);
  const chosen = items.filter((item) => item.isRefined).length;
  if (items.length === 0) return null;
  return (
    <Section
      label={ATTRIBUTES[attribute].label}
      chosen={chosen}
      open={open || chosen > 0}
      hidden={hidden && chosen === 0}
    >
      <fieldset className="facet__list">
        <legend className="vh">{ATTRIBUTES[attribute].label}</legend>
        {shown.map((item) => (
          <FacetRow
            key={item.value}
            name={attribute}
            value={item.value}
            label={valueLabel(attribute, item.label)}
            count={item.count}
            refined={item.isRefined}
            onToggle={toggle}
          />
        ))}
      </fieldset>
      {items.length > SHOWN && (
        <button
          type="button"
          className="btn btn--quiet btn--sm"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${items.length}`}
        </button>
      )}
    </Section>
  );
}

/** Equal counts keep an order of their own, so that rows do not jump under the finger. */
const ORDER: ('count:desc' | 'name:asc')[] = ['count:desc', 'name:asc'];
