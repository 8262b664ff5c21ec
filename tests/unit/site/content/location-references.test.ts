import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewSchema } from '#domain/review/review.ts';
import { describeUnknownLocation, findUnknownLocations } from '#site/content/location-references.ts';
import { makeLocation, makeSpecialHours } from '#tests/support/factories/make-location.ts';

const locations = [makeLocation({ id: 'cairns', name: 'Example Cairns' })];
const review = (location_id: string | null) =>
  v.parse(reviewSchema, { id: '1', customer_name: 'A.', text: 'Good.', rating: 5, location_id });
const problems = (over: Partial<Parameters<typeof findUnknownLocations>[1]>, home = 'all') =>
  findUnknownLocations('x', { locations, reviews: [], 'special-hours': [], ...over }, home);

test.each([
  { what: 'nothing', over: {} },
  { what: 'a review of the dealer', over: { reviews: [review(null)] } },
  { what: 'a review of a location', over: { reviews: [review('cairns')] } },
  { what: 'a holiday of all', over: { 'special-hours': [makeSpecialHours('2026-12-25')] } },
  {
    what: 'a holiday of one',
    over: { 'special-hours': [makeSpecialHours('2026-12-25', { location_name: 'Example Cairns' })] },
  },
])('$what refers to known locations', ({ over }) => expect(problems(over)).toEqual([]));

test.each(['all', 'primary', 'service-and-parts', 'cairns'])('the home page can show "%s"', (home) => {
  expect(problems({}, home)).toEqual([]);
});

test('every unknown reference has a line with file, key and fix', () => {
  const over = {
    reviews: [review('cairns'), review('cains')],
    'special-hours': [makeSpecialHours('2026-12-25', { location_name: 'Tully' })],
  };
  expect(problems(over, 'servce')).toEqual([
    'x/content/reviews.json: 1.location_id: is "cains", which is not in content/locations.json. Did you mean "cairns"?',
    'x/content/special-hours.json: 0.location_name: is "Tully", which is not in content/locations.json. Known: Example Cairns.',
    'x/site.ts: locationDisplay.home: is "servce", which is not in content/locations.json. Did you mean "service"?',
  ]);
});

test.each([
  ['cairn', ['cairns', 'tully'], 'Did you mean "cairns"?'],
  ['hobart', ['cairns', 'tully'], 'Known: cairns, tully.'],
  ['hobart', [], 'Known: none yet.'],
])('the location "%s" of %j is unknown: %s', (given, known, hint) => {
  expect(describeUnknownLocation(given, known)).toBe(
    `is "${given}", which is not in content/locations.json. ${hint}`,
  );
});
