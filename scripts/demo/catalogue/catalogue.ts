import { EUROPEAN } from './european.ts';
import { FORD } from './ford.ts';
import { GWM } from './gwm.ts';
import { HOLDEN } from './holden.ts';
import { HYUNDAI } from './hyundai.ts';
import { KIA } from './kia.ts';
import { LIGHT_TRUCKS } from './light-trucks.ts';
import { MAZDA } from './mazda.ts';
import type { ModelLine } from './model-line.ts';
import { NEWCOMERS } from './newcomers.ts';
import { OTHER_JAPANESE } from './other-japanese.ts';
import { TOYOTA } from './toyota.ts';
import { VANS_AND_BUSES } from './vans-and-buses.ts';

/** The range of car dealers. */
export const CARS: readonly ModelLine[] = [
  ...TOYOTA,
  ...MAZDA,
  ...FORD,
  ...HYUNDAI,
  ...KIA,
  ...OTHER_JAPANESE,
  ...GWM,
  ...NEWCOMERS,
  ...EUROPEAN,
  ...HOLDEN,
];

/** The range of truck dealers. */
export const TRUCKS: readonly ModelLine[] = [...LIGHT_TRUCKS, ...VANS_AND_BUSES];

const TAKEN_IN_TRADE: readonly ModelLine['body'][] = ['ute', 'cabChassis', '4x4'];

/** The range of a single-make ute dealer: that make, and the working vehicles that its customers trade in. */
export const UTES: readonly ModelLine[] = CARS.filter(
  ({ make, body }) => make === 'Isuzu' || TAKEN_IN_TRADE.includes(body),
);
