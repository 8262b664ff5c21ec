import { memo } from 'react';

/** How high the bars stand, and the least that can still be seen. */
const HEIGHT = 56;
const MIN_HEIGHT = 3;

/** How much there is in each of as many equal parts of a range. */
export const Bars = memo(function Bars({ bars }: { readonly bars: readonly number[] }) {
  const most = Math.max(...bars);
  const path = bars.map((count, index) => {
    const height = Math.max(MIN_HEIGHT, Math.round((count / most) * HEIGHT));
    return count > 0 ? `M${index} ${HEIGHT}v-${height}h.8v${height}z` : '';
  });
  return (
    <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
});
