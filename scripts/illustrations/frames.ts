import type { PathPoint } from './geometry.ts';
import type { Shape } from './shape.ts';

/** A picture's views of one vehicle: whole, seen from the other side, or close up. */
export const FRAMES = ['side', 'flip', 'front', 'wheel', 'rear', 'glass'] as const;
export type PhotoFrame = (typeof FRAMES)[number];

/** The crop of a picture: left and lower edge and width in centimetres; the height is two thirds of the width. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A crop centred on a point. */
function around([x, y]: PathPoint, width: number): Crop {
  return { x: x - width / 2, y: y - width / 3, width };
}

function middle(outline: readonly PathPoint[]): PathPoint {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** The glass close-up's outline: for a convertible the windscreen, its only pane. */
function glassOf({ windows, open }: Shape): readonly PathPoint[] {
  return windows.length > 0 ? windows.flat() : (open?.windscreen ?? []);
}

/** The crop of each close-up; full views have none. */
export const CROPS: Record<Exclude<PhotoFrame, 'side' | 'flip'>, (shape: Shape) => Crop> = {
  front: ({ length }) => ({ x: -18, y: -14, width: length * 0.42 }),
  wheel: ({ axles, wheel }) => around([axles[0]?.x ?? 0, wheel * 1.1], wheel * 4.4),
  rear: ({ length }) => ({ x: length * 0.58 + 18, y: -14, width: length * 0.42 }),
  glass: (shape) => around(middle(glassOf(shape)), shape.length * 0.42),
};
