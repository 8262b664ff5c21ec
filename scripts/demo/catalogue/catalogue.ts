import { GWM, OTHER_CHINESE } from './chinese.ts';
import { MAZDA, OTHER_JAPANESE } from './japanese.ts';
import { HYUNDAI, KIA } from './korean.ts';
import type { ModelLine } from './model-line.ts';
import { TOYOTA } from './toyota.ts';
import { LIGHT_TRUCKS, VANS_AND_BUSES } from './trucks.ts';
import { EUROPEAN, FORD, HOLDEN } from './western.ts';

/** What car yards sell. */
export const CARS: readonly ModelLine[] = [
  ...TOYOTA,
  ...MAZDA,
  ...FORD,
  ...HYUNDAI,
  ...KIA,
  ...OTHER_JAPANESE,
  ...GWM,
  ...OTHER_CHINESE,
  ...EUROPEAN,
  ...HOLDEN,
];

/** What truck yards sell. */
export const TRUCKS: readonly ModelLine[] = [...LIGHT_TRUCKS, ...VANS_AND_BUSES];
