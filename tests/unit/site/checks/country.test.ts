import { expect, test } from 'vitest';
import { findCountryProblems } from '#site/checks/country.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const abroad = makeLocation({ id: 'yard', address: { state: 'bop' } });
const calculator = { rate: 9, comparisonRate: 10 };

test('an address in another country than the dealer has its line', () => {
  expect(findCountryProblems('sites/plain', makeSite({}, { locations: [makeLocation(), abroad] }))).toEqual([
    'sites/plain/content/locations.json: yard.address.state: is "bop", which is not in Australia. Write one of: act, nsw, nt, qld, sa, tas, vic, wa; or name its country in site.ts.',
  ]);
});

test('what only Australia knows has its line in New Zealand', () => {
  const site = makeSite(
    { country: 'nz', abn: '12345678901', geocoding: 'postcodes', finance: { calculator } },
    { locations: [abroad] },
  );
  expect(findCountryProblems('sites/plain', site)).toEqual([
    'sites/plain/site.ts: abn: is for dealers in Australia alone. Leave it out.',
    'sites/plain/site.ts: geocoding: is for dealers in Australia alone. Name a service, or write false.',
    'sites/plain/site.ts: finance.calculator.comparisonRate: is for dealers in Australia alone. Leave it out.',
  ]);
  expect(findCountryProblems('sites/plain', { ...site, country: 'au', locations: [] })).toEqual([]);
});
