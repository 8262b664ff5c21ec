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
import { useWindowEvent } from '#ui/hooks/use-event-listener.ts';

export interface ThumbsOptions {
  readonly scale: SliderScale;
  /** The positions of the thumbs; a new value moves them. */
  readonly value: Thumbs;
  /** Called when the visitor moves a thumb. `settled` once it is released; typed numbers and keys settle immediately. */
  readonly onMove: (thumbs: Thumbs, settled: boolean) => void;
}

/**
 * Events that may mean that a thumb was released; the first one settles it. `change` alone is not enough: WebKit fires
 * none if the value was set during the drag, which snapping does.
 */
const RELEASE_EVENTS = ['pointerup', 'pointercancel', 'touchend', 'touchcancel', 'keyup', 'change'];

/** The two thumbs of a slider and the actions on them. Rejected input is logged and undone. */
export function useThumbs({ scale, value, onMove }: ThumbsOptions) {
  const [thumbs, setThumbs] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** The current thumbs without waiting for a render: several keys may be pressed within one frame. */
  const current = useRef(thumbs);
  const [notNumber, setNotNumber] = useState<string>();
  const held = useRef(false);
  const unsettled = useRef(false);
  if (lastValue.low !== value.low || lastValue.high !== value.high) {
    setLastValue(value);
    // A thumb that the visitor is dragging is left alone.
    if (!unsettled.current) {
      setThumbs(value);
      current.current = value;
    }
  }
  const move = (next: Thumbs, settled: boolean) => {
    current.current = next;
    unsettled.current = !settled;
    setThumbs(next);
    setNotNumber(undefined);
    try {
      onMove(next, settled);
    } catch (error) {
      logRejection(THUMB_ERRORS.failed, error);
    }
  };
  const release = () => {
    held.current = false;
    if (unsettled.current) move(current.current, true);
  };
  useWindowEvent(RELEASE_EVENTS, release);
  return {
    thumbs,
    /** The last typed text if it was no number; a number out of the range is only logged. */
    notNumber,
    /** A pointer has grabbed a thumb. */
    hold: () => {
      held.current = true;
    },
    release,
    drag: (thumb: Thumb, to: number) => move(dragThumb(scale, current.current, thumb, to), !held.current),
    /** Returns whether the key is one of a slider's. */
    press: (thumb: Thumb, key: string): boolean => {
      const next = pressThumbKey(scale, current.current, thumb, key);
      if (next) move(next, true);
      return next !== undefined;
    },
    type: (thumb: Thumb, text: string) => {
      const result = parseThumbInput(scale, current.current, thumb, text);
      if ('thumbs' in result) return move(result.thumbs, true);
      setNotNumber(result.refused === THUMB_ERRORS.failed ? text.trim() : undefined);
      logRejection(result.refused);
    },
  };
}

/** Logs rejected input. */
function logRejection(...details: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: required by the specification
  console.warn(...details);
}
