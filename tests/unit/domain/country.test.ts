import { expect, test } from 'vitest';
import {
  COUNTRIES,
  COUNTRY_CODES,
  countryOf,
  fillCountryWords,
  listStates,
  STATES,
} from '#domain/country.ts';
import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { AUSTRALIAN_STATES } from '#domain/states.ts';

test('no two countries share the code of a state', () => {
  expect(new Set(STATES).size).toBe(STATES.length);
  expect(listStates('au')).toEqual(AUSTRALIAN_STATES);
});

test.each(COUNTRY_CODES)('every state of %s is of that country, in a zone that clocks know', (code) => {
  for (const state of listStates(code)) expect(countryOf(state).key).toBe(code);
  for (const { timeZone, towns = {} } of Object.values<{ timeZone: string; towns?: object }>(
    COUNTRIES[code].regions,
  ))
    for (const zone of [timeZone, ...Object.values(towns)])
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test.each(COUNTRY_CODES)('dates, numbers and lists in %s look as those that pages format', (code) => {
  const { locale } = COUNTRIES[code];
  const write = (language: string) => [
    ...Array.from({ length: 12 }, (_, month) => {
      const day = new Date(Date.UTC(2026, month, 3));
      const zone = { timeZone: 'UTC' };
      const long = { ...zone, weekday: 'long', day: 'numeric', month: 'long' } as const;
      return [
        day.toLocaleDateString(language, { ...zone, dateStyle: 'long' }),
        day.toLocaleDateString(language, { ...zone, month: 'long', year: 'numeric' }),
        // The comma is removed: formatLongDate.
        day.toLocaleDateString(language, long).replace(',', ''),
      ];
    }),
    (12_345.678).toLocaleString(language),
    new Intl.ListFormat(language, { type: 'conjunction' }).format(['a', 'b', 'c']),
    ['b', 'Ā', 'a', 'é', '10', '9'].toSorted(new Intl.Collator(language, { numeric: true }).compare),
  ];
  expect(write(locale)).toEqual(write(FORMAT_LOCALE));
});

test('texts are filled with what a country calls its own, and other placeholders stay', () => {
  expect(fillCountryWords('{name} and {consumerLaw}', 'au')).toBe('{name} and the Australian Consumer Law');
  expect(fillCountryWords('{currency}', 'nz')).toBe('New Zealand dollars');
});
