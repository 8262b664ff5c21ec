import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** Large upright off-road wagon. */
export const fourByFour: Shape = {
  length: 494,
  height: 194,
  axles: [{ x: 94 }, { x: 378 }],
  wheel: 40,
  sill: 29,
  outline: points(`
    16,36! 6,41 1,58 1,80 3,97 9,108 24,113.5 66,117.5 106,120 122,122.5 136,138 152,157 168,174 182,183
    206,189 256,192 336,192 406,190 446,186.5 461,181! 467,166 473,140 479,120 487,104 492,84 491,62
    486,46 476,36!
  `),
  windows: [
    points(`
    132,124.5! 148,143 164,161 178,173 200,180 256,183 336,183 406,181 446,177! 458,148 460,131 456,127!
    380,126 240,125
  `),
  ],
  pillars: [
    [246, 250, 9],
    [348, 356, 8],
  ],
  seams: [
    points('136,123 134,96 144,62 147,46'),
    points('250,125 250,80 249,46'),
    points('356,126 363,106 357,89'),
    points('22,112.5 66,116.5 108,119 126,122'),
    points('461,178 466,140 464,108'),
  ],
  shoulder: points('54,107 140,111 250,112 360,113 478,113'),
  handles: points('218,115 320,116'),
  mirror: [150, 127],
  headlight: points('4,102! 14,107 36,109 54,108! 52,98! 26,95 3,93!'),
  tailLight: points('470,128! 477,128! 483,112 487,104! 489,88! 474,90! 468,110'),
  grille: [points('2,90! 20,91 22,84 16,66 1,66!'), points('2,56! 24,55 18,42 6,43!')],
  cladding: 12,
  rails: [206, 440, 191],
  seats: [218, 318],
  seatTop: 163,
  bars: [{ points: points('146,33 240,32 322,33'), width: 5 }],
};
