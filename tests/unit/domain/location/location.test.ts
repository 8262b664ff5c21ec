import * as v from 'valibot';
import { expect, test } from 'vitest';
import { locationSchema } from '#domain/location/location.ts';

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
