import type { PaintName } from '#scripts/illustrations/paints.ts';

type Light = readonly [red: number, green: number, blue: number];

/** Colours in linear light, as the base coat scatters it. */
export const PAINT_LIGHT: Readonly<Record<PaintName, Light>> = {
  White: [0.76, 0.76, 0.75],
  Silver: [0.3, 0.31, 0.325],
  Grey: [0.06, 0.065, 0.072],
  Black: [0.004, 0.004, 0.005],
  Blue: [0.012, 0.05, 0.19],
  Red: [0.3, 0.006, 0.009],
  Green: [0.028, 0.055, 0.042],
  Orange: [0.46, 0.1, 0.012],
  Bronze: [0.15, 0.078, 0.036],
  Beige: [0.34, 0.28, 0.2],
  Yellow: [0.56, 0.33, 0.02],
};

/** What seats are covered in, the usual ones more than once. */
export const UPHOLSTERIES: readonly PaintName[] = ['Black', 'Black', 'Grey', 'Grey', 'Beige'];
