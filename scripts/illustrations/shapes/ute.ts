import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** The outline from bumper to the top of the windscreen, shared by single and dual cabs. */
export const uteNose = points(`
  16,38! 6,43 1,60 1,82 4,99 11,109 28,114.5 68,119 104,122 120,125 138,142 157,159 176,172.5 196,180
`);

/** Shut lines of the front door's leading edge and of the bonnet. */
export const uteFrontSeams = [
  points('132,126 131,98 142,64 148,46'),
  points('26,113.5 68,118 106,121 124,124.5'),
];

/** Dual-cab ute with a tub and a sports bar. */
export const ute: Shape = {
  length: 534,
  height: 184,
  axles: [{ x: 96 }, { x: 406 }],
  wheel: 39.5,
  sill: 31,
  outline: [
    ...uteNose,
    ...points(`
    228,183.5 268,183.5 302,181 320,176! 331,162 338,144 341,128! 348,124.5! 420,125 500,126.5 526,128!
    530,122 531,100 531,78! 534,74 534,58 529,48 514,44!
  `),
  ],
  windows: [
    points(`
    130,127! 148,144 166,160 184,170 206,175.5 252,177 296,175.5 312,172! 322,156 326,140 325,130!
    240,128.5
  `),
  ],
  pillars: [[236, 240, 9]],
  seams: [
    ...uteFrontSeams,
    points('240,129 240,84 239,46'),
    points('330,130 332,100 326,66 322,46'),
    points('345,125 344,100 344,46'),
    points('524,126 524,100 524,80'),
  ],
  shoulder: points('58,108 140,113 240,114 340,115 520,116'),
  handles: points('208,117 304,118'),
  mirror: [148, 130],
  headlight: points('5,103! 16,108.5 38,112 60,113! 52,102 28,97 4,95!'),
  tailLight: points('518,122! 529,122! 531,108 531,90! 519,90! 517,108'),
  grille: [points('2,91! 20,92 24,85 17,64 1,65!'), points('2,56! 24,55 19,44 7,45!')],
  cladding: 10,
  seats: [210, 292],
  seatTop: 157,
  bars: [
    { points: points('346,127 430,127.5 522,129'), width: 3 },
    { points: points('334,160 356,158 384,144 402,127'), width: 5 },
    { points: points('146,36 230,35 318,36'), width: 5 },
  ],
};
