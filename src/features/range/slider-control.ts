import type { SliderScale } from '#domain/slider/scale.ts';
import { dragged, end, pressed, REFUSALS, type Thumb, type Thumbs, typed } from '#domain/slider/thumbs.ts';

export interface SliderOptions {
  readonly scale: SliderScale;
  /** A number as people read it. */
  readonly write: (value: number) => string;
  /** The visitor moved a thumb; `settled` once it is let go. Numbers typed and keys are settled at once. */
  readonly onMove: (thumbs: Thumbs, settled: boolean) => void;
}

/** A RangeSlider that has come to life. */
export interface SliderControl {
  /** Puts the thumbs somewhere, without a call of onMove. */
  readonly show: (thumbs: Thumbs) => void;
}

const THUMBS = ['low', 'high'] as const satisfies readonly Thumb[];

/**
 * Gives the markup of RangeSlider its rules: what may not be done is logged and undone (spec 8). What the visitor did
 * to the native controls before is taken as done now.
 */
export function startSlider(root: ParentNode, options: SliderOptions, start: Thumbs): SliderControl {
  const { scale, write } = options;
  const slider = one<HTMLElement>(root, '.slider');
  const sliders = pair(root, '.slider input');
  const fields = pair(root, '.minmax input');
  /** As the markup shows them. */
  let thumbs: Thumbs = { low: scale.min, high: scale.max };

  const show = (next: Thumbs) => {
    thumbs = next;
    for (const thumb of THUMBS) {
      const value = next[thumb];
      sliders[thumb].value = String(value);
      sliders[thumb].setAttribute('aria-valuetext', write(value));
      fields[thumb].value = value === end(scale, thumb) ? '' : write(value);
      slider.style.setProperty(`--${thumb}`, String((value - scale.min) / (scale.max - scale.min)));
    }
  };
  // A field in which the visitor is writing is left alone when nothing moves.
  const showOther = (next: Thumbs) => {
    if (next.low !== thumbs.low || next.high !== thumbs.high) show(next);
  };
  const move = (next: Thumbs, settled: boolean) => {
    show(next);
    try {
      options.onMove(next, settled);
    } catch (error) {
      log(REFUSALS.failed, error);
    }
  };
  const drag = (thumb: Thumb, settled: boolean) =>
    move(dragged(scale, thumbs, thumb, Number(sliders[thumb].value)), settled);
  const type = (thumb: Thumb) => {
    const answer = typed(scale, thumbs, thumb, fields[thumb].value);
    if ('thumbs' in answer) return move(answer.thumbs, true);
    log(answer.refused);
    show(thumbs);
  };
  const press = (thumb: Thumb, event: KeyboardEvent) => {
    const next = pressed(scale, thumbs, thumb, event.key);
    if (!next) return;
    event.preventDefault();
    move(next, true);
  };
  /** A press on the track brings the nearer thumb. */
  const bring = ({ clientX, target }: MouseEvent) => {
    if (target instanceof HTMLInputElement) return;
    const { left, width } = slider.getBoundingClientRect();
    const value = scale.min + ((clientX - left) / width) * (scale.max - scale.min);
    const thumb = value < (thumbs.low + thumbs.high) / 2 ? 'low' : 'high';
    move(dragged(scale, thumbs, thumb, value), true);
    sliders[thumb].focus();
  };

  for (const thumb of THUMBS) {
    sliders[thumb].addEventListener('input', () => drag(thumb, false));
    sliders[thumb].addEventListener('change', () => drag(thumb, true));
    sliders[thumb].addEventListener('keydown', (event) => press(thumb, event));
    fields[thumb].addEventListener('change', () => type(thumb));
  }
  slider.addEventListener('click', bring);
  const moved = THUMBS.filter((thumb) => Number(sliders[thumb].value) !== thumbs[thumb]);
  const written = THUMBS.filter(
    (thumb) => fields[thumb].value !== '' && fields[thumb] !== document.activeElement,
  );
  if (moved.length + written.length === 0) showOther(start);
  // One that is still held is settled when it is let go.
  for (const thumb of moved) drag(thumb, !sliders[thumb].matches(':active'));
  for (const thumb of written) type(thumb);
  return { show: showOther };
}

function one<Part extends Element>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`slider: there is no ${selector}`);
  return part;
}

/** The control of each thumb: the low one comes first. */
function pair(root: ParentNode, selector: string): Readonly<Record<Thumb, HTMLInputElement>> {
  const [low, high] = root.querySelectorAll<HTMLInputElement>(selector);
  if (!low || !high) throw new Error(`slider: there are not two of ${selector}`);
  return { low, high };
}

/** Spec 8: what is refused is logged only. */
function log(...words: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the log is what the spec asks for
  console.warn(...words);
}
