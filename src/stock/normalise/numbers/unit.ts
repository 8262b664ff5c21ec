import { parseAmount } from './amount.ts';

const KM_PER_MILE = 1.609_344;

const KILOMETRES = /(?:kms?|klms?|kilomet(?:re|er)s?)\.?$/i;
/** The tenths of '10,0': before a nought alone a comma is none of thousands. */
const NO_TENTHS = /,0$/;
/** '36.1' may be 36 or 36,100; '45120.5' and '10.0' are clear. */
const UNCLEAR = /^\d{1,3}\.(?!0+$)\d{1,2}$/;
const MILES = /(?:mi|miles?)\.?$/i;

/** '45,120 km', '45k' or '28,036 miles' as whole kilometres; undefined for words, and for '36.1'. */
export function parseKm(text: string): number | undefined {
  const odometer = text.trim();
  if (!MILES.test(odometer)) {
    const number = odometer.replace(KILOMETRES, '').trimEnd().replace(NO_TENTHS, '');
    return UNCLEAR.test(number) ? undefined : parseAmount(number);
  }
  const miles = parseAmount(odometer.replace(MILES, '').trimEnd());
  return miles === undefined ? undefined : Math.round(miles * KM_PER_MILE);
}

/** The units that a feed's numbers may be in; 'thousands' of dollars or kilometres. */
export const UNITS = ['km', 'miles', 'dollars', 'cents', 'thousands'] as const;
export type Unit = (typeof UNITS)[number];

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

/** What stands before and after a number, but for the k of '45k'. */
const BESIDE_NUMBER = /^\D{0,4}|\s{0,2}(?!k$)[a-z.]{0,12}$/gi;

/** A number in a unit as kilometres or dollars, written as a whole number; any other text as it is, for the report. */
export function convertUnit(text: string, unit: Unit): string {
  const bare = text.trim().replace(BESIDE_NUMBER, '');
  const amount = convertAmount(bare, unit);
  return amount === undefined ? text : String(Math.round(amount));
}

function convertAmount(bare: string, unit: Unit): number | undefined {
  if (unit === 'thousands') return parseAmount(bare.replace(/k?$/i, 'k'));
  const factor = { miles: KM_PER_MILE, cents: 0.01, km: undefined, dollars: undefined }[unit];
  const amount = factor && parseAmount(bare);
  return amount === undefined ? undefined : amount * (factor ?? 1);
}
