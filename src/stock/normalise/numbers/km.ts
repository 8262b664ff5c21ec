import { parseAmount } from './amount.ts';

export const KM_PER_MILE = 1.609_344;

const KILOMETRES = /\s*(?:kms?|klms?|kilomet(?:re|er)s?)\.?$/i;
const MILES = /\s*(?:mi|miles?)\.?$/i;

/** '45,120 km' or '28,036 miles' as whole kilometres; undefined for '45k' or words. */
export function parseKm(text: string): number | undefined {
  const odometer = text.trim();
  if (!MILES.test(odometer)) return parseAmount(odometer.replace(KILOMETRES, ''));
  const miles = parseAmount(odometer.replace(MILES, ''));
  return miles === undefined ? undefined : Math.round(miles * KM_PER_MILE);
}
