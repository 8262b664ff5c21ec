import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dealershipSchema } from '#domain/location/dealership.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { reviewSchema } from '#domain/review/review.ts';
import { buildLocationView } from '#features/locations/location-view.ts';
import { locationRating } from '#features/locations/reviews/location-rating.ts';
import { locationReviews } from '#features/locations/reviews/location-reviews.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const dealership = v.parse(dealershipSchema, {
  id: '21',
  name: 'Example Toyota',
  slug: 'example-toyota',
  url: 'https://toyota.example.com',
  average_rating: 4.2,
  review_count: 10,
});
const site = { ...makeSite(), dealerships: [dealership] };

test.each([
  {
    over: { website_url: 'https://own.example.com', dealership_id: '21' },
    website: 'https://own.example.com',
  },
  { over: { dealership_id: '21' }, website: 'https://toyota.example.com' },
  { over: { dealership_slug: 'example-toyota' }, website: 'https://toyota.example.com' },
  { over: {}, website: null },
])('$over leads to the website $website', ({ over, website }) => {
  expect(buildLocationView(makeLocation(over), site, NOW).website).toBe(website);
});

test.each([
  {
    over: { dealership_id: '21', average_rating: 4.9, review_count: 85 },
    rating: { average: 4.9, count: 85 },
  },
  { over: { dealership_id: '21' }, rating: { average: 4.2, count: 10 } },
  { over: {}, rating: undefined },
])('$over is rated $rating', ({ over, rating }) => {
  expect(locationRating(makeLocation(over), site)).toEqual(rating);
});

test.each([
  { subtype: ['buying'], buying: true },
  { subtype: ['selling', 'buying'], buying: true },
  { subtype: [], buying: false },
])('vehicles are bought at a location of subtype $subtype: $buying', ({ subtype, buying }) => {
  expect(buildLocationView(makeLocation({ location_subtype: subtype }), site, NOW).buying).toBe(buying);
});

test.each([
  { what: 'a dealer of vehicles', stock: {}, hoursTitle: 'Sales hours' },
  { what: 'a finance broker', stock: false as const, hoursTitle: 'Office hours' },
])('$what has $hoursTitle', ({ stock, hoursTitle }) => {
  expect(buildLocationView(makeLocation({}), makeSite({ stock }), NOW).hoursTitle).toBe(hoursTitle);
});

test("licences have the dealer's labels", () => {
  const location = makeLocation({ dealer_license_number: '1', motor_vehicle_repairer: '2' });
  const labelled = { ...site, licenceLabel: 'LMCT', repairerLicenceLabel: 'MVR' };
  expect(buildLocationView(location, labelled, NOW).licences).toEqual(['LMCT 1', 'MVR 2']);
});

const review = (location_id: string | null) =>
  v.parse(reviewSchema, { id: '1', customer_name: 'A.', text: 'Good.', rating: 5, location_id });
const [place] = groupByAddress([makeLocation({ id: 'here', average_rating: 4.9, review_count: 85 })]);

test("a place's own reviews have its own figures; the dealer's have not", () => {
  if (!place) throw new Error('no place');
  const own = locationReviews(place, { ...site, reviews: [review('here'), review(null)] });
  expect(own).toMatchObject({
    own: true,
    rating: { average: 4.9, count: 85 },
    label: 'Showing 1 of 85 reviews, all rated 4 or more',
  });
  const dealers = locationReviews(place, { ...site, reviews: [review(null)] });
  expect(dealers).toMatchObject({ own: false, rating: { average: 5, count: 1 }, label: '1 review' });
});

test("the dealer's reviews have the rating over all its locations, as on the home page", () => {
  if (!place) throw new Error('no place');
  const locations = [
    makeLocation({ id: 'a', average_rating: 5, review_count: 30 }),
    makeLocation({ id: 'b', average_rating: 4, review_count: 10 }),
  ];
  expect(locationReviews(place, { ...site, locations, reviews: [review(null)] })).toMatchObject({
    own: false,
    rating: { average: 4.75, count: 40 },
    label: 'Showing 1 of 40 reviews, all rated 4 or more',
  });
});

test('a dealer that hides reviews has none', () => {
  if (!place) throw new Error('no place');
  const ratings = { ...site.ratings, show: false };
  expect(locationReviews(place, { ...site, ratings, reviews: [review('here')] })).toBeUndefined();
});
