import { BODY_KEYS } from '#domain/car/body.ts';
import { BODY_SHAPES } from '#scripts/illustrations/body-shapes.ts';
import type { VehicleDrawing } from '#scripts/illustrations/vehicle-svg.ts';

/** A committed drawing. */
export interface CommittedImage {
  /** From the project's root. */
  readonly file: string;
  readonly vehicle: VehicleDrawing;
  /** Width in pixels; the height is two thirds of it. */
  readonly width: number;
  readonly quality: number;
}

/** For body tiles and missing photos: neutral, so they are never mistaken for a car for sale. */
const NEUTRAL = '#8d959c';

/** Every drawing of a body in the repository. */
export const COMMITTED_IMAGES: readonly CommittedImage[] = BODY_KEYS.map((key): CommittedImage => {
  const { shape, rim } = BODY_SHAPES[key];
  const vehicle: VehicleDrawing = { body: shape, paint: NEUTRAL, rim };
  return { file: `public/bodies/${key}.webp`, vehicle, width: 240, quality: 44 };
});
