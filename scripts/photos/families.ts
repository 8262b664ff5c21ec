import type { ShapeName } from '#scripts/illustrations/shapes.ts';

/** The family faces of scripts/photos/faces.py; wheels come with them. */
export const FACES = ['a', 'b', 'c', 'd', 'e'] as const;
export type Face = (typeof FACES)[number];

/**
 * The makes of each face. No face resembles that of the real make: those whose badges are a ring with a bar across have neither
 * b nor d, whose emblems come nearest.
 */
const MAKES: Readonly<Record<Face, readonly string[]>> = {
  a: ['Toyota', 'Lexus', 'Suzuki', 'Honda', 'Audi', 'Nissan'],
  b: ['Mazda', 'Kia', 'Hyundai', 'Tesla', 'Avida', 'Jayco'],
  c: ['Isuzu', 'Holden', 'BMW', 'Mercedes-Benz', 'Alfa Romeo', 'Volvo', 'Chery', 'Hino', 'Fuso', 'Iveco'],
  d: ['Ford', 'Mitsubishi', 'GWM', 'Jeep', 'Land Rover', 'LDV', 'Renault'],
  e: ['Volkswagen', 'MG', 'BYD', 'Subaru', 'Skoda'],
};

const FACE_OF_MAKE: ReadonlyMap<string, Face> = new Map(
  FACES.flatMap((face) => MAKES[face].map((make) => [make, face] as const)),
);

/** A make's face; the first one for unknown makes. */
export function faceOf(make: string): Face {
  return FACE_OF_MAKE.get(make) ?? 'a';
}

/** The cabin that stands for the inside of a body, and whether its boot or load space is shown. */
interface Inside {
  readonly cabin: 'car' | 'work';
  readonly boot: boolean;
}

const CAR: Inside = { cabin: 'car', boot: true };
/** Sedans' boots open behind the rear window, utes have a tub. */
const NO_BOOT: Inside = { cabin: 'car', boot: false };
const WORK: Inside = { cabin: 'work', boot: false };
const LOAD: Inside = { cabin: 'work', boot: true };

export const INSIDES: Readonly<Record<ShapeName, Inside>> = {
  suv: CAR,
  hatch: CAR,
  wagon: CAR,
  fourByFour: CAR,
  peopleMover: CAR,
  sedan: NO_BOOT,
  coupe: NO_BOOT,
  convertible: NO_BOOT,
  ute: NO_BOOT,
  trayUte: WORK,
  trayTruck: WORK,
  pantech: WORK,
  cabChassis: WORK,
  bus: WORK,
  motorhome: WORK,
  van: LOAD,
  highVan: LOAD,
};
