import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';
import { highVan, highVanFrontSeams, highVanNose } from './high-van.ts';

/** Coach-built motorhome on a van's cab, with sleeping room over the driver. */
export const motorhome: Shape = {
  ...highVan,
  length: 700,
  height: 302,
  axles: [{ x: 100 }, { x: 500 }],
  outline: [...highVanNose, ...points('144,208 166,220 196,224 222,222! 222,120! 220,30!')],
  seams: highVanFrontSeams,
  shoulder: points('54,108 130,116 180,118 220,118'),
  handles: points('182,119'),
  tailLight: [],
  load: { kind: 'coach', from: 214, to: 696, floor: 36, top: 298 },
};
