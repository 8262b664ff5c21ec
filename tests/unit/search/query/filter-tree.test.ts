import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import { parseFilters } from '#search/query/parse-filters.ts';

test('the main filter reads as the specification writes it', () => {
  expect(writeFilters(buildListedFilter(3, new Date('2026-11-21T10:00:00+10:00')))).toBe(
    '(status=in_stock OR status=coming_soon OR sold_date_timestamp > 1794924000) AND show_on_dealer_website=true',
  );
});

test.each([
  { text: 'make_model:"Toyota:Corolla"', value: 'Toyota:Corolla' },
  { text: 'make_model="Toyota:Corolla"', value: 'Toyota:Corolla' },
  { text: 'make_model:Toyota:Corolla', value: 'Toyota:Corolla' },
])('$text: only the first colon is an equals sign', ({ text, value }) => {
  expect(parseFilters(text)).toEqual({ attribute: 'make_model', operator: '=', value });
});

describe('an invalid filter throws an error that explains the problem', () => {
  test.each([
    { text: '', message: 'a comparison is missing' },
    { text: 'make', message: '"make" is not a comparison' },
    { text: 'make=Toyota AND', message: 'a comparison is missing' },
    { text: '(make=Toyota', message: 'a ")" is missing' },
    { text: 'make=Toyota model=HiLux', message: 'AND or OR is missing' },
    { text: 'make="Toyota', message: 'is not a comparison' },
  ])('$text', ({ text, message }) => {
    expect(() => parseFilters(text)).toThrow(message);
  });
});

const term = fc.record({
  attribute: fc.constantFrom('make', 'price', 'make_model', 'show_on_dealer_website'),
  operator: fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
  value: fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
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
    ),
    fc.integer(),
    fc.boolean(),
  ),
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
