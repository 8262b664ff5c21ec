import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BODY_KEYS } from '#domain/car/body.ts';
import { carSchema } from '#domain/car/car.ts';
import { openingHourSchema, specialHourSchema } from '#domain/hours/hours.ts';
import { dealershipSchema } from '#domain/location/dealership.ts';
import { locationSchema } from '#domain/location/location.ts';
import { offerSchema } from '#domain/offer/offer.ts';
import { promoSchema } from '#domain/promo/promo.ts';
import { reviewSchema } from '#domain/review/review.ts';

const lent = {
  interestRate: 9.24,
  comparisonRate: 9.84,
  paymentWeek: 229,
  paymentMonth: 992,
  termYears: 5,
  termMonths: 60,
  deposit: 5000,
  balloon: 0,
  disclaimer: 'On approval.',
};

const CAR = {
  id: 'c1',
  slug: '2021-toyota-hilux-c1',
  name: '2021 Toyota HiLux',
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  series: 'GUN126R',
  colour: 'White',
  price: 52_990,
  before_price: 54_990,
  offer_price: 51_990,
  subscription_price: 399,
  price_type: 'Drive Away',
  preorder: false,
  car_type: 'demo',
  status: 'in_transit',
  tag: 'Test Drive Only',
  reserved: false,
  sold: false,
  certified: true,
  created_at: '2026-10-01T00:00:00Z',
  stocknum: 'C1',
  km: 45_120,
  simple_body: 'ute',
  simple_transmission: 'Automatic',
  simple_fuel: 'Diesel',
  simple_drive: '4x4',
  fuel: 'Diesel turbo',
  trans: '6 sp automatic',
  variant: { geartype: 'Sports Automatic' },
  seats: 5,
  views: 1240,
  vin: 'MR0BA3CD000012418',
  photos_count: 1,
  primary_image_url: '/1.jpg',
  images: [{ image: { url: '/1.jpg' } }],
  thumbnails: ['/1-small.jpg'],
  dealership_id: '21',
  dealership_slug: 'example',
  location_id: 'mareeba',
  location: {
    id: 'mareeba',
    name: 'Example Mareeba',
    slug: 'example-mareeba',
    phone: '07 5550 0100',
    address: {
      id: '7',
      street: '9 Example Street',
      city: 'Mareeba',
      state: 'QLD',
      place_url: 'https://maps.example.com/7',
      place_id: 'p7',
      distribution_locations: ['Cairns'],
    },
  },
  city: 'Mareeba',
  state: 'qld',
  private_suburb: 'Mossman',
  private_postcode: '4873',
  finance_lenders: { Taurus: lent },
  make_model: 'Toyota:HiLux',
  manufacturer: { name: 'Toyota' },
  show_on_dealer_website: true,
  file: 'https://reports.example.com/1.pdf',
  payment_processors: ['card'],
  carsales_title: '2021 Toyota HiLux SR5 Auto 4x4',
  autograb_data: { average_market_price: 53_000, state_average_market_price: 53_610 },
  sold_date_timestamp: 1_795_251_600,
};

/** Each entity with all of its fields. */
test.each([
  { what: 'a car', schema: carSchema, entry: CAR },
  {
    what: 'a location',
    schema: locationSchema,
    entry: {
      id: 'mareeba',
      name: 'Example Mareeba',
      slug: 'example-mareeba',
      location_type: 'service',
      location_subtype: ['buying'],
      dealership_id: '21',
      dealership_slug: 'example',
      visible: true,
      primary: true,
      manufacturers: ['Toyota'],
      dealer_license_number: '4411223',
      motor_vehicle_repairer: 'MVR 1',
      address: {
        street: '9 Example Street',
        city: 'Mareeba',
        state: 'qld',
        postcode: '4880',
        lat: -16.99,
        long: 145.42,
        place_url: 'https://maps.example.com/7',
        map_key: 'k',
      },
      contact_detail: { phone: '07 5550 0100', landline_phone: '07 5550 0101', opening_hours: [] },
      image: { url: 'yard.webp', thumb: { url: 'yard-small.webp' } },
      distribution_locations: ['Cairns'],
      average_rating: 4.9,
      review_count: 85,
      reviews: { average_rating: '4.9', count: 85 },
    },
  },
  {
    what: 'an opening hour',
    schema: openingHourSchema,
    entry: {
      weekday: 0,
      status: 'Open',
      formated_hours: '8:30am - 5pm',
      open: '2000-01-01T08:30:00Z',
      close: '2000-01-01T17:00:00Z',
    },
  },
  {
    what: 'a special hour',
    schema: specialHourSchema,
    entry: {
      status: 'Closed',
      date: '2026-12-25',
      start_hour: '2000-01-01T09:00:00Z',
      end_hour: '2000-01-01T12:00:00Z',
      department: 'all',
      location_name: 'Example Mareeba',
    },
  },
  {
    what: 'a review',
    schema: reviewSchema,
    entry: {
      id: 'r1',
      customer_name: 'Kim',
      text: 'Good.',
      rating: 5,
      created_at_time_ago_in_words: '2 months ago',
      review_date: '2026-09-21',
      review_date_in_words: '21 September 2026',
      image: 'https://photos.example.com/kim.jpg',
    },
  },
  {
    what: 'a dealership and its website',
    schema: dealershipSchema,
    entry: {
      id: '21',
      name: 'Example Toyota',
      slug: 'example-toyota',
      make: 'Toyota',
      url: 'https://toyota.example.com',
      logo: { url: 'logo.svg' },
      average_rating: 4.9,
      review_count: 85,
    },
  },
  {
    what: 'a promo node',
    schema: promoSchema,
    entry: {
      imageId: 'sell.webp',
      altText: 'We buy cars',
      backgroundColour: '#12352f',
      start: '2026-06-01',
      expiry: '2026-06-30',
      position: 4,
      display: ['used', 'new', 'demo'],
      strictDisplay: false,
    },
  },
  {
    what: 'an offer',
    schema: offerSchema,
    entry: {
      id: 'o1',
      name: 'Runout',
      description: 'All of them.',
      disclaimer: 'While stock lasts.',
      image_or_model_image: 'https://photos.example.com/o1.jpg',
      manufacturer: 'Isuzu',
      model: { slug: 'mu-x', name: 'MU-X' },
      price: 60_000,
    },
  },
])(
  '$what has every field by its own name, and is refused with a name that is not known',
  ({ schema, entry }) => {
    expect(v.parse(schema as v.GenericSchema, entry)).toMatchObject(entry);
    expect(v.safeParse(schema, { ...entry, colour_name: 'White' }).success).toBe(false);
  },
);

test('a lender says the same of a car with every field of its own missing', () => {
  const { finance_lenders } = v.parse(carSchema, {
    ...CAR,
    finance_lenders: { Manual: {} },
  });
  expect(finance_lenders.Manual).toEqual(Object.fromEntries(Object.keys(lent).map((name) => [name, null])));
});

test.each(['in_stock', 'coming_soon', 'sold', 'in_transit', 'anything else'])(
  'the status of a car is an open set: %s',
  (status) => {
    expect(v.parse(carSchema, { ...CAR, status }).status).toBe(status);
  },
);

test('the body types are the eighteen', () => {
  expect([...BODY_KEYS].sort()).toEqual(
    [
      ...['4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'hardtop', 'hatch', 'hatchback', 'motorhome'],
      ...['lightTruck', 'peopleMover', 'sedan', 'softtop', 'suv', 'ute', 'van', 'wagon', 'stationWagon'],
    ].sort(),
  );
});
