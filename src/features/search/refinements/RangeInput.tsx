import { useCallback, useMemo } from 'react';
import { formatAmount } from '#domain/numbers.ts';
import { createStockScale } from '#domain/slider/scale.ts';
import { type Thumbs, toOpenRange, toThumbs } from '#domain/slider/thumbs.ts';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { getRangeAttribute, type RangeAttribute } from '#search/state/attributes.ts';
import type { Range } from '#search/state/range.ts';
import { getRange, withRange } from '#search/state/ui-state.ts';
import type { Histogram } from '#search/values/histogram.ts';
import { RangeSlider } from '#ui/slider/RangeSlider.tsx';
import { FilterSection } from './FilterSection.tsx';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

export interface RangeInputProps {
  readonly attribute: RangeAttribute;
  readonly open: boolean;
  /** Undefined unless two vehicles differ in the number: there is nothing to choose then. */
  readonly histogram: Histogram | undefined;
}

/** Minimum and maximum on a slider over the whole stock. Releasing a thumb searches. */
export function RangeInput({ attribute, open, histogram }: RangeInputProps) {
  const { search, change } = useSearch();
  const { label, unit, grain, per } = getRangeAttribute(attribute);
  const text = search.range?.[attribute];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the range
  const applied = useMemo(() => getRange(search, attribute) ?? {}, [text]);
  const [range, refine] = useOptimisticChoice<Range>(applied, (chosen) =>
    change((current) => withRange({ ...current, page: 1 }, attribute, chosen)),
  );
  const chosen = Math.min(1, Object.keys(applied).length);
  const scale = useMemo(() => createStockScale(grain, histogram?.min, histogram?.max), [grain, histogram]);
  const value = useMemo(() => toThumbs(scale, range), [scale, range]);
  const write = useCallback((number: number) => formatAmount(number, unit), [unit]);
  const onMove = useCallback(
    (thumbs: Thumbs, settled: boolean) => {
      if (settled) refine(toOpenRange(scale, thumbs));
    },
    [scale, refine],
  );
  if (!histogram) return null;
  return (
    <FilterSection label={label} chosen={chosen} open={open || chosen > 0}>
      <fieldset aria-label={label}>
        <RangeSlider
          label={label}
          scale={scale}
          bars={histogram.bars}
          write={write}
          {...(per && { per: ` ${per}` })}
          value={value}
          onMove={onMove}
        />
      </fieldset>
    </FilterSection>
  );
}
