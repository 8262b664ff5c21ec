import { expect, test } from 'vitest';
import { mapUrl } from '#domain/location/address.ts';
import { locationJsonLd, toPostalAddress } from '#features/locations/location-json-ld.ts';
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
  specialHours: [
    makeSpecialHours('2026-12-24', { from: '09:00', to: '12:00' }),
    makeSpecialHours('2026-12-25'),
    makeSpecialHours('2026-11-20'),
  ],
};
const sales = makeLocation({
  name: 'Example Mareeba',
  manufacturers: ['Toyota'],
  image: { url: '/yard.webp' },
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
  const url = 'https://plain.example.com.au/locations/example-mareeba/';
  const HOURS = { '@type': 'OpeningHoursSpecification' };
  expect(said({ reviews: shown })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': url,
    url,
    name: 'Example Mareeba',
    telephone: '07 5550 0121',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '9 Example Street',
      addressLocality: 'Mareeba',
      addressRegion: 'QLD',
      postalCode: '4880',
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -16.99, longitude: 145.42 },
    hasMap: mapUrl(sales.address),
    image: 'https://plain.example.com.au/.netlify/images?url=/yard.webp&w=1200&q=45',
    openingHoursSpecification: [
      {
        ...HOURS,
        opens: '08:30',
        closes: '17:30',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      },
      { ...HOURS, dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
    ],
    specialOpeningHoursSpecification: [
      { ...HOURS, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '12:00' },
      { ...HOURS, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
    brand: [{ '@type': 'Brand', name: 'Toyota' }],
    department: [expect.objectContaining({ '@type': 'AutoRepair', name: 'Example Mareeba Service' })],
    parentOrganization: {
      '@type': 'Organization',
      name: 'Plain Motors',
      url: 'https://plain.example.com.au/',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.9,
      bestRating: 5,
      worstRating: 1,
      reviewCount: 85,
    },
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

test('an address in New Zealand has the name of its region', () => {
  const { address } = makeLocation({ address: { city: 'Napier', state: 'hkb', postcode: '4110' } });
  expect(toPostalAddress(address)).toMatchObject({
    addressLocality: 'Napier',
    addressRegion: "Hawke's Bay",
    postalCode: '4110',
    addressCountry: 'NZ',
  });
});
