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

const holiday = (location_name?: string) => ({
  'special-hours': [makeSpecialHours('2026-12-25', location_name === undefined ? {} : { location_name })],
});

test.each([
  ['nothing', {}],
  ['a review of the dealer', { reviews: [review(null)] }],
  ['a review of a location', { reviews: [review('cairns')] }],
  ['a holiday of all', holiday()],
  ['a holiday of one', holiday('Example Cairns')],
])('%s refers to known locations', (_, over) => expect(problems(over)).toEqual([]));

test.each(['all', 'primary', 'service-and-parts', 'cairns'])('the home page can show "%s"', (home) => {
  expect(problems({}, home)).toEqual([]);
});

test('every unknown reference has a line with file, key and fix', () => {
  const over = { reviews: [review('cairns'), review('cains')], ...holiday('Tully') };
  expect(problems(over, 'servce')).toEqual([
    'x/content/reviews.json: 1.location_id: is "cains", which is not in content/locations.json. Did you mean "cairns"?',
    'x/content/special-hours.json: 0.location_name: is "Tully", which is not in content/locations.json. Known: Example Cairns.',
    'x/site.ts: locationDisplay.home: is "servce", which is not in content/locations.json. Did you mean "service"?',
  ]);
});

test('where there are no locations yet, that is said', () => {
  expect(describeUnknownLocation('hobart', [])).toBe(
    'is "hobart", which is not in content/locations.json. Known: none yet.',
  );
});
