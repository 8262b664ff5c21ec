import { parseAmount } from './amount.ts';

const UNIT = /\s*(?:kms?|klms?|kilomet(?:re|er)s?)\.?$/i;

/** '45,120 km' as whole kilometres; undefined for miles, '45k' or words. */
export function parseKm(text: string): number | undefined {
  return parseAmount(text.trim().replace(UNIT, ''));
}
