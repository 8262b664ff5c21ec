import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import { parseFilters, readFacetFilter, readNumericFilter } from '#search/query/parse-filters.ts';

test('the main filter reads as the specification writes it', () => {
  expect(writeFilters(buildListedFilter(3, new Date('2026-11-21T10:00:00+10:00')))).toBe(
    '(status=in_stock OR status=coming_soon OR sold_date_timestamp > 1794924000) AND show_on_dealer_website=true',
  );
});

test.each(['make_model:"Toyota:Corolla"', 'make_model="Toyota:Corolla"', 'make_model:Toyota:Corolla'])(
  '%s: only the first colon is an equals sign',
  (text) =>
    expect(parseFilters(text)).toEqual({ attribute: 'make_model', operator: '=', value: 'Toyota:Corolla' }),
);

describe('a text is quoted if it could be read as anything else', () => {
  test.each([
    'Toyota',
    'in_stock',
    'BT-50',
    'MY23.5',
    '-',
    '5.',
    '1.2.3',
    '5a',
    'a5',
    '--5',
    'truest',
    'untrue',
    'falsely',
    'ANDY',
    'BRAND',
    'ORCA',
    'FORD',
    'or',
  ])('%s is not, whatever word is in it', (value) => {
    expect(writeFilters({ attribute: 'make', operator: '=', value })).toBe(`make=${value}`);
  });
  test.each([
    '',
    ' ',
    'Land Rover',
    ' Kia',
    'Kia ',
    'Citroën',
    '(Kia)',
    'a:b',
    'a=b',
    'true',
    'false',
    'AND',
    'OR',
    '5',
    '-5',
    '2.45',
    '-12.5',
    '2020',
  ])('"%s" is', (value) => {
    expect(writeFilters({ attribute: 'make', operator: '=', value })).toBe(`make="${value}"`);
  });
  test('quotes and backslashes in it are escaped, every one', () => {
    expect(writeFilters({ attribute: 'badge', operator: '!=', value: '"a" \\\\ b' })).toBe(
      'badge!="\\"a\\" \\\\\\\\ b"',
    );
  });
});

describe('a filter is written with no more signs than it needs', () => {
  const make = { attribute: 'make', operator: '=', value: 'Kia' } as const;
  const price = { attribute: 'price', operator: '>=', value: 5 } as const;
  const sold = { attribute: 'sold', operator: '!=', value: true } as const;
  test.each<[FilterTree, string]>([
    [price, 'price >= 5'],
    [{ ...price, operator: '=' }, 'price=5'],
    [{ ...price, operator: '<' }, 'price < 5'],
    [{ and: [make, price, sold] }, 'make=Kia AND price >= 5 AND sold!=true'],
    [{ or: [make, price, sold] }, 'make=Kia OR price >= 5 OR sold!=true'],
    [{ and: [make, { and: [price, sold] }] }, 'make=Kia AND price >= 5 AND sold!=true'],
    [{ or: [make, { or: [price, sold] }] }, 'make=Kia OR price >= 5 OR sold!=true'],
    [{ and: [make, { or: [price, sold] }] }, 'make=Kia AND (price >= 5 OR sold!=true)'],
    [{ or: [make, { and: [price, sold] }] }, 'make=Kia OR (price >= 5 AND sold!=true)'],
  ])('%j', (filter, text) => expect(writeFilters(filter)).toBe(text));
});

describe('a comparison is read', () => {
  test.each([
    ['price:5', '=', 5],
    ...['=', '!=', '<', '<=', '>', '>='].map((operator) => [`price${operator}5`, operator, 5] as const),
    ['  price  >=  5  ', '>=', 5],
    [' price=5', '=', 5],
    ['price=5 ', '=', 5],
    ['price=-5', '=', -5],
    ['price=12.25', '=', 12.25],
    ['price=5.', '=', '5.'],
    ['price=1.2.3', '=', '1.2.3'],
    ['price=a5', '=', 'a5'],
    ['price=5a', '=', '5a'],
    ['price="5"', '=', '5'],
    ['price=""', '=', ''],
    ['price=true', '=', true],
    ['price=false', '=', false],
    ['price="true"', '=', 'true'],
    ['price=AND', '=', 'AND'],
    ['price=a"b', '=', 'a"b'],
    ['price="a (b)"', '=', 'a (b)'],
    ['price="\\"a\\" \\\\ b"', '=', '"a" \\ b'],
    ['(price=5)', '=', 5],
    ['( (price=a) )', '=', 'a'],
  ] as const)('%s', (text, operator, value) => {
    expect(parseFilters(text)).toStrictEqual({ attribute: 'price', operator, value });
  });

  test.each(['ORDER', 'ANDROID', 'OR_1', 'sold_date_timestamp'])('of an attribute called %s', (attribute) => {
    expect(parseFilters(`${attribute}=5`)).toEqual({ attribute, operator: '=', value: 5 });
  });
});

