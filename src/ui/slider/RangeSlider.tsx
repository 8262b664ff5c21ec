import { type CSSProperties, type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { canSlide, type SliderScale } from '#domain/slider/scale.ts';
import { getScaleEnd, type Thumb, type Thumbs } from '#domain/slider/thumbs.ts';
import { type ThumbsOptions, useThumbs } from './use-thumbs.ts';

export interface RangeSliderProps extends ThumbsOptions {
  /** The name of the range: 'Price'. */
  readonly label: string;
  /** The amounts in equal parts of the range. */
  readonly bars: readonly number[];
  /** Formats a number: '$5,990'. */
  readonly write: (value: number) => string;
  /** What follows the range: ' per week'. */
  readonly per?: string;
}

const THUMB_LABELS = { low: 'Minimum', high: 'Maximum' } as const satisfies Record<Thumb, string>;
const THUMBS = ['low', 'high'] as const satisfies readonly Thumb[];

/**
 * A range slider: bars that show the distribution, and a thumb and a number field for each end. The field of an open end
 * is empty. The thumbs are native inputs, so they work before hydration too.
 */
export const RangeSlider = memo(function RangeSlider(props: RangeSliderProps) {
  const { label, scale, bars, write, per = '', value } = props;
  const { thumbs, notNumber, hold, release, drag, press, type } = useThumbs(props);
  const inputs = useRef<Partial<Record<Thumb, HTMLInputElement | null>>>({});
  const disabled = !canSlide(scale);
  // Before hydration keys move by the browser's own steps, a hundredth of the scale: where thumbs are always on its steps,
  // these are the same.
  const nativeStep = scale.step === scale.grain && scale.min % scale.grain === 0 ? scale.step : 'any';
  // Thumbs dragged before hydration have moved in the DOM, but this has not been reported. If one is still held, all settle with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial values matter
  useEffect(() => {
    if (THUMBS.some((thumb) => inputs.current[thumb]?.matches(':active'))) hold();
    for (const thumb of THUMBS) {
      const input = inputs.current[thumb];
      if (input && Number(input.value) !== value[thumb]) drag(thumb, Number(input.value));
    }
  }, []);
  /** A click on the track moves the nearer thumb there. */
  const moveNearerThumb = ({ clientX, target, currentTarget }: MouseEvent) => {
    if (target instanceof HTMLInputElement) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const to = scale.min + ((clientX - left) / width) * (scale.max - scale.min);
    const thumb = to < (thumbs.low + thumbs.high) / 2 ? 'low' : 'high';
    drag(thumb, to);
    inputs.current[thumb]?.focus();
  };
  const numberField = (thumb: Thumb, name: string) => (
    <NumberField
      label={name}
      placeholder={write(getScaleEnd(scale, thumb))}
      disabled={disabled}
      text={thumbs[thumb] === getScaleEnd(scale, thumb) ? '' : write(thumbs[thumb])}
      onType={(text) => type(thumb, text)}
    />
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the thumbs take the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the thumbs take the keys */}
      <div className="slider" style={getTrackStyle(scale, thumbs)} onClick={moveNearerThumb}>
        <Bars bars={bars} />
        <Bars bars={bars} />
        {THUMBS.map((thumb) => (
          <input
            key={thumb}
            ref={(input) => {
              inputs.current[thumb] = input;
            }}
            type="range"
            min={scale.min}
            max={scale.max}
            step={nativeStep}
            disabled={disabled}
            autoComplete="off"
            aria-label={`${THUMB_LABELS[thumb]} ${label.toLowerCase()}`}
            aria-valuetext={write(thumbs[thumb])}
            value={thumbs[thumb]}
            onPointerDown={hold}
            onChange={({ target }) => drag(thumb, Number(target.value))}
            onBlur={release}
            onKeyDown={(event) => press(thumb, event.key) && event.preventDefault()}
          />
        ))}
      </div>
      <div className="minmax">
        {numberField('low', `${label} from`)}
        <span className="small muted">to</span>
        {numberField('high', `${label} to`)}
      </div>
      {!disabled && (
        <p className="minmax__note fine-print">{`${write(scale.min)} to ${write(scale.max)}${per}`}</p>
      )}
      <p className="minmax__error" role="status">
        {notNumber && `“${notNumber}” isn't a number. Try something like ${write(getExample(scale))}.`}
      </p>
    </>
  );
});

/** A number in the middle of the scale, on its grain. */
function getExample({ min, max, grain }: SliderScale): number {
  return Math.round((min + max) / 2 / grain) * grain;
}

/** The chosen part of the track, from 0 to 1; undefined for all of it, which is the style sheet's default. */
function getTrackStyle(scale: SliderScale, { low, high }: Thumbs): CSSProperties | undefined {
  const { min, max } = scale;
  if (low === min && high === max) return undefined;
  const fraction = (value: number) => (value - min) / (max - min);
  return { '--low': fraction(low), '--high': fraction(high) } as CSSProperties;
}

/** The height of the tallest bar, and the minimum that is still visible. */
const BAR_HEIGHT = 56;
const MIN_BAR_HEIGHT = 3;

/** A bar chart of the amounts in equal parts of a range. */
const Bars = memo(function Bars({ bars }: { readonly bars: readonly number[] }) {
  const max = Math.max(...bars);
  const path = bars.map((count, index) => {
    const height = Math.max(MIN_BAR_HEIGHT, Math.round((count / max) * BAR_HEIGHT));
    return count > 0 ? `M${index} ${BAR_HEIGHT}v-${height}h.8v${height}z` : '';
  });
  return (
    <svg viewBox={`0 0 ${bars.length} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
});

interface NumberFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** Its value while the visitor is not typing. */
  readonly text: string;
  /** Called with the typed text when the field is left or Enter is pressed. */
  readonly onType: (text: string) => void;
}

/** One end of a range as a number field. While the visitor is typing, nothing else changes it. */
function NumberField({ label, placeholder, disabled, text, onType }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onType(draft);
  };
  // Text typed before hydration is in the DOM, but has not been reported.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value matters
  useEffect(() => {
    const initialText = field.current?.value ?? '';
    if (initialText === text) return;
    if (document.activeElement === field.current) setDraft(initialText);
    else onType(initialText);
  }, []);
  return (
    <input
      ref={field}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      value={draft ?? text}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
