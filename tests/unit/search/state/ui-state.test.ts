import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressLists,
  assignModels,
  combineMakesAndModels,
  splitMakesAndModels,
} from '#search/state/makes-and-models.ts';
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
])('whether %s is a filter', (_, state, expected) => expect(isRefined(state)).toBe(expected));

test('without its filters a search keeps its text and its order, from the first page', () => {
  expect(clearRefinements(search)).toEqual({ query: 'sr5', sortBy: 'price:asc' });
});

describe('the values of a facet', () => {
  test('are none where nothing is chosen', () => {
    expect(getRefinements({}, 'body')).toEqual([]);
    expect(getRefinements(search, 'colour')).toEqual(['Red']);
  });
  test('are replaced, and the facet is absent without any', () => {
    const { refinementList } = withRefinements(search, 'colour', ['Blue']);
    expect(refinementList).toEqual({ ...search.refinementList, colour: ['Blue'] });
    const red = { refinementList: { colour: ['Red'] } };
    expect(withRefinements(red, 'colour', [])).toEqual({ refinementList: {} });
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
  ])('%s', (_, other, isSame) => expect(haveSameAttribute(search, other)).toBe(isSame));
  test('take the place of those of the same attributes', () => {
    const other = { refinementList: { make_or_model: ['Kia'], body: ['suv'] }, range: { price: '5:' } };
    expect(replaceRefinements(search, other)).toEqual({
      ...search,
      refinementList: { make_or_model: ['Kia'], body: ['suv'], colour: ['Red'] },
      range: { price: '5:', year: '2018:' },
    });
  });
});

describe('makes and models are one filter', () => {
  const FORD_OR_RIO = ['Ford', 'Kia:Rio'];
  test.each<[what: string, lists: AddressLists, values: readonly string[]]>([
    ['a make is all of its cars', { make: ['Kia'] }, ['Kia']],
    ['the models of one make are its own', { make: ['Kia'], model: ['Rio', 'EV6'] }, ['Kia:Rio', 'Kia:EV6']],
    ['a Rio or any Ford', { make: ['Ford'], make_model: ['Kia:Rio'] }, FORD_OR_RIO],
    ['chosen models of a make are meant', { make: ['Ford', 'Kia'], make_model: ['Kia:Rio'] }, FORD_OR_RIO],
    ['only the first colon divides', { make_model: ['Mazda:BT:50'] }, ['Mazda:BT:50']],
  ])('%s', (_, lists, values) => expect(combineMakesAndModels(lists)).toEqual({ make_or_model: values }));

  test('a model of no known make stays a filter of its own', () => {
    const [model, make] = [['HiLux'], ['Ford', 'Toyota']];
    const alone = { model, fuel: ['Diesel'] };
    expect(combineMakesAndModels(alone)).toEqual(alone);
    expect(combineMakesAndModels({ make, model })).toEqual({ make_or_model: make, model });
  });

  test('what addresses have is read back, in one form', () => {
    const name = fc.constantFrom('Toyota', 'Ford', 'Land Rover', '-x', '日産');
    const model = fc.constantFrom('HiLux', '86', 'C:3', '-Base');
    const both = fc.tuple(name, model).map(([a, b]) => `${a}:${b}`);
    const value = fc.oneof(name, both);
    fc.assert(
      fc.property(fc.uniqueArray(value, { maxLength: 6 }), (values) => {
        const meant = combineMakesAndModels(splitMakesAndModels({ make_or_model: values }));
        const again = combineMakesAndModels(splitMakesAndModels(meant));
        expect(new Set(again.make_or_model)).toEqual(new Set(meant.make_or_model));
      }),
    );
  });
});

describe('a model belongs to the chosen makes that have it', () => {
  const MODELS: Record<string, string[]> = { Toyota: ['HiLux', '3'], Mazda: ['3'], Ford: ['Ranger'] };
  const make = ['Ford', 'Toyota'];
  const RANGER = { make_model: ['Ford:Ranger'] };
  const modelsOf = (make: string) => new Set(MODELS[make]);
  test.each<[what: string, lists: AddressLists, assigned: AddressLists]>([
    ['without a make, of all', { model: ['3'] }, { make_model: ['Toyota:3', 'Mazda:3'] }],
    ['unknown ones change nothing', { model: ['Unheard'] }, { model: ['Unheard'] }],
    ['one make needs no table', { make: ['Kia'], model: ['Rio'] }, { make: ['Kia'], model: ['Rio'] }],
    ['of several makes', { make, model: ['HiLux'] }, { make, make_model: ['Toyota:HiLux'] }],
    ['one that nobody knows stays', { model: ['Unheard', 'Ranger'] }, { ...RANGER, model: ['Unheard'] }],
    [
      'of several makes that both have it',
      { make: ['Mazda', 'Toyota'], model: ['3'], ...RANGER },
      { make: ['Mazda', 'Toyota'], make_model: ['Ford:Ranger', 'Mazda:3', 'Toyota:3'] },
    ],
    ['without models nothing changes', { make, fuel: ['Diesel'] }, { make, fuel: ['Diesel'] }],
  ])('%s', (_, lists, assigned) => {
    expect(assignModels(lists, Object.keys(MODELS), modelsOf)).toStrictEqual(assigned);
  });
});
