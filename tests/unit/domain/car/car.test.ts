import * as v from 'valibot';
import { expect, test } from 'vitest';
import { carSchema } from '#domain/car/car.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

const lent = {
  ...{ interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 229, paymentMonth: 992 },
  ...{ termYears: 5, termMonths: 60, deposit: 5000, balloon: 0, disclaimer: 'On approval.' },
};

const REQUIRED = {
  ...{ id: 'c1', slug: 'c1', name: '2021 Toyota HiLux', year: 2021, make: 'Toyota', model: 'HiLux' },
  ...{ car_type: 'used', created_at: '2026-10-01T00:00:00Z', make_model: 'Toyota:HiLux' },
  manufacturer: { name: 'Toyota' },
};

const CAR = {
  ...REQUIRED,
  ...{ badge: 'SR5', series: 'GUN126R', colour: 'White', variant: { geartype: 'Sports Automatic' } },
  ...{ price: 52_990, before_price: 54_990, offer_price: 51_990, subscription_price: 399 },
  ...{ price_type: 'Drive Away', preorder: false, reserved: false, sold: false, certified: true },
  ...{ status: 'in_transit', tag: 'Test Drive Only', stocknum: 'C1', vin: 'MR0BA3CD000012418' },
  ...{ km: 45_120, seats: 5, doors: 4, views: 1240, favourites_count: 12, reserve_fee: 200 },
  ...{ simple_body: 'ute', simple_transmission: 'Automatic', simple_fuel: 'Diesel', simple_drive: '4x4' },
  ...{ fuel: 'Diesel turbo', trans: '6 sp automatic', description: 'One owner.', features: ['Tow bar'] },
  ...{ photos_count: 1, primary_image_url: '/1.jpg', thumbnails: ['/1-small.jpg'] },
  images: [{ image: { url: '/1.jpg', alt: 'dashboard' } }],
  ...{ dealership_id: '21', dealership_slug: 'example', location_id: 'mareeba' },
  location: {
    ...{ id: 'mareeba', name: 'Example Mareeba', slug: 'example-mareeba', phone: '07 5550 0100' },
    address: {
      ...{ id: '7', street: '9 Example Street', city: 'Mareeba', state: 'QLD' },
      ...{ place_url: 'https://maps.example.com/7', place_id: 'p7', distribution_locations: ['Cairns'] },
    },
  },
  ...{ city: 'Mareeba', state: 'qld', private_suburb: 'Mossman', private_postcode: '4873' },
  finance_lenders: { Taurus: lent },
  manufacturer: { id: 'toyota', name: 'Toyota', slug: 'toyota', logo: { url: '/toyota.svg' } },
  ...{ show_on_dealer_website: true, file: 'https://reports.example.com/1.pdf' },
  ...{ payment_processors: ['card'], carsales_title: '2021 Toyota HiLux SR5 Auto 4x4' },
  autograb_data: { average_market_price: 53_000, state_average_market_price: 53_610 },
  ...{ sold_date_timestamp: 1_795_251_600, categories: ['Tradie'] },
};

test('a car has every field of the specification, and unknown fields are rejected', () => {
  expectFields(carSchema, CAR);
});

test('a feed that says only what a car is leaves it in stock, for the website, and the rest unknown', () => {
  const unknown = Object.fromEntries(Object.keys(carSchema.entries).map((name) => [name, null]));
  expect(v.parse(carSchema, REQUIRED)).toEqual({
    ...unknown,
    interior_colour: undefined,
    ...REQUIRED,
    price: 0,
    ...{ preorder: false, reserved: false, sold: false, certified: false },
    status: 'in_stock',
    variant: { geartype: null },
    photos_count: 0,
    ...{ images: [], thumbnails: [] },
    finance_lenders: {},
    show_on_dealer_website: true,
    payment_processors: [],
    ...{ features: [], categories: [] },
  });
});

test.each([
  ['year', [1899, 2101, 2021.5], [1900, 2100]],
  ['price', [-1], [0]],
  ['km', [-1], [0, null]],
  ['photos_count', [-1, 1.5], [0]],
  ['id', [''], ['1']],
  ['make', [''], ['A']],
  ['model', [''], ['3']],
  ['status', [''], ['in_transit']],
  ['created_at', ['yesterday', '2026-10-01'], ['2026-10-01T00:00:00+10:00']],
  ['car_type', ['old'], ['new', 'used', 'demo']],
  ['state', ['QLD'], ['qld', null]],
])('the %s of a car cannot be any of %j, and can be any of %j', (name, bad, good) => {
  const accepted = (value: unknown) => v.is(carSchema, { ...REQUIRED, [name]: value });
  expect(bad.filter(accepted)).toEqual([]);
  expect(good.filter(accepted)).toEqual(good);
});

test('an unsafe address of a history report is rejected, with the reason', () => {
  const { issues } = v.safeParse(carSchema, { ...REQUIRED, file: 'report.pdf' });
  expect(issues?.map(({ message }) => message)).toEqual([
    'must start with "https://", or with "/" for a file of this site',
  ]);
});

test('the location that a feed describes may lack any field', () => {
  const located = (location: object) => v.parse(carSchema, { ...REQUIRED, location }).location;
  expect(located({})).toEqual({ id: null, name: null, slug: null, phone: null, address: null });
  expect(located({ address: {} })?.address).toEqual({
    ...{ id: null, street: null, city: null, state: null, place_url: null, place_id: null },
    distribution_locations: [],
  });
});

test('the figures of a lender may lack any field', () => {
  const { finance_lenders } = v.parse(carSchema, { ...CAR, finance_lenders: { Manual: {} } });
  expect(finance_lenders.Manual).toEqual(Object.fromEntries(Object.keys(lent).map((name) => [name, null])));
});

test.each(['in_stock', 'anything else'])('the status of a car is an open set: %s', (status) => {
  expect(v.parse(carSchema, { ...CAR, status }).status).toBe(status);
});
