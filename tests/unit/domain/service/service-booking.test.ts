import * as v from 'valibot';
import { expect, test } from 'vitest';
import { serviceBookingSchema } from '#domain/service/service-booking.ts';

const booking = { name: 'Example Smithfield', make: 'Toyota', url: 'https://book.example.com/smithfield' };

test('a page for booking a service has a workshop, a make and an address', () => {
  expect(v.parse(serviceBookingSchema, booking)).toEqual(booking);
});

test.each(Object.keys(booking))('without %s it is rejected', (key) => {
  expect(v.is(serviceBookingSchema, { ...booking, [key]: undefined })).toBe(false);
  expect(v.is(serviceBookingSchema, { ...booking, [key]: '' })).toBe(false);
});

test('with a field that it does not have it is rejected', () => {
  expect(v.is(serviceBookingSchema, { ...booking, phone: '07 4900 0000' })).toBe(false);
});

test('a page of this site is linked to as it is linked to everywhere', () => {
  const { url } = v.parse(serviceBookingSchema, { ...booking, url: '/book-a-service' });
  expect(url).toBe('/book-a-service/');
});
