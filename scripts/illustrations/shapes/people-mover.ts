import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** Seven or eight-seat people mover with sliding rear doors. */
export const peopleMover: Shape = {
  length: 516,
  height: 177,
  axles: [{ x: 92 }, { x: 401 }],
  wheel: 35,
  sill: 19,
  outline: points(`
    12,20! 4,27 1,44 1,61 5,74 14,83 38,92 72,100 98,107 122,123 150,142 178,157 206,167 248,173.5
    314,176 392,174.5 446,170 477,164! 486,146 494,124 502,106 511,92 516,72 514,46 508,28 498,20!
  `),
  windows: [
    points(`
    108,109! 134,126 160,143.5 186,156 214,163.5 256,168 316,169.5 390,168 440,163.5 462,159! 474,132
    477,118 472,114! 380,112 240,110
  `),
  ],
  pillars: [
    [218, 222, 8],
    [346, 350, 8],
    [142, 138, 4],
  ],
  seams: [
    points('116,108 122,84 134,50 138,24'),
    points('222,110 222,64 220,24'),
    points('350,111 354,90 352,70 340,44 336,24'),
    points('352,100 420,100.5 478,101'),
    points('34,91 70,99 100,106.5'),
    points('477,161 483,122 478,98'),
  ],
  shoulder: points('56,88 130,94 240,96 360,97 500,98'),
  handles: points('190,101 232,101'),
  mirror: [128, 111],
  headlight: points('6,78! 18,84 44,92 70,97! 56,86 28,77 5,73!'),
  tailLight: points('484,130! 492,128! 501,108 510,94! 513,82! 496,88 486,108'),
  grille: [points('2.5,68! 18,70 17,64 1.5,60!'), points('1.5,52! 24,50 18,30 3.5,30!')],
  seats: [188, 300, 404],
  seatTop: 148,
};
