import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode } from '#domain/country.ts';
import phones from './phones.json' with { type: 'json' };

/** Numbers that a dealer can call back: mobiles, landlines, 13, 1300, 1800 and their like (T-66). */
const CALLABLE_TYPES = new Set<string | undefined>([
  'MOBILE',
  'FIXED_LINE',
  'SHARED_COST',
  'TOLL_FREE',
  'VOIP',
]);

/** '+44 (0)7911 123456': a number of a country that is not in the table, whose own rules are too many for a form. */
const OF_OTHER_COUNTRY = /^\+(?!6[14])[1-9]\d{7,14}$/;

/**
 * A number in international form: '0412 345 678' of Australia -> '+61412345678'; undefined for what is none. Those of other
 * countries than `country` start with '+'. `phones.json` is libphonenumber's metadata of the countries in the table, a thirtieth
 * of the whole.
 */
export function parsePhone(text: string, country: CountryCode = 'au'): string | undefined {
  const digits = text.replace(/\(0\)|[\s().-]/g, '');
  if (OF_OTHER_COUNTRY.test(digits)) return digits;
  const written = text.replace(/^0011\s*|^00(?=\s*6[14])/, '+');
  const number = parsePhoneNumberFromString(
    written,
    country.toUpperCase() as Uppercase<CountryCode>,
    phones as never,
  );
  if (!number?.isValid() || number.ext || !CALLABLE_TYPES.has(number.getType())) return undefined;
  return number.number;
}
