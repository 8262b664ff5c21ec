import { stockScale } from '#domain/slider/scale.ts';
import { rangeOf, type Thumbs, thumbsOf } from '#domain/slider/thumbs.ts';
import { startSlider } from '#features/range/slider-control.ts';
import { amount } from '#search/amounts.ts';
import type { Range } from '#search/state.ts';
import { afterPaint } from './after-paint.ts';
import type { SliderInPanel } from './use-slider.ts';

/** A slider of the filter panel that has come to life. */
export interface SearchSlider {
  /** Puts the thumbs where the range in force says, unless the visitor is ahead of it. */
  readonly show: () => void;
}

/**
 * Brings a range filter's slider to life. Loaded late: it is not needed to see one. `latest` is asked anew each time.
 * A search follows when a thumb is let go.
 */
export function searchSlider(root: HTMLElement, latest: () => SliderInPanel): SearchSlider {
  const { attribute, spread } = latest();
  const scale = stockScale(attribute, spread?.min, spread?.max);
  /** What the visitor chose and the search has not heard of yet. */
  let waiting: Range | undefined;
  const onMove = (thumbs: Thumbs, settled: boolean) => {
    if (!settled) return;
    const choice = rangeOf(scale, thumbs);
    waiting = choice;
    afterPaint(() => {
      // Of the many numbers of a held key only the last one of a frame is searched for.
      if (waiting !== choice) return;
      waiting = undefined;
      latest().refine(choice);
    });
  };
  const write = (value: number) => amount(attribute, value);
  const { show } = startSlider(root, { scale, write, onMove }, thumbsOf(scale, latest().range));
  return {
    show: () => {
      if (!waiting) show(thumbsOf(scale, latest().range));
    },
  };
}
