export interface RangeSliderProps {
  /** What is chosen: 'Price'. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** The two ends as people read them: '$5,990'. */
  readonly ends: readonly [string, string];
  /** How much there is in each of as many equal parts of the range. */
  readonly bars: readonly number[];
}

/** How high the bars stand, and the least that can still be seen. */
const HEIGHT = 56;
const LEAST = 3;

/**
 * A range to choose from: bars that show what there is, a thumb and a field for each end. Thumbs stand at the ends,
 * fields are empty there. The thumbs are native, so they move before any script has come; what they mean is said by
 * features/range/slider-control.ts, on the island and on pages without React alike.
 */
export function RangeSlider({ label, min, max, ends, bars }: RangeSliderProps) {
  const [lowest, highest] = ends;
  const what = label.toLowerCase();
  const disabled = min >= max;
  const thumb = { min, max, step: 'any', disabled, autoComplete: 'off' } as const;
  const field = { inputMode: 'numeric', disabled, autoComplete: 'off' } as const;
  return (
    <>
      <div className="slider">
        <Bars bars={bars} />
        <Bars bars={bars} />
        <input
          type="range"
          {...thumb}
          aria-label={`Minimum ${what}`}
          aria-valuetext={lowest}
          defaultValue={min}
        />
        <input
          type="range"
          {...thumb}
          aria-label={`Maximum ${what}`}
          aria-valuetext={highest}
          defaultValue={max}
        />
      </div>
      <div className="minmax">
        <input {...field} aria-label={`${label} from`} placeholder={lowest} />
        <span className="small muted">to</span>
        <input {...field} aria-label={`${label} to`} placeholder={highest} />
      </div>
    </>
  );
}

/** Drawn twice: all of them, and over them, cut to the chosen part, in the brand's colour. */
function Bars({ bars }: Pick<RangeSliderProps, 'bars'>) {
  const most = Math.max(...bars);
  const path = bars.map((count, index) => {
    const height = Math.max(LEAST, Math.round((count / most) * HEIGHT));
    return count > 0 ? `M${index} ${HEIGHT}v-${height}h.8v${height}z` : '';
  });
  return (
    <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}
