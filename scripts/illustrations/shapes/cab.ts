import { points } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** The cab of a light cab-over truck on its chassis. Shapes that spread this add the load behind it. */
export const cab = {
  axles: [{ x: 108 }, { x: 446, dual: true }],
  wheel: 38.5,
  sill: 50,
  outline: points(`
    8,42! 2,48 1,66 1,92 3,116 8,150 15,186 22,207 33,218 50,223.5 84,226 126,226 150,223 160,214
    163,190 164,130 164,72 162,50!
  `),
  windows: [
    points('12,128! 18,164 26,198 32,206! 38,205! 33,170 28,130!'),
    points('42,122! 46,160 52,194 60,205! 122,206! 131,201 134,170 135,134! 96,130 66,122!'),
  ],
  pillars: [],
  seams: [
    points(`
      36,208 32,160 32,108 34,76 40,66! 52,66! 58,84 82,98 132,98! 140,104 142,140 140,200 134,212 60,213
      40,208
    `),
    points('4,118 20,116 32,114'),
    points('146,110 164,110'),
  ],
  shoulder: points('6,108 60,109 120,109 160,109'),
  handles: points('114,112'),
  mirror: [16, 176],
  mirrorKind: 'arm',
  headlight: points('2,88! 18,89! 25,82 24,72 18,67! 1.5,68!'),
  tailLight: [],
  grille: [points('2,108! 14,107 13,96 2,95!'), points('1,62! 34,61! 44,50! 40,42! 3,44!')],
  seats: [98],
  seatTop: 182,
} as const satisfies Partial<Shape>;
