import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { searchSchema } from '#site/config/search.ts';
import { formatIssues } from '#site/errors/format-issues.ts';

const facetOf = (facet: unknown) => v.parse(searchSchema, { facets: [facet] }).facets[0];
const problemsOf = (given: unknown) =>
  formatIssues('search', v.safeParse(searchSchema, given).issues ?? [], searchSchema);

describe('a filter', () => {
  test.each([
    ['make', 'cards', false],
    ['fuel', 'checkboxes', false],
    ['weekly_price_range', 'checkboxes', true],
  ])('%s alone is shown as %s; one value at a time: %s', (attribute, as, singleSelect) => {
    expect(facetOf(attribute)).toEqual({ attribute, as, singleSelect });
    expect(facetOf({ attribute })).toEqual({ attribute, as, singleSelect });
  });

  test.each([
    [{ attribute: 'make', as: 'checkboxes' }, 'checkboxes', false],
    [{ attribute: 'body', as: 'cards' }, 'cards', false],
    [{ attribute: 'fuel', as: 'select' }, 'select', true],
    [{ attribute: 'fuel', as: 'select', singleSelect: false }, 'select', true],
    [{ attribute: 'fuel', singleSelect: true }, 'checkboxes', true],
    [{ attribute: 'weekly_price_range', singleSelect: false }, 'checkboxes', false],
    [{ attribute: 'weekly_price_range', as: 'checkboxes' }, 'checkboxes', true],
  ])('%j is shown as %s; one value at a time: %s', (given, as, singleSelect) => {
    expect(facetOf(given)).toEqual({ attribute: given.attribute, as, singleSelect });
  });

  test.each(['fuel', 'model', 'weekly_price_range'])('%s has no pictures for cards', (attribute) => {
    expect(problemsOf({ facets: [{ attribute, as: 'cards' }] })).toEqual([
      'search: facets.0: is an object. Must be make or body where it is shown as cards.',
    ]);
  });
});

describe('a name stands once in a list', () => {
  test.each([
    ['facets', ['make', 'fuel', 'make'], ['2: is "make"']],
    ['facets', [{ attribute: 'fuel', as: 'select' }, { attribute: 'fuel' }], ['1: is "fuel"']],
    ['ranges', ['km', 'price', 'km', 'price'], ['2: is "km"', '3: is "price"']],
    ['filterOrder', ['make', 'price', 'price'], ['2: is "price"']],
    ['extraSorts', ['km:asc', 'km:asc'], ['1: is "km:asc"']],
    ['ranges', ['km', 'price', 'year'], []],
  ])('%s: %j', (key, list, problems) => {
    expect(problemsOf({ [key]: list })).toEqual(
      problems.map((problem) => `search: ${key}.${problem}. Must be named only once: remove one of the two.`),
    );
  });

  test('but what is no name at all is said to be none, and nothing else', () => {
    expect(problemsOf({ ranges: ['km', 'km', 'seats'] })).toEqual([
      expect.stringMatching(/^search: ranges\.2: is "seats"\. Must be one of "price", /),
    ]);
  });
});

test('by default a search starts with make, model, condition and body, and its ranges with the price', () => {
  const search = v.parse(searchSchema, {});
  expect(search.facets.map(({ attribute }) => attribute).slice(0, 4)).toEqual([
    'make',
    'model',
    'car_type',
    'body',
  ]);
  expect(search.ranges.slice(0, 3)).toEqual(['price', 'km', 'year']);
  expect(search.filterOrder).toEqual(['make', 'model', 'price']);
  expect(search.extraSorts).toEqual([]);
});
