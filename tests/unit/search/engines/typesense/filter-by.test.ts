import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLLECTION_FIELDS, TOKEN_SEPARATORS } from '#search/engines/typesense/fields.ts';
import { buildFilterBy, compileFilter } from '#search/engines/typesense/filter-by.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import { createCollection } from '#tests/support/servers/typesense/collection.ts';
import { parseFilter } from '#tests/support/servers/typesense/filter.ts';
import { splitTokens } from '#tests/support/servers/typesense/words.ts';

/** As InstantSearch writes a value: a leading hyphen of its own is none that means "not". */
const escapeValue = (value: string) => value.replace(/^-/, '\\-');
const collection = createCollection(
  { name: 'cars', fields: COLLECTION_FIELDS, token_separators: TOKEN_SEPARATORS },
  0,
);
const separators = new Set(TOKEN_SEPARATORS);
const kept = (filter: string, car: Readonly<Record<string, unknown>>) =>
  parseFilter(filter, collection)({ id: 'a', rank: 0, ...car });

test('the main filter and what the visitor chose stand side by side in the words of Typesense', () => {
  expect(
    buildFilterBy({
      filters: writeFilters(buildListedFilter(3, new Date('2026-11-21T10:00:00+10:00'))),
      facetFilters: [['make:Toyota', 'make:Land Rover'], ['badge:-Base']],
      numericFilters: ['price>=20000', 'price<=40000'],
    }),
  ).toBe(
    '(status:=[`in stock`] || status:=[`coming soon`] || sold_date_timestamp:>1794924000) && show_on_dealer_website:=true' +
      ' && (make:=[`Toyota`] || make:=[`Land Rover`]) && badge:!=[`Base`] && price:>=20000 && price:<=40000',
  );
});

test('a sold car is listed for N days from its sale on, counted at the time of the search', () => {
  const soldAt = Date.parse('2026-11-18T12:00:00+10:00') / 1000;
  const car = { status: 'sold', sold_date_timestamp: soldAt, show_on_dealer_website: true };
  const on = (day: string) => compileFilter(buildListedFilter(3, new Date(`${day}T09:00:00+10:00`)));
  expect(kept(on('2026-11-21'), car)).toBe(true);
  expect(kept(on('2026-11-22'), car)).toBe(false);
  expect(kept(on('2026-11-21'), { ...car, show_on_dealer_website: false })).toBe(false);
});

