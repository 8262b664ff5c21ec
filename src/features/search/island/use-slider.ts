import { useEffect, useRef } from 'react';
import type { RangeAttribute } from '#search/attributes.ts';
import type { Histogram } from '#search/histogram.ts';
import type { Range } from '#search/state.ts';
import { afterPaint } from './after-paint.ts';
import type { SearchSlider } from './search-slider.ts';

interface SliderInPanel {
  readonly attribute: RangeAttribute;
  readonly spread: Histogram | undefined;
  /** The range in force. */
  readonly range: Range;
  readonly refine: (range: Range) => void;
}

/**
 * Brings the slider of a range filter to life when it is first touched (`wake`), or to show a range that is in force. A
 * search follows when a thumb is let go, and 400 ms later the address (routing.ts): a held key is one step back.
 */
export function useSlider({ attribute, spread, range, refine }: SliderInPanel) {
  const box = useRef<HTMLFieldSetElement>(null);
  const slider = useRef<Promise<SearchSlider>>(undefined);
  const latest = useRef({ range, refine });
  latest.current = { range, refine };
  /** What the visitor chose and the search has not heard of yet. */
  const waiting = useRef<Range>(undefined);
  const choose = (choice: Range) => {
    waiting.current = choice;
    afterPaint(() => {
      // Of the many numbers of a held key only the last one of a frame is searched for.
      if (waiting.current !== choice) return;
      waiting.current = undefined;
      latest.current.refine(choice);
    });
  };
  const wake = () => {
    const root = box.current;
    if (!root || !spread || slider.current) return;
    const missed: Event[] = [];
    const miss = (event: Event) => missed.push(event);
    root.addEventListener('change', miss);
    slider.current = import('./search-slider.ts').then(({ searchSlider }) => {
      root.removeEventListener('change', miss);
      const live = searchSlider(root, { attribute, spread, range: latest.current.range }, choose);
      for (const { target } of missed) target?.dispatchEvent(new Event('change'));
      return live;
    });
    // The next touch tries again.
    slider.current.catch(() => {
      slider.current = undefined;
    });
  };
  const { min, max } = range;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again when the range in force is another
  useEffect(() => {
    // What was done to the native controls before hydration stands in the document, but nobody has heard of it.
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const early = inputs.some((input) => input.value !== input.defaultValue);
    if (early || min !== undefined || max !== undefined) wake();
    slider.current
      ?.then(({ show }) => {
        if (!waiting.current) show(latest.current.range);
      })
      .catch(() => {});
  }, [min, max]);
  return { box, wake };
}
