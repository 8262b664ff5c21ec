import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** Open two-door car, roof down. */
export const convertible: Shape = {
  length: 448,
  height: 128,
  axles: [{ x: 88 }, { x: 346 }],
  wheel: 33.5,
  sill: 15,
  outline: points(`
    12,16! 4,21 1,34 1,50 4,61 14,69 48,77 90,84.5 124,89 146,92 158,92.5! 220,93.5 282,96 312,101
    336,104 372,102 406,98.5 432,97! 437,90 440,78 446,64 447,48 443,31 434,20 426,16!
  `),
  windows: [],
  pillars: [],
  seams: [
    points('156,90 148,74 148,46 152,19'),
    points('276,95 282,68 272,19'),
    points('46,75.5 90,83.5 126,88 150,91'),
    points('340,102 352,95 392,92'),
  ],
  shoulder: points('58,75 120,79 220,80 310,85 426,86'),
  handles: points('248,86'),
  mirror: [174, 92],
  headlight: points('6,64.5! 18,69 42,74.5 66,79! 54,71 30,65 5,61!'),
  tailLight: points('398,91! 418,91 435,89 440,82! 442,76! 422,78 404,84'),
  grille: [points('2,55! 20,56 27,47 18,25 4,24!')],
  seats: [224, 290],
  seatTop: 118,
  open: {
    windscreen: points('148,91! 172,105 198,119 212,125! 217,122! 202,113 178,98 168,92!'),
  },
};
