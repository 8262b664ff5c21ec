import { describe, expect, test } from 'vitest';
import { distanceKm } from '#domain/location/distance.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { toListedLocation } from '#features/locations/finder/listed-location.ts';
import {
  describeFoundLocations,
  type ListedLocation,
  searchLocations,
} from '#features/locations/finder/search-locations.ts';
import { makeLocation, makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const MAREEBA = { lat: -16.99, long: 145.42 };
const CAIRNS = { lat: -16.92, long: 145.77 };
const list = (slug: string, over: Partial<ListedLocation> = {}): ListedLocation => ({
  slug,
  name: slug,
  href: `/locations/${slug}/`,
  words: slug,
  at: undefined,
  turns: [],
  ...over,
});
const ALL = { typed: '', openFirst: false };
const slugs = (found: readonly { location: ListedLocation }[]) => found.map(({ location }) => location.slug);

test('without a postcode the locations stay in their order, without distances', () => {
  const found = searchLocations([list('b', { at: CAIRNS }), list('a')], ALL, undefined, 0);
  expect(found).toEqual([
    { location: list('b', { at: CAIRNS }), index: 0, km: undefined, matches: true },
    { location: list('a'), index: 1, km: undefined, matches: true },
  ]);
});

test('with a postcode the nearest comes first, those without coordinates last, each with its old position', () => {
  const locations = [list('lost'), list('cairns', { at: CAIRNS }), list('mareeba', { at: MAREEBA })];
  const found = searchLocations(locations, ALL, MAREEBA, 0);
  expect(found.map(({ location, index, km }) => [location.slug, index, km])).toEqual([
    ['mareeba', 2, 0],
    ['cairns', 1, distanceKm(MAREEBA, CAIRNS)],
    ['lost', 0, undefined],
  ]);
});

test('typed words mark the locations that match, and leave out none', () => {
  const found = searchLocations([list('mareeba'), list('cairns')], { ...ALL, typed: 'cai' }, undefined, 0);
  expect(found.map(({ matches }) => matches)).toEqual([false, true]);
});

describe('open locations come first if asked for', () => {
  const locations = [
    list('closed', { turns: [] }),
    list('later', { turns: [200, 300] }),
    list('open', { turns: [100, 200], at: CAIRNS }),
    list('open too', { turns: [50], at: MAREEBA }),
  ];
  const search = (openFirst: boolean, seconds: number) =>
    slugs(searchLocations(locations, { typed: '', openFirst }, undefined, seconds * 1000));

  test.each([
    { seconds: 99.999, order: ['open too', 'closed', 'later', 'open'] },
    { seconds: 100, order: ['open', 'open too', 'closed', 'later'] },
    { seconds: 200, order: ['later', 'open too', 'closed', 'open'] },
  ])('at $seconds s: $order', ({ seconds, order }) => {
    expect(search(true, seconds)).toEqual(order);
    expect(search(false, seconds)).toEqual(['closed', 'later', 'open', 'open too']);
  });

  test('and the nearest of the open ones before others', () => {
    const found = searchLocations(locations, { typed: '', openFirst: true }, MAREEBA, 150_000);
    expect(slugs(found)).toEqual(['open too', 'open', 'closed', 'later']);
  });
});

describe('the number of results is said in words', () => {
  const found = (matches: readonly boolean[]) =>
    matches.map((match, index) => ({ location: list('a'), index, km: undefined, matches: match }));

  test.each([
    { matches: [true, true], typed: '', text: '2 locations' },
    { matches: [true, false, false], typed: 'x', text: '1 of 3 locations' },
    { matches: [false, false], typed: ' xyz ', text: 'No location matches “xyz”.' },
  ])('$text', ({ matches, typed, text }) => expect(describeFoundLocations(found(matches), typed)).toBe(text));
});

describe('the premises in the list', () => {
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
  const listPremises = (over: Parameters<typeof makeSite>[0] = {}) => {
    const [premises] = groupByAddress(departments);
    if (!premises) throw new Error('no premises');
    return toListedLocation(premises, makeSite(over, { locations: departments }), now);
  };

  test('premises are listed under the name of their main department, with the words of all', () => {
    const { words, ...listed } = listPremises();
    expect(listed).toMatchObject({
      slug: 'example-mareeba-sales',
      name: 'Example Mareeba',
      href: '/locations/example-mareeba-sales/',
    });
    expect(words).toContain('service');
    expect(words).toContain('mareeba');
  });

  test('their coordinates are needed only where postcodes are looked up', () => {
    expect(listPremises({ geocoding: 'postcodes' }).at).toEqual(address);
    expect(listPremises({ geocoding: false }).at).toBeUndefined();
  });

  test('they are open while any of their departments is, and say so only where open ones come first', () => {
    const [open, close] = listPremises({ locationDisplay: { openNowFirst: true } }).turns;
    expect([open, close]).toEqual(
      ['2026-11-23T00:00:00.000Z', '2026-11-23T07:30:00.000Z'].map((time) => Date.parse(time) / 1000),
    );
    expect(listPremises({ locationDisplay: { openNowFirst: false } }).turns).toEqual([]);
  });
});
