import { type PointerEvent, useRef } from 'react';
import type { Point } from './zoom.ts';

/** Two taps within so many milliseconds and pixels are a double tap. */
const DOUBLE_TAP = { ms: 300, px: 24 };

/** What pointers do to a photo; positions are those of the window. */
interface PointerGestures {
  readonly onDrag: (by: Point) => void;
  readonly onPinch: (ratio: number, at: Point) => void;
  readonly onDoubleTap: (at: Point) => void;
}

/** The handlers of an element that turn its pointer events into gestures. */
export function usePointers({ onDrag, onPinch, onDoubleTap }: PointerGestures) {
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const onPointerDown = ({ pointerId, clientX, clientY, pointerType, button }: PointerEvent) => {
    if (pointerType === 'mouse' && button !== 0) return;
    pointers.current.set(pointerId, { x: clientX, y: clientY });
  };
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const after = { x: clientX, y: clientY };
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, after);
    if (other) onPinch(distance(after, other) / Math.max(1, distance(before, other)), midpoint(after, other));
    else onDrag({ x: after.x - before.x, y: after.y - before.y });
  };
  const onPointerUp = ({ pointerId, clientX, clientY, timeStamp, type }: PointerEvent) => {
    const pressed = pointers.current.delete(pointerId);
    if (!pressed || type !== 'pointerup') return;
    const tap = { at: timeStamp, x: clientX, y: clientY };
    const again =
      tap.at - lastTap.current.at < DOUBLE_TAP.ms && distance(tap, lastTap.current) < DOUBLE_TAP.px;
    lastTap.current = again ? { at: 0, x: 0, y: 0 } : tap;
    if (again) onDoubleTap(tap);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
