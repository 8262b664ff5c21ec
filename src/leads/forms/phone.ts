import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import auPhones from './au-phones.json' with { type: 'json' };

/** Numbers that a dealer can call back: mobiles, landlines, 13, 1300 and 1800 (T-66). */
const CALLABLE_TYPES = new Set<string | undefined>([
  'MOBILE',
  'FIXED_LINE',
  'SHARED_COST',
  'TOLL_FREE',
  'VOIP',
]);

/**
 * An Australian number in international form: '0412 345 678' -> '+61412345678'. Undefined for anything else.
 * `au-phones.json` is Australia's part of libphonenumber's metadata, a sixtieth of the whole.
 */
export function parseAustralianPhone(text: string): string | undefined {
  const written = text.replace(/^0011\s*|^00(?=\s*61)/, '+');
  const number = parsePhoneNumberFromString(written, 'AU', auPhones as never);
  if (!number?.isValid() || number.ext || !CALLABLE_TYPES.has(number.getType())) return undefined;
  return number.number;
}
