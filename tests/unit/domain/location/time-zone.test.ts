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
