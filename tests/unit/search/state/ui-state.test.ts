import { describe, expect, test } from 'vitest';
import {
  clearRefinements,
  getRange,
  getRefinements,
  haveSameAttribute,
  type IndexUiState,
  isRefined,
  replaceRefinements,
  withRange,
  withRefinements,
} from '#search/state/ui-state.ts';

const search: IndexUiState = {
  query: 'sr5',
  page: 3,
  sortBy: 'price:asc',
  refinementList: { make_or_model: ['Toyota'], model: ['Unheard'], colour: ['Red'] },
  range: { price: ':40000', year: '2018:' },
};

test.each<[string, IndexUiState, boolean]>([
  ['nothing', {}, false],
  ['a text, an order or a page', { query: 'ute', sortBy: 'price:asc', page: 3 }, false],
  ['a list', { refinementList: { make_or_model: ['Toyota'] } }, true],
  ['a range', { range: { price: ':40000' } }, true],
])('whether %s is a filter', (_, state, expected) => {
  expect(isRefined(state)).toBe(expected);
});

test('without its filters a search keeps its text and its order, from the first page', () => {
  expect(clearRefinements(search)).toEqual({ query: 'sr5', sortBy: 'price:asc' });
});

describe('the values of a facet', () => {
  test('are none where nothing is chosen', () => {
    expect(getRefinements({}, 'body')).toEqual([]);
    expect(getRefinements(search, 'colour')).toEqual(['Red']);
  });
  test('are replaced, and the facet is absent without any', () => {
    expect(withRefinements(search, 'colour', ['Blue']).refinementList).toEqual({
      ...search.refinementList,
      colour: ['Blue'],
    });
    expect(withRefinements({ refinementList: { colour: ['Red'] } }, 'colour', [])).toEqual({
      refinementList: {},
    });
  });
});

describe('a range', () => {
  test('is read in numbers; what is none is not chosen', () => {
    expect(getRange(search, 'price')).toEqual({ max: 40_000 });
    expect(getRange(search, 'km')).toBeUndefined();
    expect(getRange({ range: { price: ':' } }, 'price')).toBeUndefined();
  });
  test('is replaced, and absent where it is open', () => {
    expect(withRange({}, 'price', { min: 5, max: 9 })).toEqual({ range: { price: '5:9' } });
    expect(withRange(search, 'price', {}).range).toEqual({ year: '2018:' });
  });
});

describe('the filters of another search', () => {
  test.each([
    ['a make, with the models of no known make', { refinementList: { make_or_model: ['Kia:Rio'] } }, true],
    ['a range', { range: { price: '5:' } }, true],
    ['an attribute of which nothing is chosen', { refinementList: { body: ['ute'] } }, false],
  ])('%s', (_, other, isSame) => {
    expect(haveSameAttribute(search, other)).toBe(isSame);
  });
  test('take the place of those of the same attributes', () => {
    const other = { refinementList: { make_or_model: ['Kia'], body: ['suv'] }, range: { price: '5:' } };
    expect(replaceRefinements(search, other)).toEqual({
      ...search,
      refinementList: { make_or_model: ['Kia'], body: ['suv'], colour: ['Red'] },
      range: { price: '5:', year: '2018:' },
    });
  });
});
