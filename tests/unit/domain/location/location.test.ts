import * as v from 'valibot';
import { expect, test } from 'vitest';
import { locationSchema } from '#domain/location/location.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

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
  ['lat', 90.1],
  ['long', -181],
  ['lat', 'north'],
])('%s cannot be %j', (name, value) => {
  expect(v.is(addressSchema, { ...address, [name]: value })).toBe(false);
});

test('a location has every field of the specification, and unknown fields are rejected', () => {
  expectFields(locationSchema, {
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
  });
});
