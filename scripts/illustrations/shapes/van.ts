import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** Mid-size delivery van with a short bonnet and a sliding door. */
export const van: Shape = {
  length: 508,
  height: 200,
  axles: [{ x: 94 }, { x: 404 }],
  wheel: 34.5,
  sill: 22,
  outline: points(`
    13,23! 4,30 1,48 1,68 4,84 12,95 34,104 60,112 76,119 98,140 120,162 142,181 160,190 196,195.5
    268,198 370,199 452,197.5 488,194 498,188! 502,160 505,120 507,76 506,44 502,30 492,23!
  `),
  windows: [
    points(`
    88,122! 110,144 132,164 150,177 168,183 192,184.5! 200,180 202,150 202,120! 190,116 140,117 112,121
  `),
  ],
  pillars: [[132, 118, 5]],
  seams: [
    points('112,120 115,92 135,56 140,28'),
    points('210,192 211,120 209,28'),
    points('334,193 336,110 334,28'),
    points('222,187! 324,186! 324,120! 221,120! 222,187!'),
    points('348,187! 484,186! 488,120! 347,120! 348,187!'),
    points('338,112 420,112.5 492,112'),
    points('30,102.5 58,111 80,118'),
  ],
  shoulder: points('52,96 130,102 240,104 360,104 492,104'),
  handles: points('182,106 218,106'),
  mirror: [112, 120],
  headlight: points('5,88! 16,96 36,104 52,108! 46,96 26,86 4,79!'),
  tailLight: points('494,136! 503,136! 506,112 507,86! 496,86! 493,112'),
  grille: [points('2,72! 20,75 20,68 1,62!'), points('2,52! 24,51 18,34 4,34!')],
  cladding: 7,
  seats: [168],
  seatTop: 156,
};
