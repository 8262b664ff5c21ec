import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dealershipOf, dealershipSchema } from '#domain/location/dealership.ts';
import { locationSchema } from '#domain/location/location.ts';
import { expectFields, messages } from '#tests/support/expect-fields.ts';

const addressSchema = locationSchema.entries.address;
const address = { street: '9 Example Street', city: 'Mareeba', state: 'qld', postcode: '4880' };

test.each([
  ['-16.99', -16.99],
  [-16.99, -16.99],
  [0, 0],
  ['', null],
  ['  ', null],
  [null, null],
  [-90, -90],
])('a latitude of %j is read as %j (T-86)', (lat, read) => {
  expect(v.parse(addressSchema, { ...address, lat })).toMatchObject({ lat: read });
});

test.each([
  ['lat', 90.1, 90],
  ['lat', -90.1, 90],
  ['lat', 'north', 90],
  ['long', 180.1, 180],
  ['long', -181, 180],
])('%s cannot be %j, and the message names the limits', (name, value, max) => {
  const says = `must be a number of degrees from -${max} to ${max}, such as -16.92`;
  expect(messages(addressSchema, { ...address, [name]: value })).toEqual([says]);
});

test.each(['880', '48800', 'a4880', ''])('%j is not a postcode, and the message shows one', (postcode) => {
  const says = 'must be 4 digits in quotes, such as "0800"';
  expect(messages(addressSchema, { ...address, postcode })).toEqual([says]);
});

test('a location of which only the address is known is visible, and the rest is unknown', () => {
  const required = { id: 'mareeba', name: 'Example Mareeba', slug: 'example-mareeba' };
  const unknown = (entries: object) => Object.fromEntries(Object.keys(entries).map((name) => [name, null]));
  expect(v.parse(locationSchema, { ...required, address, contact_detail: {} })).toEqual({
    ...unknown(locationSchema.entries),
    ...required,
    location_type: '',
    visible: true,
    primary: false,
    ...{ location_subtype: [], manufacturers: [], distribution_locations: [] },
    address: { ...unknown(addressSchema.entries), ...address },
    contact_detail: { phone: null, landline_phone: null, opening_hours: [] },
  });
});

test('links of a location to pages of this site get a trailing slash', () => {
  const linked = { id: 'a', name: 'A', slug: 'a', contact_detail: {}, website_url: '/north' };
  const at = { ...address, place_url: '/how-to-get-there' };
  expect(v.parse(locationSchema, { ...linked, address: at })).toMatchObject({
    website_url: '/north/',
    address: { place_url: '/how-to-get-there/' },
  });
});

const location = { id: 'a', name: 'A', slug: 'a', address, contact_detail: {} };

test.each(['id', 'name', 'slug'])('a location has some %s', (name) => {
  expect(v.is(locationSchema, location)).toBe(true);
  expect(v.is(locationSchema, { ...location, [name]: '' })).toBe(false);
});

test('locations, addresses, contacts and pictures have no unknown fields', () => {
  const image = { url: 'yard.webp', thumb: { url: 'small.webp' } };
  const reviews = { average_rating: '4.9', count: 85 };
  expect(v.is(locationSchema, { ...location, image, reviews })).toBe(true);
  const other = { fax: '1' };
  const strays = [
    { address: { ...address, ...other } },
    { contact_detail: other },
    { image: { ...image, ...other } },
    { image: { ...image, thumb: { ...image.thumb, ...other } } },
    { reviews: { ...reviews, ...other } },
  ];
  expect(strays.filter((over) => v.is(locationSchema, { ...location, ...over }))).toEqual([]);
});

test('a location has every field of the specification, and unknown fields are rejected', () => {
  expectFields(locationSchema, {
    ...{ id: 'mareeba', name: 'Example Mareeba', slug: 'example-mareeba', visible: true, primary: true },
    ...{ location_type: 'service', location_subtype: ['buying'], manufacturers: ['Toyota'] },
    ...{ dealership_id: '21', dealership_slug: 'example' },
    ...{ dealer_license_number: '4411223', motor_vehicle_repairer: 'MVR 1' },
    address: {
      ...{ ...address, lat: -16.99, long: 145.42 },
      ...{ place_url: 'https://maps.example.com/7', map_key: 'k' },
    },
    contact_detail: { phone: '07 5550 0100', landline_phone: '07 5550 0101', opening_hours: [] },
    image: { url: 'yard.webp', thumb: { url: 'yard-small.webp' } },
    ...{ distribution_locations: ['Cairns'], average_rating: 4.9, review_count: 85 },
    reviews: { average_rating: '4.9', count: 85 },
  });
});

const [first, second] = [
  v.parse(dealershipSchema, { id: '21', name: 'Example Toyota', slug: 'example-toyota' }),
  v.parse(dealershipSchema, { id: '22', name: 'Example Kia', slug: 'example-kia' }),
] as const;

test.each([
  { dealership_id: '22', dealership_slug: null, name: 'Example Kia' },
  { dealership_id: '22', dealership_slug: 'example-toyota', name: 'Example Kia' },
  { dealership_id: '9', dealership_slug: 'example-toyota', name: 'Example Toyota' },
  { dealership_id: null, dealership_slug: null, name: undefined },
])('$dealership_id and $dealership_slug belong to $name: the id decides', ({ name, ...location }) => {
  expect(dealershipOf(location, [first, second])?.name).toBe(name);
});

test('a dealership has an id, a name and a slug, and the rest may be unknown', () => {
  expect(first).toEqual({
    id: '21',
    name: 'Example Toyota',
    slug: 'example-toyota',
    ...{ make: null, url: null, logo: null, average_rating: null, review_count: null },
  });
  for (const name of ['id', 'name', 'slug'])
    expect(v.is(dealershipSchema, { ...first, [name]: '' }), name).toBe(false);
  expect(v.is(dealershipSchema, { ...first, logo: { url: '' } })).toBe(false);
  expect(v.parse(dealershipSchema, { ...first, url: '/toyota' }).url).toBe('/toyota/');
});

test('a dealership has every field of the specification, and unknown fields are rejected', () => {
  expectFields(dealershipSchema, {
    ...{ id: '21', name: 'Example Toyota', slug: 'example-toyota', make: 'Toyota' },
    ...{
      url: 'https://toyota.example.com',
      logo: { url: 'logo.svg' },
      average_rating: 4.9,
      review_count: 85,
    },
  });
});
