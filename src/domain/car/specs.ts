import type { Car } from './car.ts';

/** A set of values to tick, of which a vehicle matches any. */
export interface ListFilter {
  readonly kind: 'list';
  /** The heading of its filter, and its name on pages. */
  readonly label: string;
  /** Sorts values as numbers or as bands of numbers; by default the most frequent come first. */
  readonly inOrder?: 'numbers' | 'bands';
  /** Whether its values are ordinary words: lower case within a sentence. */
  readonly lowerCase?: true;
}

/** A slider over numbers. */
export interface RangeFilter {
  readonly kind: 'range';
  readonly label: string;
  /** '$' before the number, any other unit after it: 'kW'; '' for years. */
  readonly unit: string;
  /** What follows a range of them: 'per week'. */
  readonly per?: string;
  /** What the slider snaps to multiples of (T-27), and the least that words can mean. */
  readonly grain: number;
}

type NumberSpec = (ListFilter & { readonly inOrder: 'numbers' }) | RangeFilter;
type SpecOf<Value> = Value extends number | null ? NumberSpec : Omit<ListFilter, 'inOrder'>;
type PlainField = {
  [Name in keyof Car]-?: Car[Name] extends string | number | null ? Name : never;
}[keyof Car];

/**
 * What is said of a vehicle in one number or text, by the car's field, in the order of pages. Key facts, comparisons and
 * structured data follow from this table, and so do the filter, its address, the index and the words that visitors type.
 * What is said of numbers besides is in spec-words.ts, as every search page loads this file.
 */
// biome-ignore format: a table reads better in rows
export const SPECS = {
  seats: { label: 'Seats', kind: 'list', inOrder: 'numbers' },
  doors: { label: 'Doors', kind: 'list', inOrder: 'numbers' },
  berths: { label: 'Berths', kind: 'list', inOrder: 'numbers' },
  colour: { label: 'Colour', kind: 'list', lowerCase: true },
  ancap: { label: 'ANCAP', kind: 'range', unit: 'stars', grain: 1 },
  towing: { label: 'Towing', kind: 'range', unit: 'kg', grain: 50 },
  power: { label: 'Power', kind: 'range', unit: 'kW', grain: 5 },
  electric_range: { label: 'Electric range', kind: 'range', unit: 'km', grain: 10 },
} as const satisfies { [Name in PlainField]?: SpecOf<Car[Name]> };

type Table = typeof SPECS;
export type SpecName = keyof Table;

export const SPEC_NAMES = Object.keys(SPECS) as SpecName[];

/** An entry of the table. */
export function getSpec(name: SpecName): ListFilter | RangeFilter {
  return SPECS[name];
}

/** The specifications that are numbers. */
export type NumberSpecName = {
  [Name in SpecName]: Table[Name] extends NumberSpec ? Name : never;
}[SpecName];

/** The specifications that are texts. */
export const TEXT_SPECS = SPEC_NAMES.filter(
  (name): name is Exclude<SpecName, NumberSpecName> => !('unit' in SPECS[name] || 'inOrder' in SPECS[name]),
);
