import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CarBodyKey } from '#domain/car/body.ts';
import type { Shape } from './photographs.ts';

type Fuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric';
type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4';
type Gearbox = 'Automatic' | 'Manual';

/**
 * An equipment level: name, today's price new (dollars, drive away), fuel, driven wheels and gearbox, and the model
 * years it was sold in if they differ from the model's.
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

/** A model as sold in Australia, with the data for its used prices. */
export interface ModelLine {
  readonly make: string;
  readonly model: string;
  readonly body: CarBodyKey;
  /** The shape in photographs, if it is not the body type's usual one. */
  readonly shape?: Shape;
  readonly seats: number;
  readonly doors: number;
  /** First and last model year; without a last year it is still sold new. */
  readonly years: readonly [from: number, to?: number];
  /** Series codes by first model year, oldest first. */
  readonly series: readonly (readonly [from: number, code: string])[];
  /** How common it is in a mixed stock, relative to the other models. */
  readonly share: number;
  /** The share of its value retained each year; default: the body type's. */
  readonly retention?: number;
  /** The automatic gearbox as written in a listing. */
  readonly automatic?: string;
  /** From plainest to best equipped. */
  readonly badges: readonly Badge[];
}

/** The ranges of car dealers and of truck dealers. */
const catalogue: { readonly cars: readonly ModelLine[]; readonly trucks: readonly ModelLine[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'catalogue.json'), 'utf8'),
);

export const { cars: CARS, trucks: TRUCKS } = catalogue;

const TAKEN_IN_TRADE: readonly CarBodyKey[] = ['ute', 'cabChassis', '4x4'];

/** The range of a single-make ute dealer: that make, and the working vehicles that its customers trade in. */
export const UTES: readonly ModelLine[] = CARS.filter(
  ({ make, body }) => make === 'Isuzu' || TAKEN_IN_TRADE.includes(body),
);
