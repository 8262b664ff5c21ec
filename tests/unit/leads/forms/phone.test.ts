import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import ours from '#leads/forms/au-phones.json' with { type: 'json' };
import { parseAustralianPhone } from '#leads/forms/phone.ts';

test.each([
  ['0412 345 678', '+61412345678'],
  ['0412345678', '+61412345678'],
  ['(0412) 345-678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
  ['61412345678', '+61412345678'],
  ['0011 61 412 345 678', '+61412345678'],
  ['0011 \t61 412 345 678', '+61412345678'],
  ['0410011222', '+61410011222'],
  ['0410061234', '+61410061234'],
  ['0061412345678', '+61412345678'],
  ['00 61 412 345 678', '+61412345678'],
  ['07 5550 0100', '+61755500100'],
  ['(02) 9999 9999', '+61299999999'],
  ['13 11 14', '+61131114'],
  ['1300 975 707', '+611300975707'],
  ['1800 160 401', '+611800160401'],
])('%j is the number %s (T-66)', (text, number) => expect(parseAustralianPhone(text)).toBe(number));

test.each([
  ['a digit short', '0412 345 67'],
  ['a digit too many', '0412 345 6789'],
  ['no area code', '5550 0100'],
  ['an area that is none', '05 1234 5678'],
  ['an emergency number', '000'],
  ['a premium number', '1902 123 456'],
  ['a New Zealand number', '+64 21 123 4567'],
  ['a number of any other country', '0011\t412 345 678'],
  ['an extension', '07 5550 0100 ext 5'],
  ['words', 'call me'],
  ['nothing', ''],
])('%s is no number to call back: %j (T-66)', (_, text) => {
  expect(parseAustralianPhone(text)).toBeUndefined();
});

test('the table of Australian numbers is the one of the installed library', () => {
  const theirs = createRequire(import.meta.url)('libphonenumber-js/metadata.max.json');
  expect(ours).toEqual({
    version: theirs.version,
    country_calling_codes: { 61: ['AU'] },
    countries: { AU: theirs.countries.AU },
  });
});
