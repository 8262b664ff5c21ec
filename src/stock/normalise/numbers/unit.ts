import { parseAmount } from './amount.ts';
import { KM_PER_MILE } from './km.ts';

/** The units that a feed's numbers may be in; 'thousands' of dollars or kilometres. */
export const UNITS = ['km', 'miles', 'dollars', 'cents', 'thousands'] as const;
export type Unit = (typeof UNITS)[number];

const FACTORS: Readonly<Record<Unit, number>> = {
  km: 1,
  miles: KM_PER_MILE,
  dollars: 1,
  cents: 0.01,
  thousands: 1000,
};

/** Words for units, and their codes in schema.org (UN/CEFACT), as columns next to the number contain them. */
const UNIT_WORDS = new Map<string, Unit>([
  ...['km', 'kms', 'kilometres', 'kilometers', 'kmt'].map((word) => [word, 'km'] as const),
  ...['mi', 'mile', 'miles', 'smi'].map((word) => [word, 'miles'] as const),
  ...['aud', 'dollars', '$'].map((word) => [word, 'dollars'] as const),
  ...['cents', 'c'].map((word) => [word, 'cents'] as const),
]);

/** The unit that a cell names; undefined for an unknown one. */
export function parseUnit(text: string): Unit | undefined {
  return UNIT_WORDS.get(text.trim().toLowerCase());
}

const BESIDE_NUMBER = /^[^\d]{0,4}|\s*[a-z.]*$/gi;

/** A number in a unit as kilometres or dollars, written as a whole number; any other text as it is, for the report. */
export function convertUnit(text: string, unit: Unit): string {
  if (FACTORS[unit] === 1) return text;
  const bare = text.trim().replace(BESIDE_NUMBER, '');
  const amount = unit === 'thousands' ? Number(bare || Number.NaN) : parseAmount(bare);
  return amount === undefined || Number.isNaN(amount) ? text : String(Math.round(amount * FACTORS[unit]));
}
