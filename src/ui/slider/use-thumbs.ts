import { useRef, useState } from 'react';
import type { SliderScale } from '#domain/slider/scale.ts';
import {
  dragThumb,
  parseThumbInput,
  pressThumbKey,
  THUMB_ERRORS,
  type Thumb,
  type Thumbs,
} from '#domain/slider/thumbs.ts';
import { useWindowEvent } from '#ui/hooks/use-window-event.ts';

export interface ThumbsOptions {
  readonly scale: SliderScale;
  /** Where the thumbs belong; another value moves them there. */
  readonly value: Thumbs;
  /** The visitor moved a thumb; `settled` once it is let go. Numbers typed and keys are settled at once. */
  readonly onMove: (thumbs: Thumbs, settled: boolean) => void;
}

/**
 * What tells that a thumb was let go; the first of them settles it. A `change` alone is not enough: WebKit fires none once
 * the value was set while it was dragged, which snapping does.
 */
const RELEASE_EVENTS = ['pointerup', 'pointercancel', 'touchend', 'touchcancel', 'keyup', 'change'];

/** The two thumbs of a slider and what may be done to them. What is refused is logged and undone. */
export function useThumbs({ scale, value, onMove }: ThumbsOptions) {
  const [thumbs, setThumbs] = useState(value);
  const [known, setKnown] = useState(value);
  /** The same without waiting for a render: keys may follow each other within one frame. */
  const current = useRef(thumbs);
  const held = useRef(false);
  const unsettled = useRef(false);
  if (known.low !== value.low || known.high !== value.high) {
    setKnown(value);
    // What the visitor holds stays in the hand.
    if (!unsettled.current) {
      setThumbs(value);
      current.current = value;
    }
  }
  const move = (next: Thumbs, settled: boolean) => {
    current.current = next;
    unsettled.current = !settled;
    setThumbs(next);
    try {
      onMove(next, settled);
    } catch (error) {
      logRefusal(THUMB_ERRORS.failed, error);
    }
  };
  const release = () => {
    held.current = false;
    if (unsettled.current) move(current.current, true);
  };
  useWindowEvent(RELEASE_EVENTS, release);
  return {
    thumbs,
    /** A pointer took hold of a thumb. */
    hold: () => {
      held.current = true;
    },
    release,
    drag: (thumb: Thumb, to: number) => move(dragThumb(scale, current.current, thumb, to), !held.current),
    /** Whether the key was one of a slider's. */
    press: (thumb: Thumb, key: string): boolean => {
      const next = pressThumbKey(scale, current.current, thumb, key);
      if (next) move(next, true);
      return next !== undefined;
    },
    type: (thumb: Thumb, text: string) => {
      const answer = parseThumbInput(scale, current.current, thumb, text);
      if ('thumbs' in answer) move(answer.thumbs, true);
      else logRefusal(answer.refused);
    },
  };
}

/** What is refused is logged only. */
function logRefusal(...words: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the log is what the spec asks for
  console.warn(...words);
}
