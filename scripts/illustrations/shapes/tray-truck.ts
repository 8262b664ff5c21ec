import type { Shape } from '#scripts/illustrations/shape.ts';
import { cab } from './cab.ts';

/** Light truck with an aluminium tray and drop sides. */
export const trayTruck: Shape = {
  ...cab,
  length: 632,
  height: 240,
  load: { kind: 'tray', from: 182, to: 628, floor: 96, top: 138, headboard: 226 },
};
