import { expect, test } from 'vitest';
import { findDealerTimeZone, timeZoneOf } from '#domain/location/time-zone.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

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

test("a dealer's clock is that of the first location, and Sydney's without any", () => {
  const locations = (['wa', 'qld'] as const).map((state) => makeLocation({ address: { state } }));
  expect(findDealerTimeZone(locations)).toBe('Australia/Perth');
  expect(findDealerTimeZone([])).toBe('Australia/Sydney');
});
