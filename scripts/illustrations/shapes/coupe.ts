import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** Two-door coupe with a long bonnet. */
export const coupe: Shape = {
  length: 462,
  height: 134,
  axles: [{ x: 88 }, { x: 358 }],
  wheel: 34.5,
  sill: 15,
  outline: points(`
    12,16! 4,21 1,34 1,50 4,62 14,70 48,79 92,86 128,90 148,92.5 172,102 200,116 226,126 250,132 278,134
    308,131 340,123 372,112 402,104 430,102 446,103! 450,96 453,84 459,68 461,50 457,32 448,20 440,16!
  `),
  windows: [
    points(`
    160,92.5! 182,104 208,116 232,124 258,128.5 286,128 314,121 338,110 350,103! 330,100.5! 280,97
    220,94.5
  `),
  ],
  pillars: [[282, 298, 5.5]],
  seams: [
    points('164,91 150,76 150,46 154,19'),
    points('296,98 302,70 292,19'),
    points('46,77.5 92,85 130,89 152,91.5'),
    points('404,103 410,96 430,94'),
  ],
  shoulder: points('58,76 120,80 230,81 330,87 440,88'),
  handles: points('268,87'),
  mirror: [182, 95],
  headlight: points('6,65.5! 18,70 42,76 66,80! 54,72 30,66 5,62!'),
  tailLight: points('408,95! 430,96 448,94 453,87! 455,80! 434,82 414,88'),
  grille: [points('2,56! 20,57 27,48 18,25 4,24!')],
  seats: [238],
  seatTop: 114,
};
