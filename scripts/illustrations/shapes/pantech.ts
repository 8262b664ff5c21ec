import type { Shape } from '#scripts/illustrations/shape.ts';
import { cab } from './cab.ts';

/** Light truck with an enclosed body. */
export const pantech: Shape = {
  ...cab,
  length: 640,
  height: 306,
  load: { kind: 'box', from: 182, to: 636, floor: 94, top: 304 },
};
