import { parseAmount } from './amount.ts';

export const KM_PER_MILE = 1.609_344;

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
