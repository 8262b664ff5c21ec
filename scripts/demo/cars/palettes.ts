import type { PaintName } from '#scripts/illustrations/paints.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';

/** A paint of a shape, and its weight. */
interface Finish {
  readonly paint: PaintName;
  readonly share: number;
}

const of = (paint: PaintName, share: number): Finish => ({ paint, share });

/** The paints of every shape, weighted as on Australian roads. */
// biome-ignore format: a table reads better in rows
export const PALETTES: Readonly<Record<ShapeName, readonly Finish[]>> = {
  suv: [
    of('White', 30), of('Grey', 18), of('Black', 14), of('Blue', 12), of('Silver', 11), of('Red', 8), of('Green', 4), of('Bronze', 3),
  ],
  ute: [
    of('White', 34), of('Grey', 18), of('Black', 12), of('Silver', 12), of('Blue', 10), of('Red', 6), of('Orange', 5), of('Green', 3),
  ],
  hatch: [
    of('White', 28), of('Silver', 14), of('Grey', 15), of('Blue', 13), of('Red', 14), of('Black', 11), of('Yellow', 5),
  ],
  sedan: [
    of('White', 28), of('Silver', 18), of('Grey', 17), of('Black', 16), of('Blue', 12), of('Red', 9),
  ],
  fourByFour: [
    of('White', 32), of('Grey', 18), of('Silver', 16), of('Black', 12), of('Beige', 12), of('Green', 10),
  ],
  wagon: [of('White', 30), of('Silver', 25), of('Grey', 25), of('Blue', 20)],
  coupe: [of('White', 25), of('Grey', 25), of('Red', 30), of('Orange', 20)],
  convertible: [of('Grey', 30), of('Red', 40), of('Blue', 30)],
  peopleMover: [of('White', 35), of('Silver', 25), of('Grey', 20), of('Black', 20)],
  van: [of('White', 70), of('Silver', 20), of('Grey', 10)],
  highVan: [of('White', 65), of('Silver', 20), of('Grey', 15)],
  trayUte: [of('White', 60), of('Silver', 20), of('Beige', 20)],
  pantech: [of('White', 70), of('Blue', 30)],
  trayTruck: [of('White', 55), of('Blue', 25), of('Red', 20)],
  cabChassis: [of('White', 75), of('Blue', 25)],
  bus: [of('White', 70), of('Silver', 30)],
  motorhome: [of('White', 100)],
};
