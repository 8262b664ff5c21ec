import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** Medium sport utility vehicle. */
export const suv: Shape = {
  length: 462,
  height: 170,
  axles: [{ x: 92 }, { x: 361 }],
  wheel: 36.5,
  sill: 23,
  outline: points(`
    14,26! 5,32 1,48 1,66 4,79 12,88 34,94 70,101 102,106 116,109.5 136,124 158,140 180,153 204,161.5
    244,167 292,168 344,165.5 390,160 420,154! 431,136 441,118 449,107 457,94 462,76 461,54 456,36
    446,26!
  `),
  windows: [
    points(`
    126,111! 148,127 170,142 190,152.5 214,159 256,162 304,161.5 350,158 388,152.5 402,149! 412,130
    404,121! 340,117 220,113
  `),
  ],
  pillars: [
    [238, 245, 7],
    [336, 345, 6],
  ],
  seams: [
    points('128,110 127,88 138,60 142,38'),
    points('245,114 245,74 243,38'),
    points('345,117 351,98 341,83'),
    points('32,93 70,100 104,105 120,109'),
    points('420,152 428,118 422,100'),
  ],
  shoulder: points('58,92 134,98 240,100 340,103 446,106'),
  handles: points('212,104 310,107'),
  mirror: [146, 113],
  headlight: points('6,83! 16,88 38,93 62,96! 50,87 26,82 5,78!'),
  tailLight: points('404,112! 428,112 444,109 452,101! 455,92! 432,95 412,103'),
  grille: [points('2,74! 18,76 22,70 14,58 1,58!'), points('2,48! 22,47 16,34 5,34!')],
  cladding: 14,
  rails: [212, 402, 168],
  seats: [214, 306],
  seatTop: 143,
};
