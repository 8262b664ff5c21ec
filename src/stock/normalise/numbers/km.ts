import { parseAmount } from './amount.ts';

export const KM_PER_MILE = 1.609_344;

const KILOMETRES = /(?:kms?|klms?|kilomet(?:re|er)s?)\.?$/i;
const MILES = /(?:mi|miles?)\.?$/i;

/** '45,120 km', '45k' or '28,036 miles' as whole kilometres; undefined for words. */
export function parseKm(text: string): number | undefined {
  const odometer = text.trim();
  if (!MILES.test(odometer)) return parseAmount(odometer.replace(KILOMETRES, '').trimEnd());
  const miles = parseAmount(odometer.replace(MILES, '').trimEnd());
  return miles === undefined ? undefined : Math.round(miles * KM_PER_MILE);
}
