/** How a photo is drawn in its box: `scale` 1 fits it in; `x` and `y` are pixels from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A position in the box, in pixels from its middle; or a movement. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes in pixels: the box, and the photo fitted into it. */
export interface Frame {
  readonly box: { readonly width: number; readonly height: number };
  readonly photo: { readonly width: number; readonly height: number };
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_ZOOM = 4;
/** The scale after a double tap; a second one returns to 1. */
export const TAP_ZOOM = 2.5;
/** The factor for one press of a button or key. */
export const ZOOM_STEP = 1.5;

/** The photo at another scale, from 1 to MAX_ZOOM; what is under `at` stays there as far as the edges allow. */
export function zoomTo(zoom: Zoom, scale: number, at: Point, frame: Frame): Zoom {
  const to = Math.min(Math.max(scale, 1), MAX_ZOOM);
  const by = to / zoom.scale;
  return clampToEdges({ scale: to, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, frame);
}

/** The photo moved by some pixels, no further than its edges. */
export function panBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return clampToEdges({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** Limits the offset: a photo larger than its box leaves no gap at the edges; a smaller one stays centred. */
function clampToEdges({ scale, x, y }: Zoom, { box, photo }: Frame): Zoom {
  const clamp = (value: number, size: number, available: number) => {
    const max = Math.max(0, (size * scale - available) / 2);
    // Adding 0 turns -0 into 0.
    return Math.min(Math.max(value, -max), max) + 0;
  };
  return { scale, x: clamp(x, photo.width, box.width), y: clamp(y, photo.height, box.height) };
}
