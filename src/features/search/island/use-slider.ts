import { useEffect, useRef } from 'react';
import type { RangeAttribute } from '#search/attributes.ts';
import type { Histogram } from '#search/histogram.ts';
import type { Range } from '#search/state.ts';
import type { SearchSlider } from './search-slider.ts';

export interface SliderInPanel {
  readonly attribute: RangeAttribute;
  readonly spread: Histogram | undefined;
  /** The range in force. */
  readonly range: Range;
  readonly refine: (range: Range) => void;
}

/**
 * Brings the slider of a range filter to life when it is first touched (`wake`), or to show a range that is in force. The
 * address follows a search after 400 ms (routing.ts): a held key is one step back.
 */
export function useSlider(slider: SliderInPanel) {
  const box = useRef<HTMLFieldSetElement>(null);
  const live = useRef<Promise<SearchSlider>>(undefined);
  const latest = useRef(slider);
  latest.current = slider;
  const wake = () => {
    const root = box.current;
    if (!root || live.current) return;
    const missed: Event[] = [];
    const miss = (event: Event) => missed.push(event);
    root.addEventListener('change', miss);
    live.current = import('./search-slider.ts').then(({ searchSlider }) => {
      root.removeEventListener('change', miss);
      const started = searchSlider(root, () => latest.current);
      for (const { target } of missed) target?.dispatchEvent(new Event('change'));
      return started;
    });
    live.current.catch(() => {
      // The next touch tries again.
      live.current = undefined;
    });
  };
  const { min, max } = slider.range;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again when the range in force is another
  useEffect(() => {
    // What was done to the native controls before hydration stands in the document, but nobody has heard of it.
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const early = inputs.some((input) => input.value !== input.defaultValue);
    if (early || min !== undefined || max !== undefined) wake();
    live.current?.then(({ show }) => show()).catch(() => {});
  }, [min, max]);
  return { box, wake };
}
