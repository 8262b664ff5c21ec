import { memo } from 'react';

/** The height of the tallest bar, and the minimum that is still visible. */
const HEIGHT = 56;
const MIN_HEIGHT = 3;

/** A bar chart of the amounts in equal parts of a range. */
export const Bars = memo(function Bars({ bars }: { readonly bars: readonly number[] }) {
  const max = Math.max(...bars);
  const path = bars.map((count, index) => {
    const height = Math.max(MIN_HEIGHT, Math.round((count / max) * HEIGHT));
    return count > 0 ? `M${index} ${HEIGHT}v-${height}h.8v${height}z` : '';
  });
  return (
    <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
});
