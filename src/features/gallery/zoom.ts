/** How a photo is drawn in its box: `scale` 1 fits it in; `x` and `y` are pixels from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place in the box, in pixels from its middle; or a way across it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the box, and of the photo fitted into it. */
export interface Frame {
  readonly box: { readonly width: number; readonly height: number };
  readonly photo: { readonly width: number; readonly height: number };
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_ZOOM = 4;
/** What a double tap goes to, and back from. */
export const TAP_ZOOM = 2.5;
/** What one press of a button or key multiplies by. */
export const ZOOM_STEP = 1.5;

/** The photo at another scale, within 1 and 4; what lies under `at` stays there as far as the edges allow. */
export function zoomTo(zoom: Zoom, scale: number, at: Point, frame: Frame): Zoom {
  const to = Math.min(Math.max(scale, 1), MAX_ZOOM);
  const by = to / zoom.scale;
  return clampToEdges({ scale: to, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, frame);
}

/** The photo moved by so many pixels, no further than its edges. */
export function panBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return clampToEdges({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** A photo wider than its box shows no bare edge; a narrower one stays in the middle. */
function clampToEdges({ scale, x, y }: Zoom, { box, photo }: Frame): Zoom {
  const held = (value: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    // Adding 0 makes a 0 of -0.
    return Math.min(Math.max(value, -most), most) + 0;
  };
  return { scale, x: held(x, photo.width, box.width), y: held(y, photo.height, box.height) };
}
