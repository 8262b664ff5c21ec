import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { parsePhone } from '#leads/forms/phone.ts';
import ours from '#leads/forms/phones.json' with { type: 'json' };

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
])('%j is the number %s (T-66)', (text, number) => expect(parsePhone(text)).toBe(number));

test.each([
  ['a digit short', '0412 345 67'],
  ['a digit too many', '0412 345 6789'],
  ['no area code', '5550 0100'],
  ['an area that is none', '05 1234 5678'],
  ['an emergency number', '000'],
  ['a premium number', '1902 123 456'],
  ['an Australian number a digit short', '+61 412 345 67'],
  ['a New Zealand number without its code', '09 300 1234'],
  ['a number of any other country without a plus', '0011\t412 345 678'],
  ['an international number with too few digits', '+44 7911'],
  ['one with too many', '+44 7911 123456 789012'],
  ['one that starts with a zero', '+0 412 345 678'],
  ['an extension', '07 5550 0100 ext 5'],
  ['words', 'call me'],
  ['nothing', ''],
])('%s is no number to call back: %j (T-66)', (_, text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test.each([
  ['au', '+64 21 123 4567', '+64211234567'],
  ['au', '0011 64 21 123 4567', '+64211234567'],
  ['au', '+44 (0)7911 123456', '+447911123456'],
  ['au', '+1 (415) 555-2671', '+14155552671'],
  ['nz', '021 123 4567', '+64211234567'],
  ['nz', '09 300 1234', '+6493001234'],
  ['nz', '64 21 123 4567', '+64211234567'],
  ['nz', '0800 123 456', '+64800123456'],
  ['nz', '+61 412 345 678', '+61412345678'],
  ['nz', '0412 345 678', undefined],
  ['nz', '+64 21 12', undefined],
] as const)('for a dealer in %s, %j is the number %s', (country, text, number) => {
  expect(parsePhone(text, country)).toBe(number);
});

test('the table of numbers is the one of the installed library', () => {
  const theirs = createRequire(import.meta.url)('libphonenumber-js/metadata.max.json');
  expect(ours).toEqual({
    version: theirs.version,
    country_calling_codes: { 61: ['AU'], 64: ['NZ'] },
    countries: { AU: theirs.countries.AU, NZ: theirs.countries.NZ },
  });
});
