import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useDocumentEvent } from '#ui/hooks/use-event-listener.ts';
import { FITTED, type Frame, type Point, panBy, TAP_ZOOM, ZOOM_STEP, type Zoom, zoomTo } from './zoom.ts';

interface ZoomRefs {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly image: RefObject<HTMLImageElement | null>;
  /** Set to the current scale, for callbacks between renders. */
  readonly scale: RefObject<number>;
}

/** The zoom of the current photo: by pinching, double tap, wheel, buttons or keys; dragging pans. */
export function usePhotoZoom({ viewport, image, scale }: ZoomRefs, index: number) {
  const [zoom, setZoom] = useState<Zoom>(FITTED);
  scale.current = zoom.scale;
  const [shown, setShown] = useState(index);
  if (shown !== index) {
    setShown(index);
    setZoom(FITTED);
  }

  const change = (next: (zoom: Zoom, frame: Frame) => Zoom) => {
    const frame = measureFrame(viewport.current, image.current);
    if (frame) setZoom((current) => next(current, frame));
  };
  /** Changes the scale; what is under a point of the window stays there. */
  const zoomAt = (point: Point, toScale: (scale: number) => number) => {
    const at = offsetFromCentre(viewport.current, point);
    change((current, frame) => zoomTo(current, toScale(current.scale), at, frame));
  };
  const step = (by: 1 | -1) =>
    change((current, frame) => zoomTo(current, current.scale * ZOOM_STEP ** by, { x: 0, y: 0 }, frame));
  /** Moves by a fraction of the box. */
  const pan = (x: number, y: number) =>
    change((current, frame) => panBy(current, { x: x * frame.box.width, y: y * frame.box.height }, frame));

  const handlers = usePointers({
    onDrag: (by) => {
      if (scale.current > 1) change((current, frame) => panBy(current, by, frame));
    },
    onPinch: (ratio, at) => zoomAt(at, (current) => current * ratio),
    onDoubleTap: (at) => zoomAt(at, (current) => (current > 1 ? 1 : TAP_ZOOM)),
  });

  // Browsers report a touch pad's pinch as a wheel with Ctrl. React's listener is passive and could not stop the page's zoom.
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey || !(event.target instanceof Node) || !viewport.current?.contains(event.target))
      return;
    event.preventDefault();
    zoomAt({ x: event.clientX, y: event.clientY }, (current) => current * Math.exp(-event.deltaY / 100));
  };
  useDocumentEvent('wheel', onWheel, false);

  return { zoom, step, pan, reset: () => setZoom(FITTED), handlers };
}

function measureFrame(viewport: HTMLElement | null, img: HTMLImageElement | null): Frame | undefined {
  if (!viewport || !img) return undefined;
  const box = { width: viewport.clientWidth, height: viewport.clientHeight };
  // A photo that has not loaded yet counts as filling the box.
  const { naturalWidth: width = box.width, naturalHeight: height = box.height } = img.naturalWidth ? img : {};
  const fit = Math.min(box.width / width, box.height / height);
  return { box, photo: { width: width * fit, height: height * fit } };
}

function offsetFromCentre(viewport: HTMLElement | null, { x, y }: Point): Point {
  const box = viewport?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
}

/** The maximum time and distance between the taps of a double tap. */
const DOUBLE_TAP = { ms: 300, px: 24 };

/** The gestures on a photo; positions are relative to the window. */
interface PointerGestures {
  readonly onDrag: (by: Point) => void;
  readonly onPinch: (ratio: number, at: Point) => void;
  readonly onDoubleTap: (at: Point) => void;
}

/** The handlers of an element that turn its pointer events into gestures. */
function usePointers({ onDrag, onPinch, onDoubleTap }: PointerGestures) {
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
