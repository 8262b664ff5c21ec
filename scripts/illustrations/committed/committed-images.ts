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

const tiles = BODY_KEYS.map((key): CommittedImage => {
  const { shape, rim } = BODY_SHAPES[key];
  const vehicle: VehicleDrawing = { body: shape, paint: NEUTRAL, rim };
  return { file: `public/bodies/${key}.webp`, vehicle, width: 240, quality: 44 };
});

const side = (body: VehicleDrawing['body'], paint: string, rim: VehicleDrawing['rim']): VehicleDrawing => ({
  body,
  paint,
  rim,
});

/** The cut-outs on the home pages and offers of the demonstration dealers. */
const cutOuts = [
  { file: 'coolabah/assets/hero-suv.webp', vehicle: side('suv', '#f1f3f4', 'tenSpoke'), width: 960 },
  { file: 'coolabah/assets/hero-ute.webp', vehicle: side('ute', '#2b4a73', 'sevenSpoke'), width: 960 },
  { file: 'coolabah/assets/hero-hatch.webp', vehicle: side('hatch', '#a91622', 'fiveSpoke'), width: 960 },
  { file: 'coolabah/assets/offer-d-max.webp', vehicle: side('trayUte', '#f1f3f4', 'steel'), width: 960 },
  {
    file: 'coolabah/assets/offer-mu-x.webp',
    vehicle: side('fourByFour', '#565e66', 'sevenSpoke'),
    width: 960,
  },
  { file: 'coolabah/assets/offer-yaris-cross.webp', vehicle: side('suv', '#24528f', 'tenSpoke'), width: 960 },
  { file: 'coolabah/assets/offer-runout.webp', vehicle: side('sedan', '#b9bfc5', 'fiveSpoke'), width: 960 },
  { file: 'coolabah/assets/stage-suv.webp', vehicle: side('suv', '#9b4a22', 'tenSpoke'), width: 1600 },
  {
    file: 'wattlebird/assets/hero-4x4.webp',
    vehicle: side('fourByFour', '#b9a98b', 'sevenSpoke'),
    width: 960,
  },
  { file: 'wattlebird/assets/hero-wagon.webp', vehicle: side('wagon', '#565e66', 'tenSpoke'), width: 960 },
  { file: 'wattlebird/assets/hero-coupe.webp', vehicle: side('coupe', '#c9571a', 'fiveSpoke'), width: 960 },
  { file: 'boobook/assets/stage-truck.webp', vehicle: side('trayTruck', '#9b4a22', 'steel'), width: 1600 },
  { file: 'boobook/assets/hero-box.webp', vehicle: side('pantech', '#24528f', 'steel'), width: 960 },
  { file: 'boobook/assets/hero-van.webp', vehicle: side('highVan', '#b9bfc5', 'steel'), width: 960 },
  { file: 'currawong/assets/stage-ute.webp', vehicle: side('ute', '#c9571a', 'sevenSpoke'), width: 1600 },
  {
    file: 'currawong/assets/hero-wagon.webp',
    vehicle: side('fourByFour', '#565e66', 'tenSpoke'),
    width: 960,
  },
  { file: 'currawong/assets/hero-tray.webp', vehicle: side('trayUte', '#f1f3f4', 'steel'), width: 960 },
  { file: 'pardalote/assets/stage-suv.webp', vehicle: side('suv', '#b9bfc5', 'tenSpoke'), width: 1600 },
  { file: 'pardalote/assets/hero-hatch.webp', vehicle: side('hatch', '#24528f', 'fiveSpoke'), width: 960 },
  { file: 'pardalote/assets/hero-van.webp', vehicle: side('van', '#f1f3f4', 'steel'), width: 960 },
  { file: 'tallowwood/assets/hero-sedan.webp', vehicle: side('sedan', '#3d4d42', 'tenSpoke'), width: 960 },
].map(
  ({ file, ...image }): CommittedImage => ({
    ...image,
    file: `sites/${file}`,
    quality: image.width > 1000 ? 42 : 80,
  }),
);

/** Every drawing in the repository. */
export const COMMITTED_IMAGES: readonly CommittedImage[] = [...tiles, ...cutOuts];