describe('a value finds its own cars, whatever signs are in it', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }),
    fc.constantFrom(
      'Toyota:Corolla',
      '-Base',
      '\\Base',
      'a`b',
      '`',
      'x && y',
      'x || (y',
      'a,b',
      '[a]',
      '"a"',
      'SR5*',
      'O\'Brien "Sport"',
      'true',
      '5',
      'Citroën',
      '>=5',
      '2.4L 4x4 (4WD)',
    ),
  );
  const searchable = (text: string) => splitTokens(text, separators).length > 0;

  test('chosen, it keeps the cars that have it; excluded, it keeps all others', () => {
    fc.assert(
      fc.property(value.filter(searchable), value, (own, other) => {
        const chosen = buildFilterBy({ facetFilters: [[`badge:${escapeValue(own)}`]] });
        const excluded = buildFilterBy({ facetFilters: [[`badge:-${own}`]] });
        expect(kept(chosen, { badge: own })).toBe(true);
        expect(kept(excluded, { badge: own })).toBe(false);
        const alike = splitTokens(own, separators).join(' ') === splitTokens(other, separators).join(' ');
        expect(kept(chosen, { badge: other })).toBe(alike);
        expect(kept(excluded, { badge: other })).toBe(!alike);
        expect(kept(chosen, {})).toBe(false);
        expect(kept(excluded, {})).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['-', '***', '&&'])('%j has no words: no car is found, none is excluded', (badge) => {
    expect(kept(buildFilterBy({ facetFilters: [[`badge:${escapeValue(badge)}`]] }), { badge })).toBe(false);
    expect(kept(buildFilterBy({ facetFilters: [[`badge:-${badge}`]] }), { badge })).toBe(true);
  });
});

test.each([
  { filter: 'price>=20000.5', compiled: 'price:>=20001' },
  { filter: 'price<=20000.5', compiled: 'price:<=20000' },
  { filter: 'price>20000.5', compiled: 'price:>=20001' },
  { filter: 'price<20000.5', compiled: 'price:<=20000' },
  { filter: 'price>=999999999999', compiled: 'rank:<0' },
  { filter: 'price<=999999999999', compiled: 'price:<=2147483647' },
  { filter: 'price>=-999999999999', compiled: 'price:>=-2147483648' },
  { filter: 'price<=-999999999999', compiled: 'rank:<0' },
  { filter: 'price=0.5', compiled: 'rank:<0' },
  { filter: 'price!=0.5', compiled: 'rank:>=0' },
  { filter: 'price>=2147483647', compiled: 'price:>=2147483647' },
  { filter: 'price=2147483647', compiled: 'price:=2147483647' },
  { filter: 'price=2147483648', compiled: 'rank:<0' },
  { filter: 'price!=2147483648', compiled: 'rank:>=0' },
  { filter: 'price<2147483648', compiled: 'price:<=2147483647' },
  { filter: 'price>2147483648', compiled: 'rank:<0' },
  { filter: 'price>2147483646.5', compiled: 'price:>=2147483647' },
  { filter: 'price=-2147483648', compiled: 'price:=-2147483648' },
  { filter: 'price=-2147483649', compiled: 'rank:<0' },
  { filter: 'price!=-2147483649', compiled: 'rank:>=0' },
  { filter: 'price>-2147483649', compiled: 'price:>=-2147483648' },
  { filter: 'price<-2147483649', compiled: 'rank:<0' },
  { filter: 'created_at=2147483648', compiled: 'created_at:=2147483648' },
  { filter: 'created_at>9007199254740991', compiled: 'created_at:>9007199254740991' },
  { filter: 'created_at>9007199254740993', compiled: 'rank:<0' },
  { filter: 'created_at>=-9007199254740993', compiled: 'created_at:>=-9007199254740991' },
])(
  'numbers that a typed address may hold but a whole-number field refuses: $filter -> $compiled',
  ({ filter, compiled }) => {
    expect(buildFilterBy({ numericFilters: [filter] })).toBe(compiled);
    expect(() => parseFilter(compiled, collection)).not.toThrow();
  },
);

test.each([
  ['nonsense=1', 'search: unknown attribute "nonsense". It is not in the collection.'],
  ['make > 5', "search: make is a text attribute, which can't be compared with >. Use = or !=."],
  ['make <= 5', "search: make is a text attribute, which can't be compared with <="],
])('the filter %s is a mistake and throws', (filters, message) => {
  expect(() => buildFilterBy({ filters })).toThrow(message);
});

test('a flag is true or false', () => {
  const compiled = ['=true', '=false', '!=true', '=1', '=0'].map((filter) =>
    buildFilterBy({ filters: `show_on_dealer_website${filter}` }).replace('show_on_dealer_website', ''),
  );
  expect(compiled).toEqual([':=true', ':=false', ':!=true', ':=true', ':=false']);
});

test.each([
  { value: '  Land   Rover ', compiled: 'make:=[`Land Rover`]' },
  { value: '(4WD) 2.4L', compiled: 'make:=[`4WD 2 4L`]' },
  { value: "O'Brien", compiled: 'make:=[`O Brien`]' },
  { value: 'Citroën', compiled: 'make:=[`Citroën`]' },
  { value: 'a@b[c`d{e~f', compiled: 'make:=[`a b c d e f`]' },
  { value: 'a\0b\x7fc/d:e', compiled: 'make:=[`a b c d e`]' },
])('a text is compared by its words: $compiled', ({ value, compiled }) => {
  expect(compileFilter(term('make', value))).toBe(compiled);
});

test('a request without filters keeps everything', () => {
  expect(buildFilterBy({})).toBe('');
  expect(buildFilterBy({ filters: '', facetFilters: [], numericFilters: [] })).toBe('');
});

test('a single filter needs no group', () => {
  expect(buildFilterBy({ facetFilters: ['make:Kia'] })).toBe('make:=[`Kia`]');
  expect(buildFilterBy({ numericFilters: ['price>5'] })).toBe('price:>5');
  expect(buildFilterBy({ numericFilters: [['price>5', 'price<3']] })).toBe('(price:>5 || price:<3)');
  const [a, b] = [term('make', 'a'), term('make', 'b')];
  expect(compileFilter({ or: [{ and: [a] }, b] })).toBe('(make:=[`a`] || make:=[`b`])');
  expect(compileFilter({ and: [a, { and: [] }, b] })).toBe('make:=[`a`] && make:=[`b`]');
});

test('groups keep their meaning: any of a group, all groups', () => {
  const nested = { or: [{ and: [term('make', 'a'), term('model', 'b')] }, term('make', 'c')] };
  expect(compileFilter(nested)).toBe('((make:=[`a`] && model:=[`b`]) || make:=[`c`])');
  expect(compileFilter({ and: [{ or: [] }] })).toBe('rank:<0');
  expect(compileFilter({ and: [] })).toBe('');
});

function term(attribute: string, value: string) {
  return { attribute, operator: '=' as const, value };
}
