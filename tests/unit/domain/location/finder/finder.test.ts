import { expect, test } from 'vitest';
import { filterLocations } from '#domain/location/finder/filter.ts';
import { buildSearchableText } from '#domain/location/finder/searchable-text.ts';
import { matchesText } from '#domain/location/finder/text-match.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const locations = [
  makeLocation({ id: 'new', location_type: '' }),
  makeLocation({ id: 'main', location_type: 'sales', primary: true }),
  makeLocation({ id: 'used', location_type: 'used' }),
  makeLocation({ id: 'shop', location_type: 'service' }),
  makeLocation({ id: 'counter', location_type: 'parts' }),
];

test.each([
  { filter: 'primary', ids: ['main'] },
  { filter: 'sales', ids: ['new', 'main', 'used'] },
  { filter: 'service', ids: ['shop'] },
  { filter: 'parts', ids: ['counter'] },
  { filter: 'service-and-parts', ids: ['shop', 'counter'] },
  { filter: 'all', ids: ['new', 'main', 'used', 'shop', 'counter'] },
  { filter: 'counter', ids: ['counter'] },
  { filter: 'elsewhere', ids: [] },
  { filter: 'constructor', ids: [] },
])('the filter "$filter" shows $ids', ({ filter, ids }) => {
  expect(filterLocations(filter, locations).map(({ id }) => id)).toEqual(ids);
});

test('without a primary location the first one is used, and without locations none', () => {
  const plain = [makeLocation({ id: 'a' }), makeLocation({ id: 'b' })];
  expect(filterLocations('primary', plain).map(({ id }) => id)).toEqual(['a']);
  expect(filterLocations('primary', [])).toEqual([]);
});

const words = buildSearchableText([
  makeLocation({ name: 'Éxample Smithfield', manufacturers: ['Toyota'] }),
  makeLocation({ name: 'Éxample Smithfield Parts', location_type: 'parts' }),
]);

test('premises are found by name, address, state, departments and makes, each word once', () => {
  expect(words).toBe('example smithfield 9 street mareeba qld 4880 queensland sales toyota parts');
});

test('a name in quotes is found by its words', () => {
  expect(buildSearchableText([makeLocation({ name: '“Example” (North)' })])).toBe(
    'example north 9 street mareeba qld 4880 queensland sales',
  );
});

test.each([
  { typed: '  ', found: true },
  { typed: 'smith', found: true },
  { typed: 'SMITHFIELD qld', found: true },
  { typed: '4880', found: true },
  { typed: 'queens', found: true },
  { typed: 'exámple', found: true },
  { typed: 'toyota parts', found: true },
  { typed: ' Smithfield, “QLD”! ', found: true },
  { typed: '#9 (Mareeba)', found: true },
  { typed: 'field', found: false },
  { typed: 'smithfield service', found: false },
  { typed: '4870', found: false },
])('"$typed" finds it: $found', ({ typed, found }) => expect(matchesText(words, typed)).toBe(found));

const NAMES = {
  ...{ act: 'australian capital territory', nsw: 'new south wales', nt: 'northern territory' },
  ...{ qld: 'queensland', sa: 'south australia', tas: 'tasmania', vic: 'victoria', wa: 'western australia' },
};

test('premises are found by the name of their state, and by no other', () => {
  const states = Object.keys(NAMES) as (keyof typeof NAMES)[];
  for (const state of states) {
    const text = buildSearchableText([makeLocation({ address: { state } })]);
    expect(states.filter((other) => matchesText(text, NAMES[other]))).toEqual([state]);
  }
});
