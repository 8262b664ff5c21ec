import { expect, test } from 'vitest';
import { directionsUrl, formatAddress, mapSearchUrl, mapUrl } from '#domain/location/address.ts';
import { telHref } from '#domain/location/phone.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const { address } = makeLocation();
const words = 'query=9+Example+Street%2C+Mareeba+QLD+4880';

test('an address is formatted as street, city, state in capitals, postcode', () => {
  expect(formatAddress(address)).toBe('9 Example Street, Mareeba QLD 4880');
});

test('an address in New Zealand is formatted without its region', () => {
  const abroad = { ...address, city: 'Tauranga', state: 'bop', postcode: '3110' } as const;
  expect(formatAddress(abroad)).toBe('9 Example Street, Tauranga 3110');
});

test("the map is the dealer's own link, else a search for the address", () => {
  expect(mapUrl({ ...address, place_url: 'https://maps.example.com/x' })).toBe('https://maps.example.com/x');
  expect(mapUrl(address)).toBe(`https://www.google.com/maps/search/?api=1&${words}`);
});

test("a place that only has a name is searched for in the dealer's country", () => {
  expect(mapSearchUrl('Taupō 3330', 'nz')).toMatch(/Taup%C5%8D\+3330%2C\+New\+Zealand$/);
  expect(mapSearchUrl('Mossman QLD 4873', 'au')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Mossman+QLD+4873%2C+Australia',
  );
});

test.each([
  { lat: -16.99, long: 145.42, to: 'destination=-16.99%2C145.42' },
  { lat: 0, long: 0, to: 'destination=0%2C0' },
  { lat: -16.99, long: null, to: words.replace('query', 'destination') },
  { lat: null, long: 145.42, to: words.replace('query', 'destination') },
  { lat: null, long: null, to: words.replace('query', 'destination') },
])('directions to $lat, $long lead to $to', ({ to, ...degrees }) => {
  expect(directionsUrl({ ...address, ...degrees })).toBe(`https://www.google.com/maps/dir/?api=1&${to}`);
});

test.each([
  { phone: '07 5550 0100', href: 'tel:0755500100' },
  { phone: '+61 7 5550 0100', href: 'tel:+61755500100' },
  { phone: '+61 (0)7 5550 0100', href: 'tel:+61755500100' },
  { phone: '+61 07 5550 0100', href: 'tel:+61755500100' },
  { phone: '61 412 345 678', href: 'tel:+61412345678' },
  { phone: '0011 61 (0)412 345 678', href: 'tel:+61412345678' },
  { phone: '(07) 5550-0100', href: 'tel:0755500100' },
  { phone: '1300 975 707', href: 'tel:1300975707' },
  { phone: '09 300 1234', href: 'tel:093001234' },
  { phone: '+64 (0)9 300 1234', href: 'tel:+6493001234' },
  { phone: '64 21 123 4567', href: 'tel:+64211234567' },
  { phone: '0064 21 123 4567', href: 'tel:+64211234567' },
  { phone: '6412 3456', href: 'tel:64123456' },
])('$phone is dialled $href', ({ phone, href }) => expect(telHref(phone)).toBe(href));
