import { stockScale } from '#domain/slider/scale.ts';
import { rangeOf, thumbsOf } from '#domain/slider/thumbs.ts';
import { startSlider } from '#features/range/slider-control.ts';
import { amount } from '#search/amounts.ts';
import type { RangeAttribute } from '#search/attributes.ts';
import type { Histogram } from '#search/histogram.ts';
import type { Range } from '#search/state.ts';

/** A slider of the filter panel that has come to life. */
export interface SearchSlider {
  /** Puts the thumbs where a range says. */
  readonly show: (range: Range) => void;
}

/** Brings a range filter's slider to life. Loaded late: it is not needed to see one. `onChoice` hears of each settled range. */
export function searchSlider(
  root: HTMLElement,
  { attribute, spread, range }: { attribute: RangeAttribute; spread: Histogram; range: Range },
  onChoice: (range: Range) => void,
): SearchSlider {
  const scale = stockScale(attribute, spread.min, spread.max);
  const options = {
    scale,
    write: (value: number) => amount(attribute, value),
    onMove: (thumbs: Parameters<typeof rangeOf>[1], settled: boolean) => {
      if (settled) onChoice(rangeOf(scale, thumbs));
    },
  };
  const { show } = startSlider(root, options, thumbsOf(scale, range));
  return { show: (next) => show(thumbsOf(scale, next)) };
}
