import { expect, test } from 'vitest';
import {
  COUNTRIES,
  COUNTRY_CODES,
  countryOf,
  fillCountryWords,
  listStates,
  STATES,
} from '#domain/country.ts';
import { findDealerTimeZone, timeZoneOf } from '#domain/location/time-zone.ts';
import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { AUSTRALIAN_STATES } from '#domain/states.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

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

test.each([
  ['act', 'Canberra'],
  ['nsw', 'Sydney'],
  ['nt', 'Darwin'],
  ['qld', 'Brisbane'],
  ['sa', 'Adelaide'],
  ['tas', 'Hobart'],
  ['vic', 'Melbourne'],
  ['wa', 'Perth'],
] as const)('clocks in %s are those of %s (T-02)', (state, city) => {
  expect(timeZoneOf({ state })).toBe(`Australia/${city}`);
});

test.each([
  ['nsw', 'Broken Hill', 'Australia/Broken_Hill'],
  ['nsw', ' Lord Howe Island', 'Australia/Lord_Howe'],
  ['nsw', 'Dubbo', 'Australia/Sydney'],
  ['wa', 'EUCLA', 'Australia/Eucla'],
  ['auk', 'Auckland', 'Pacific/Auckland'],
  ['stl', 'Invercargill', 'Pacific/Auckland'],
  ['cit', 'Waitangi', 'Pacific/Chatham'],
] as const)('in %s, clocks of %j are those of %s', (state, city, zone) => {
  expect(timeZoneOf({ state, city })).toBe(zone);
});

test("a dealer's clock is that of the first location, and Sydney's without any", () => {
  const locations = (['wa', 'qld'] as const).map((state) => makeLocation({ address: { state } }));
  expect(findDealerTimeZone(locations)).toBe('Australia/Perth');
  expect(findDealerTimeZone([])).toBe('Australia/Sydney');
});
