import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** The outline from bumper to windscreen, shared with the motorhome. */
export const highVanNose = points(
  '14,27! 5,34 1,54 1,78 4,96 12,108 34,118 62,127 80,135 100,158 122,186 144,212',
);

/** Shut lines of the front door and the bonnet. */
export const highVanFrontSeams = [
  points('114,136 117,104 141,62 148,32'),
  points('212,228 213,140 211,32'),
  points('30,116.5 58,125.5 84,134'),
];

/** Long high-roofed delivery van. */
export const highVan: Shape = {
  length: 596,
  height: 268,
  axles: [{ x: 100 }, { x: 466 }],
  wheel: 36,
  sill: 26,
  outline: [
    ...highVanNose,
    ...points(`
    162,230 184,246 212,256 262,262 350,266 460,267 540,265 574,260 584,252! 588,210 592,150 595,90
    594,50 590,34 578,27!
  `),
  ],
  windows: [
    points(`
    92,138! 112,162 134,188 152,204 168,211 190,213! 200,207 203,172 203,134! 190,130 140,132 114,137
  `),
  ],
  pillars: [[134, 120, 5]],
  seams: [
    ...highVanFrontSeams,
    points('346,252 348,130 346,32'),
    points('224,226! 335,225! 335,138! 223,138! 224,226!'),
    points('360,226! 564,225! 568,138! 359,138! 360,226!'),
    points('350,126 460,126.5 574,126'),
    points('170,238 300,248 450,250 580,246'),
  ],
  shoulder: points('54,108 130,116 250,118 400,118 580,118'),
  handles: points('182,119 220,119'),
  mirror: [114, 138],
  headlight: points('5,100! 16,109 38,118 56,122! 50,109 28,97 4,90!'),
  tailLight: points('580,150! 591,150! 593,124 595,96! 583,96! 579,124'),
  grille: [points('2,82! 22,85 22,76 1,70!'), points('2,58! 26,57 20,38 5,38!')],
  cladding: 9,
  seats: [168],
  seatTop: 180,
};
