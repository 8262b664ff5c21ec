import type { BodyKey } from '#domain/car/body.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';

type Fuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric';
type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4';
type Gearbox = 'Automatic' | 'Manual';

/**
 * An equipment level: its name, what it costs new today (dollars, drive away), fuel, driven wheels and gearbox, and the model
 * years it was sold in where they differ from the model's.
 */
export type Badge = readonly [
  name: string,
  price: number,
  fuel: Fuel,
  drive: Drive,
  gearbox: Gearbox,
  from?: number,
  to?: number,
];

/** A model as it is sold in Australia, with what makes its used prices. */
export interface ModelLine {
  readonly make: string;
  readonly model: string;
  readonly body: BodyKey;
  /** The drawing that shows it best, where it is not the body type's own. */
  readonly shape?: ShapeName;
  readonly seats: number;
  readonly doors: number;
  /** First and last model year; without a last one it is still sold new. */
  readonly years: readonly [from: number, to?: number];
  /** Series codes by the model year they began with, oldest first. */
  readonly series: readonly (readonly [from: number, code: string])[];
  /** How many of these stand on a mixed yard, relative to the other models. */
  readonly share: number;
  /** The share of its value it keeps each year; the body type's usual share otherwise. */
  readonly keeps?: number;
  /** The automatic gearbox in the words of a listing. */
  readonly automatic?: string;
  /** From plainest to best equipped. */
  readonly badges: readonly Badge[];
}
