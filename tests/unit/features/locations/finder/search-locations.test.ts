import { describe, expect, test } from 'vitest';
import { distanceKm } from '#domain/location/distance.ts';
import {
  describeFoundLocations,
  type ListedLocation,
  searchLocations,
} from '#features/locations/finder/search-locations.ts';

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
