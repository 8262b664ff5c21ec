import { expect, test } from 'vitest';
import { mapUrl } from '#domain/location/address.ts';
import { locationJsonLd } from '#features/locations/location-json-ld.ts';
import {
  DEFAULT_WEEK,
  makeLocation,
  makeOpeningHour,
  makeSpecialHours,
} from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const site = {
  ...makeSite(),
  specialHours: [makeSpecialHours('2026-12-25'), makeSpecialHours('2026-11-20')],
};
const sales = makeLocation({
  name: 'Example Mareeba',
  manufacturers: ['Toyota'],
  address: { lat: -16.99, long: 145.42 },
  contact_detail: { phone: '07 5550 0121', opening_hours: [...DEFAULT_WEEK] },
});
const service = makeLocation({
  name: 'Example Mareeba Service',
  location_type: 'service',
  contact_detail: { opening_hours: [makeOpeningHour(1, '07:00', '16:00')] },
});
const said = (over: Partial<Parameters<typeof locationJsonLd>[0]> = {}) =>
  locationJsonLd({ location: sales, departments: [sales, service], reviews: undefined, ...over }, site, NOW);

test('a sales location is a dealer, with address, hours, special hours and its other departments', () => {
  expect(said()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': 'https://plain.example.com.au/locations/example-mareeba/',
    name: 'Example Mareeba',
    telephone: '07 5550 0121',
    address: {
      streetAddress: '9 Example Street',
      addressRegion: 'QLD',
      postalCode: '4880',
      addressCountry: 'AU',
    },
    geo: { latitude: -16.99, longitude: 145.42 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '17:30',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
    brand: [{ '@type': 'Brand', name: 'Toyota' }],
    department: [{ '@type': 'AutoRepair', name: 'Example Mareeba Service' }],
  });
});

test('unknown properties are left out', () => {
  const plain = makeLocation({ location_type: 'parts' });
  const thing = locationJsonLd(
    { location: plain, departments: [plain], reviews: undefined },
    makeSite(),
    NOW,
  );
  expect(thing['@type']).toBe('AutoPartsStore');
  for (const key of [
    'telephone',
    'geo',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
    'brand',
    'image',
    'department',
    'aggregateRating',
  ]) {
    expect(thing).not.toHaveProperty([key]);
  }
});

const review = {
  id: '1',
  customer_name: 'A.',
  text: 'Good.',
  rating: 5,
  created_at_time_ago_in_words: null,
  review_date: null,
  review_date_in_words: null,
  image: null,
  location_id: 'here',
};
const shown = {
  own: true,
  reviews: [review],
  rating: { average: 4.86, count: 85 },
  label: '1 of 85 reviews',
};
test.each([
  { what: 'its own reviews are shown', reviews: shown, rating: { ratingValue: 4.9, reviewCount: 85 } },
  { what: "the dealer's reviews are shown", reviews: { ...shown, own: false }, rating: undefined },
  { what: 'no review is shown', reviews: { ...shown, reviews: [] }, rating: undefined },
  { what: 'reviews are hidden', reviews: undefined, rating: undefined },
])('where $what the rating is $rating', ({ reviews, rating }) => {
  const { aggregateRating } = said({ reviews });
  if (rating) expect(aggregateRating).toMatchObject(rating);
  else expect(aggregateRating).toBeUndefined();
});

test('a location is described completely', () => {
  const location = makeLocation({ name: 'Example Mareeba Sales', image: { url: '/yard.webp' } });
  expect(
    locationJsonLd(
      { location, departments: [location], reviews: shown },
      makeSite({ name: 'Example Motors' }),
      NOW,
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': 'https://plain.example.com.au/locations/example-mareeba-sales/',
    url: 'https://plain.example.com.au/locations/example-mareeba-sales/',
    name: 'Example Mareeba',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '9 Example Street',
      addressLocality: 'Mareeba',
      addressRegion: 'QLD',
      postalCode: '4880',
      addressCountry: 'AU',
    },
    hasMap: mapUrl(location.address),
    parentOrganization: {
      '@type': 'Organization',
      name: 'Example Motors',
      url: 'https://plain.example.com.au/',
    },
    image: 'https://plain.example.com.au/.netlify/images?url=/yard.webp&w=1200&q=45',
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.9,
      bestRating: 5,
      worstRating: 1,
      reviewCount: 85,
    },
  });
});

test('hours have their type, with the times of special hours', () => {
  const open = { ...site, specialHours: [makeSpecialHours('2026-12-24', { from: '09:00', to: '12:00' })] };
  const thing = locationJsonLd({ location: sales, departments: [sales], reviews: undefined }, open, NOW);
  expect(thing).toMatchObject({
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification' },
      { '@type': 'OpeningHoursSpecification' },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '09:00',
        closes: '12:00',
      },
    ],
    geo: { '@type': 'GeoCoordinates' },
  });
});

test('a department is described by its own page, hours and name', () => {
  expect(said().department).toEqual([
    expect.objectContaining({
      '@id': 'https://plain.example.com.au/locations/example-mareeba-service/',
      name: 'Example Mareeba Service',
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '07:00', closes: '16:00' },
      ],
    }),
  ]);
});

test('reviews without a rating give none', () => {
  expect(said({ reviews: { ...shown, rating: undefined } })).not.toHaveProperty('aggregateRating');
});

test('a special day that is open at unknown times is not described', () => {
  const open = { ...site, specialHours: [makeSpecialHours('2026-12-24', { status: 'Open' })] };
  const thing = locationJsonLd({ location: sales, departments: [sales], reviews: undefined }, open, NOW);
  expect(thing.specialOpeningHoursSpecification).toEqual([]);
});
