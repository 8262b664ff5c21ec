import { formatAmount } from '#domain/numbers.ts';
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
  /** Whether only dealers have the filter of a specification who name it in `search.facets` or `search.ranges`. */
  readonly optIn?: true;
}

/** A slider over numbers. */
export interface RangeFilter {
  readonly kind: 'range';
  readonly label: string;
  /** '$' before the number, any other unit after it: 'kW'; '' for years. */
  readonly unit: string;
  /** What the slider snaps to multiples of (T-27), and the least that words can mean. */
  readonly grain: number;
  readonly optIn?: true;
}

/** How a number is written. */
interface NumberWords {
  /** A pattern of the words after it, in feeds and as visitors type them, in lower case: 'kw|kilowatts?'. */
  readonly words: string;
  /** The largest in a feed: a larger one is something else. */
  readonly max?: number;
}

type NumberSpec = NumberWords & ((ListFilter & { readonly inOrder: 'numbers' }) | RangeFilter);
type SpecOf<Value> = Value extends number | null ? NumberSpec : Omit<ListFilter, 'inOrder'>;
type PlainField = { [Name in keyof Car]: Car[Name] extends string | number | null ? Name : never }[keyof Car];

/**
 * What is said of a vehicle in one number or text, by the car's field, in the order of pages. Key facts, comparisons and
 * structured data follow from this table, and so do the filter, its address, the index, the words that visitors type and
 * the transform of its column in a feed.
 */
export const SPECS = {
  seats: { label: 'Seats', kind: 'list', inOrder: 'numbers', words: 'seats?|seater|st', max: 99 },
  doors: { label: 'Doors', kind: 'list', inOrder: 'numbers', words: 'doors?|dr', max: 9, optIn: true },
  colour: { label: 'Colour', kind: 'list', lowerCase: true },
} as const satisfies { [Name in PlainField]?: SpecOf<Car[Name]> };

type Table = typeof SPECS;
export type SpecName = keyof Table;

export const SPEC_NAMES = Object.keys(SPECS) as SpecName[];

/** An entry of the table, with all that one may have. */
export function getSpec(name: SpecName): (ListFilter | RangeFilter) & Partial<NumberWords> {
  return SPECS[name];
}

/** The specifications that are numbers. */
export type NumberSpecName = {
  [Name in SpecName]: Table[Name] extends { words: string } ? Name : never;
}[SpecName];

/** The specifications that are texts. */
export const TEXT_SPECS = SPEC_NAMES.filter(
  (name): name is Exclude<SpecName, NumberSpecName> => getSpec(name).words === undefined,
);

/** The text of a value: '7', '110 kW', 'White'; null if it is unknown. */
export function formatSpec(name: SpecName, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const spec = getSpec(name);
  return spec.kind === 'range' ? formatAmount(Number(value), spec.unit) : String(value);
}
