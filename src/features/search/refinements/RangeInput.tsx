import { useCallback, useMemo, useState } from 'react';
import { stockScale } from '#domain/slider/scale.ts';
import { rangeOf, type Thumbs, thumbsOf } from '#domain/slider/thumbs.ts';
import { ATTRIBUTES, type RangeAttribute } from '#search/state/attributes.ts';
import { amount } from '#search/state/format-value.ts';
import type { Histogram } from '#search/values/histogram.ts';
import { RangeSlider } from '#ui/slider/RangeSlider.tsx';
import { Section } from './FilterSection.tsx';
import { useRangeChoice } from './use-range-refinement.ts';

export interface RangeFilterProps {
  readonly attribute: RangeAttribute;
  readonly open: boolean;
  /** Undefined when no vehicle of the stock says the number: there is nothing to choose then. */
  readonly spread: Histogram | undefined;
}

/** From and to, on a slider over the whole stock. A search follows when a thumb is let go. */
export function RangeFilter({ attribute, open, spread }: RangeFilterProps) {
  const { range, inForce, choose } = useRangeChoice(attribute);
  const chosen = Math.min(1, Object.keys(inForce).length);
  // Clearing the last field must not fold the section away under the finger.
  const [keepOpen, setKeepOpen] = useState(open);
  if (chosen > 0 && !keepOpen) setKeepOpen(true);
  const scale = useMemo(() => stockScale(attribute, spread?.min, spread?.max), [attribute, spread]);
  const value = useMemo(() => thumbsOf(scale, range), [scale, range]);
  const write = useCallback((number: number) => amount(attribute, number), [attribute]);
  const onMove = useCallback(
    (thumbs: Thumbs, settled: boolean) => {
      if (settled) choose(rangeOf(scale, thumbs));
    },
    [scale, choose],
  );
  if (!spread) return null;
  const { label } = ATTRIBUTES[attribute];
  return (
    <Section label={label} chosen={chosen} open={keepOpen || chosen > 0}>
      <fieldset aria-label={label}>
        <RangeSlider
          label={label}
          scale={scale}
          bars={spread.bars}
          write={write}
          value={value}
          onMove={onMove}
        />
      </fieldset>
    </Section>
  );
}
