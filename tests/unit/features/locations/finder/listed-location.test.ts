import { expect, test } from 'vitest';
import { groupByAddress } from '#domain/location/premises.ts';
import { toListedLocation } from '#features/locations/finder/listed-location.ts';
import { makeLocation, makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

/** A Monday, 10:00 in Brisbane. */
const now = new Date('2026-11-23T00:00:00Z');
const hours = (open: string, close: string) => ({
  contact_detail: { opening_hours: [makeOpeningHour(1, open, close)] },
});
const address = { lat: -16.99, long: 145.42 };
const departments = [
  makeLocation({ name: 'Example Mareeba Sales', address, ...hours('08:30', '17:30') }),
  makeLocation({
    name: 'Example Mareeba Service',
    location_type: 'service',
    address,
    ...hours('07:00', '16:00'),
  }),
];
const list = (over: Parameters<typeof makeSite>[0] = {}) => {
  const [premises] = groupByAddress(departments);
  if (!premises) throw new Error('no premises');
  return toListedLocation(premises, makeSite(over, { locations: departments }), now);
};

test('premises are listed under the name of their main department, with the words of all', () => {
  const { words, ...listed } = list();
  expect(listed).toMatchObject({
    slug: 'example-mareeba-sales',
    name: 'Example Mareeba',
    href: '/locations/example-mareeba-sales/',
  });
  expect(words).toContain('service');
  expect(words).toContain('mareeba');
});

test('their coordinates are needed only where postcodes are looked up', () => {
  expect(list({ geocoding: 'postcodes' }).at).toEqual(address);
  expect(list({ geocoding: false }).at).toBeUndefined();
});

test('they are open while any of their departments is, and say so only where open ones come first', () => {
  expect(
    list({ locationDisplay: { openNowFirst: true } })
      .turns.slice(0, 2)
      .map(toTime),
  ).toEqual(['2026-11-23T00:00:00.000Z', '2026-11-23T07:30:00.000Z']);
  expect(list({ locationDisplay: { openNowFirst: false } }).turns).toEqual([]);
});

function toTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
