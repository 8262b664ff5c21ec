import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionsUrl, formatAddress, mapSearchUrl, mapUrl } from '#domain/location/address.ts';
import { type Coordinates, distanceKm, formatDistance, sortByDistance } from '#domain/location/distance.ts';
import { locationPhone, maskPhone, telHref } from '#domain/location/phone.ts';
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

test.each([
  { phone: '07 5550 0100', landline_phone: '07 5550 0101', dialled: '07 5550 0100' },
  { phone: null, landline_phone: '07 5550 0101', dialled: '07 5550 0101' },
  { phone: null, landline_phone: null, dialled: null },
])(
  'of the phone $phone and the landline $landline_phone, $dialled is called',
  ({ dialled, ...contact_detail }) => expect(locationPhone(makeLocation({ contact_detail }))).toBe(dialled),
);

test.each([
  ['07 5550 0100', '07 55•• ••••'],
  ['1300 975 707', '1300 ••• •••'],
  ['13 11 14', '13 11 ••'],
])('the number %j is masked as %j until the visitor reveals it', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

const CAIRNS = { lat: -16.9186, long: 145.7781 };
const SYDNEY = { lat: -33.8688, long: 151.2093 };
const PERTH = { lat: -31.9523, long: 115.8613 };

describe('distances are great circles on a globe of 6371 km', () => {
  test.each<[from: string, to: string, a: Coordinates, b: Coordinates, km: number]>([
    ['Sydney', 'itself', SYDNEY, SYDNEY, 0],
    ['Sydney', 'Cairns', SYDNEY, CAIRNS, 1961],
    ['Sydney', 'Perth', SYDNEY, PERTH, 3290],
    ['the equator', 'a quarter around', { lat: 0, long: 0 }, { lat: 0, long: 90 }, (Math.PI / 2) * 6371],
    ['a pole', 'the other', { lat: 90, long: 0 }, { lat: -90, long: 0 }, Math.PI * 6371],
    [
      'the date line',
      'its other side',
      { lat: 0, long: 179.5 },
      { lat: 0, long: -179.5 },
      (Math.PI / 180) * 6371,
    ],
  ])('from %s to %s', (_, __, a, b, km) => expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(1));

  const anywhere = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    long: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('the way back is the same distance, and no detour is shorter', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });
});

test('the nearest comes first, items without coordinates last in their order', () => {
  const things = [
    { name: 'lost', at: undefined },
    { name: 'Perth', at: PERTH },
    { name: 'gone', at: undefined },
    { name: 'Cairns', at: CAIRNS },
    { name: 'Sydney', at: SYDNEY },
  ] satisfies { name: string; at: Coordinates | undefined }[];
  const found = sortByDistance(things, SYDNEY);
  expect(found.map(({ item }) => item.name)).toEqual(['Sydney', 'Cairns', 'Perth', 'lost', 'gone']);
  expect(found.map(({ km }) => km && Math.round(km))).toEqual([0, 1961, 3290, undefined, undefined]);
});

test.each([
  { km: 0, text: 'Less than 1 km away' },
  { km: 0.99, text: 'Less than 1 km away' },
  { km: 1, text: '1 km away' },
  { km: 1.5, text: '2 km away' },
  { km: 311.6, text: '312 km away' },
  { km: 1959.7, text: '1,960 km away' },
])('$km km reads "$text"', ({ km, text }) => expect(formatDistance(km)).toBe(text));