describe('AND binds closer than OR, and parentheses closest', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((attribute) => ({ attribute, operator: '=', value: 1 }));
  test.each([
    ['a=1 AND b=1 AND c=1', { and: [a, b, c] }],
    ['a=1 OR b=1 OR c=1', { or: [a, b, c] }],
    ['a=1 AND b=1 OR c=1 AND d=1', { or: [{ and: [a, b] }, { and: [c, d] }] }],
    ['a=1 OR b=1 AND c=1 OR d=1', { or: [a, { and: [b, c] }, d] }],
    ['(a=1 OR b=1) AND (c=1 OR d=1)', { and: [{ or: [a, b] }, { or: [c, d] }] }],
    ['a=1 AND(b=1 OR c=1)AND d=1', { and: [a, { or: [b, c] }, d] }],
  ])('%s', (text, filter) => expect(parseFilters(text)).toEqual(filter));
});

test.each([
  { text: '', message: 'a comparison is missing in ""' },
  { text: ' ', message: 'a comparison is missing in " "' },
  { text: 'make', message: '"make" is not a comparison' },
  { text: 'make=', message: '"make=" is not a comparison' },
  { text: '=Toyota', message: '"=Toyota" is not a comparison' },
  { text: 'make~Toyota', message: '"make~Toyota" is not a comparison' },
  { text: 'make=Toyota AND  year ', message: '"year" is not a comparison' },
  { text: 'make=Toyota AND', message: 'a comparison is missing in "make=Toyota AND"' },
  { text: 'AND make=Toyota', message: 'a comparison is missing in "AND make=Toyota"' },
  { text: 'make=Toyota OR OR', message: 'a comparison is missing' },
  { text: '()', message: 'a comparison is missing in "()"' },
  { text: '(make=Toyota', message: 'a ")" is missing in "(make=Toyota"' },
  { text: '(make=Toyota model=HiLux)', message: 'a ")" is missing' },
  { text: 'make=Toyota)', message: 'AND or OR is missing in "make=Toyota)"' },
  { text: 'make=Toyota model=HiLux', message: 'AND or OR is missing in "make=Toyota model=HiLux"' },
  { text: 'make="Toyota', message: '"make="Toyota" is not a comparison' },
])('an invalid filter throws an error that explains the problem: $text', ({ text, message }) => {
  expect(() => parseFilters(text)).toThrow(`search filter: ${message}`);
});

const TRICKY = [
  'Toyota:Corolla',
  'a "quoted" \\ value',
  'AND',
  'OR',
  '12',
  'true',
  '-',
  '(',
  'Land Rover',
  '',
];
const term = fc.record({
  attribute: fc.constantFrom('make', 'price', 'make_model', 'show_on_dealer_website'),
  operator: fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
  value: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TRICKY), fc.integer(), fc.boolean()),
});
const { tree } = fc.letrec<{ tree: FilterTree; node: FilterTree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, term as fc.Arbitrary<FilterTree>, tie('node')),
  node: fc.oneof(
    fc.record({ and: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }) }),
  ),
}));

test('every filter tree is read back from its text with the same meaning', () => {
  fc.assert(
    fc.property(tree, (filter) => {
      expect(flat(parseFilters(writeFilters(filter)))).toEqual(flat(filter));
    }),
  );
});

/** (a AND (b AND c)) means a AND b AND c. */
function flat(filter: FilterTree): FilterTree {
  if ('and' in filter)
    return { and: filter.and.map(flat).flatMap((part) => ('and' in part ? part.and : [part])) };
  if ('or' in filter) return { or: filter.or.map(flat).flatMap((part) => ('or' in part ? part.or : [part])) };
  return filter;
}

test.each([
  { text: 'make:Land Rover', filter: { attribute: 'make', operator: '=', value: 'Land Rover' } },
  { text: 'make_model:BMW:X5', filter: { attribute: 'make_model', operator: '=', value: 'BMW:X5' } },
  { text: 'model:BT-50', filter: { attribute: 'model', operator: '=', value: 'BT-50' } },
  { text: 'badge:-Base', filter: { attribute: 'badge', operator: '!=', value: 'Base' } },
  { text: 'badge:--Base', filter: { attribute: 'badge', operator: '!=', value: '-Base' } },
  { text: 'badge:\\-Base', filter: { attribute: 'badge', operator: '=', value: '-Base' } },
  { text: 'badge:', filter: { attribute: 'badge', operator: '=', value: '' } },
])('the facet filter $text is read as $filter', ({ text, filter }) => {
  expect(readFacetFilter(text)).toEqual(filter);
});

test.each([
  ...['=', '!=', '<', '<=', '>', '>='].map(
    (operator) => [`price${operator}20000`, operator, 20_000] as const,
  ),
  ['price  >=  20000', '>=', 20_000],
  ['price>=-5', '>=', -5],
  ['price>=5.25', '>=', 5.25],
] as const)('the numeric filter %s is read', (text, operator, value) => {
  expect(readNumericFilter(text)).toEqual({ attribute: 'price', operator, value });
});

test.each([
  'price',
  'price>=',
  '>=5',
  'price:5',
  'price>=5.',
  'price>=.5',
  'price>=5k',
  'price>=five',
  'the price>=5',
  '-price>=5',
])('%s is no numeric filter and throws', (text) => {
  expect(() => readNumericFilter(text)).toThrow(
    `search: "${text}" is not a numeric filter like price>=20000.`,
  );
});
