import * as v from 'valibot';
import { expect, test } from 'vitest';
import { directionsUrl, mapUrl } from '#domain/location/address.ts';
import { dealershipSchema } from '#domain/location/dealership.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { contactPath } from '#domain/paths.ts';
import { reviewSchema } from '#domain/review/review.ts';
import { buildLocationView, cityNames, columnsFor } from '#features/locations/location-view.ts';
import {
  dealerRating,
  locationRating,
  locationReviews,
} from '#features/locations/reviews/location-reviews.ts';
import { makeLocation, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';
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
    makeLocation({ id: 'b' }),
    makeLocation({ id: 'c', average_rating: 4, review_count: 10 }),
  ];
  expect(dealerRating({ locations: [makeLocation()] })).toBeUndefined();
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

test('a location as displayed', () => {
  const location = makeLocation({
    id: 'service',
    name: 'Example Mareeba Service',
    location_type: 'service',
    dealer_license_number: '4411223',
    contact_detail: { phone: '07 5550 0121', opening_hours: [makeOpeningHour(1, '08:30', '17:30')] },
  });
  const { hours, moments, ...view } = buildLocationView(location, site, NOW);
  expect(view).toEqual({
    id: 'service',
    slug: 'example-mareeba-service',
    name: 'Example Mareeba',
    fullName: 'Example Mareeba Service',
    department: 'Service',
    hoursTitle: 'Service hours',
    href: '/locations/example-mareeba-service/',
    contactHref: contactPath(location),
    street: '9 Example Street',
    address: '9 Example Street, Mareeba QLD 4880',
    mapUrl: mapUrl(location.address),
    directionsUrl: directionsUrl(location.address),
    phone: { text: '07 5550 0121', href: 'tel:0755500121' },
    licence: 'DL# 4411223',
    licences: ['DL# 4411223'],
    website: null,
    buying: false,
  });
  expect(hours.line?.text).toBe('Open today until 5.30pm');
  expect(moments()[0]?.open).toBe(true);
});

test('a location without a phone number and a licence has neither', () => {
  expect(buildLocationView(makeLocation(), site, NOW)).toMatchObject({
    phone: undefined,
    licence: undefined,
    licences: [],
  });
});

test('special hours of the dealer apply, in its own word for closed', () => {
  const location = makeLocation({
    contact_detail: { opening_hours: [makeOpeningHour(1, '08:30', '17:30')] },
  });
  const closed = {
    ...makeSite({ closedLabel: 'By appointment only' }),
    specialHours: [makeSpecialHours('2026-11-23')],
  };
  const { hours, moments } = buildLocationView(location, closed, NOW);
  expect(hours.line?.open).toBe(false);
  expect(moments()[0]?.open).toBe(false);
  expect(JSON.stringify(hours)).toContain('By appointment only');
});

test.each([
  { cities: [], text: '' },
  { cities: ['Mareeba'], text: ' in Mareeba' },
  { cities: ['Mareeba', 'Cairns'], text: ' in Mareeba and Cairns' },
  { cities: ['Mareeba', 'Cairns', 'Tully'], text: ' in Mareeba, Cairns and Tully' },
])('places in $cities are "$text"', ({ cities, text }) => {
  expect(cityNames(groupByAddress(cities.map((city) => makeLocation({ address: { city } }))))).toBe(text);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 4],
  [9, 3],
])('a list of %i has %i columns, so that no entry is alone in the last row', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
