import { memo, useState } from 'react';
import { useInstantSearch, useRange } from 'react-instantsearch';
import { RangeSlider } from '#components/RangeSlider.tsx';
import { amount } from '#search/amounts.ts';
import { ATTRIBUTES, type RangeAttribute } from '#search/attributes.ts';
import type { Histogram } from '#search/histogram.ts';
import { writeRange } from '#search/range.ts';
import type { Range } from '#search/state.ts';
import { Section } from './Section.tsx';
import { useSlider } from './use-slider.ts';

export interface RangeFilterProps {
  readonly attribute: RangeAttribute;
  readonly open: boolean;
  /** Undefined when no vehicle of the stock says the number: there is nothing to choose then. */
  readonly spread: Histogram | undefined;
}

/** From and to, on a slider over the whole stock. */
export function RangeFilter({ attribute, open, spread }: RangeFilterProps) {
  const { start } = useRange({ attribute });
  const { setIndexUiState } = useInstantSearch();
  // Not the hook's own `refine`: it refuses what lies outside of the results, and the slider spans the stock.
  const refine = (chosen: Range) =>
    setIndexUiState(({ page: _, ...state }) => {
      const { [attribute]: __, ...others } = state.range ?? {};
      const own = Object.keys(chosen).length > 0 ? { [attribute]: writeRange(chosen) } : {};
      return { ...state, range: { ...others, ...own } };
    });
  const range = rangeWith(...start);
  const { box, wake } = useSlider({ attribute, spread, range, refine });
  const chosen = Math.min(1, Object.keys(range).length);
  // Clearing the last field must not fold the section away under the finger.
  const [keepOpen, setKeepOpen] = useState(open);
  if (chosen > 0 && !keepOpen) setKeepOpen(true);
  if (!spread) return null;
  return (
    <Section label={ATTRIBUTES[attribute].label} chosen={chosen} open={keepOpen || chosen > 0}>
      <fieldset
        aria-label={ATTRIBUTES[attribute].label}
        ref={box}
        onPointerEnter={wake}
        onTouchStart={wake}
        onFocus={wake}
      >
        <Markup attribute={attribute} spread={spread} />
      </fieldset>
    </Section>
  );
}

/** Rendered once: from then on its thumbs and fields belong to the slider's control. */
const Markup = memo(
  ({ attribute, spread }: { readonly attribute: RangeAttribute; readonly spread: Histogram }) => (
    <RangeSlider
      label={ATTRIBUTES[attribute].label}
      min={spread.min}
      max={spread.max}
      ends={[amount(attribute, spread.min), amount(attribute, spread.max)]}
      bars={spread.bars}
    />
  ),
);

/** InstantSearch writes an open end as infinite. */
function rangeWith(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): Range {
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}
