import { type RefObject, useState } from 'react';
import { useDocumentEvent } from '#ui/hooks/use-document-event.ts';
import { usePointers } from './use-pointers.ts';
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
