import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';
import { ute, uteFrontSeams, uteNose } from './ute.ts';

/** Single-cab ute with an aluminium tray. */
export const trayUte: Shape = {
  ...ute,
  length: 532,
  height: 182,
  outline: [...uteNose, ...points('216,181.5 236,180 246,175! 253,160 258,140 259,110 259,70 256,38!')],
  windows: [points('130,127! 148,144 166,160 184,170 204,174.5 232,173! 240,158 243,142 242,130! 200,128')],
  pillars: [],
  seams: [...uteFrontSeams, points('246,132 248,100 246,46')],
  shoulder: points('58,108 140,113 200,114 258,114'),
  handles: points('220,117'),
  tailLight: [],
  seats: [206],
  bars: [],
  load: { kind: 'tray', from: 268, to: 528, floor: 84, top: 112, headboard: 168 },
};
