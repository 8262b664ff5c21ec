import { type PointerEvent, useRef } from 'react';
import type { Point } from './zoom.ts';

/** The maximum time and distance between the taps of a double tap. */
const DOUBLE_TAP = { ms: 300, px: 24 };

/** The gestures on a photo; positions are relative to the window. */
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
    const previous = pointers.current.get(pointerId);
    if (!previous) return;
    const current = { x: clientX, y: clientY };
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, current);
    if (other)
      onPinch(distance(current, other) / Math.max(1, distance(previous, other)), midpoint(current, other));
    else onDrag({ x: current.x - previous.x, y: current.y - previous.y });
  };
  const onPointerUp = ({ pointerId, clientX, clientY, timeStamp, type }: PointerEvent) => {
    const pressed = pointers.current.delete(pointerId);
    if (!pressed || type !== 'pointerup') return;
    const tap = { at: timeStamp, x: clientX, y: clientY };
    const isDoubleTap =
      tap.at - lastTap.current.at < DOUBLE_TAP.ms && distance(tap, lastTap.current) < DOUBLE_TAP.px;
    lastTap.current = isDoubleTap ? { at: 0, x: 0, y: 0 } : tap;
    if (isDoubleTap) onDoubleTap(tap);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
