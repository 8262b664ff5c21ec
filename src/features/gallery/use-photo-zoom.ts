import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useDocumentEvent } from '#ui/hooks/use-document-event.ts';
import { FITTED, type Frame, type Point, panBy, TAP_ZOOM, ZOOM_STEP, type Zoom, zoomTo } from './zoom.ts';

/** Two taps within so many milliseconds and pixels are a double tap. */
const DOUBLE_TAP = { ms: 300, px: 24 };

/** The photo in sight, enlarged by pinching, double tap, wheel, buttons or keys, and moved by dragging. */
export function usePhotoZoom(
  viewport: RefObject<HTMLElement | null>,
  image: RefObject<HTMLImageElement | null>,
  index: number,
) {
  const [zoom, setZoom] = useState<Zoom>(FITTED);
  // Embla asks at the start of every drag whether it is to follow.
  const scale = useRef(1);
  scale.current = zoom.scale;
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const [shown, setShown] = useState(index);
  if (shown !== index) {
    setShown(index);
    setZoom(FITTED);
  }

  const change = (next: (zoom: Zoom, frame: Frame) => Zoom) => {
    const frame = measureFrame(viewport.current, image.current);
    if (frame) setZoom((now) => next(now, frame));
  };
  const step = (by: 1 | -1) =>
    change((now, frame) => zoomTo(now, now.scale * ZOOM_STEP ** by, { x: 0, y: 0 }, frame));
  /** Moves by tenths of the box. */
  const pan = (x: number, y: number) =>
    change((now, frame) => panBy(now, { x: x * frame.box.width, y: y * frame.box.height }, frame));

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
    if (other) {
      const ratio = distance(after, other) / Math.max(1, distance(before, other));
      const at = offsetFromCentre(viewport.current, midpoint(after, other));
      change((now, frame) => zoomTo(now, now.scale * ratio, at, frame));
    } else if (scale.current > 1) {
      change((now, frame) => panBy(now, { x: after.x - before.x, y: after.y - before.y }, frame));
    }
  };
  const onPointerUp = ({ pointerId, clientX, clientY, timeStamp, type }: PointerEvent) => {
    const pressed = pointers.current.delete(pointerId);
    if (!pressed || type !== 'pointerup') return;
    const tap = { at: timeStamp, x: clientX, y: clientY };
    const again =
      tap.at - lastTap.current.at < DOUBLE_TAP.ms && distance(tap, lastTap.current) < DOUBLE_TAP.px;
    lastTap.current = again ? { at: 0, x: 0, y: 0 } : tap;
    if (!again) return;
    const at = offsetFromCentre(viewport.current, tap);
    change((now, frame) => zoomTo(now, now.scale > 1 ? 1 : TAP_ZOOM, at, frame));
  };

  // A touch pad's pinch comes as a wheel with Ctrl; React's own listener could not keep the page from zooming with it.
  const onWheel = (event: WheelEvent) => {
    const box = viewport.current;
    if (!event.ctrlKey || !box?.contains(event.target as Node)) return;
    event.preventDefault();
    const at = offsetFromCentre(box, { x: event.clientX, y: event.clientY });
    change((now, frame) => zoomTo(now, now.scale * Math.exp(-event.deltaY / 100), at, frame));
  };
  useDocumentEvent('wheel', onWheel, false);

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
  return { zoom, scale, step, pan, reset: () => setZoom(FITTED), handlers };
}

function measureFrame(viewport: HTMLElement | null, img: HTMLImageElement | null): Frame | undefined {
  if (!viewport || !img) return undefined;
  const box = { width: viewport.clientWidth, height: viewport.clientHeight };
  // One that has not come yet counts as filling the box.
  const { naturalWidth: width = box.width, naturalHeight: height = box.height } = img.naturalWidth ? img : {};
  const fit = Math.min(box.width / width, box.height / height);
  return { box, photo: { width: width * fit, height: height * fit } };
}

function offsetFromCentre(viewport: HTMLElement | null, { x, y }: Point): Point {
  const box = viewport?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
