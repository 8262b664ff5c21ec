import { describe, expect, test } from 'vitest';
import { listRelaxations, pairRelaxations } from '#search/refinements/relaxations.ts';
import { describeState } from '#search/state/describe-state.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

const search: IndexUiState = {
  query: 'sr5 tow',
  page: 4,
  sortBy: 'price:asc',
  refinementList: { make_or_model: ['Toyota:HiLux'], colour: ['Red', 'Blue'] },
  range: { price: ':40000' },
};

test('every choice of a search can be taken off alone, a word of its text as well; models go with their make', () => {
  expect(listRelaxations(search).map(({ label, without }) => [label, describeState(without)])).toEqual([
    ['Toyota', 'Red or blue, under $40,000, “sr5 tow”'],
    ['HiLux', 'Toyota, red or blue, under $40,000, “sr5 tow”'],
    ['Red', 'Toyota HiLux, blue, under $40,000, “sr5 tow”'],
    ['Blue', 'Toyota HiLux, red, under $40,000, “sr5 tow”'],
    ['Under $40,000', 'Toyota HiLux, red or blue, “sr5 tow”'],
    ['“sr5 tow”', 'Toyota HiLux, red or blue, under $40,000'],
    ['“sr5”', 'Toyota HiLux, red or blue, under $40,000, “tow”'],
    ['“tow”', 'Toyota HiLux, red or blue, under $40,000, “sr5”'],
  ]);
});

test('a phrase in quotation marks is taken off as a whole, and so is one that is excluded', () => {
  const query = 'sr5 "tow bar" -"Sunroof"';
  const labels = listRelaxations({ query }).map(({ label, without }) => [label, without.query]);
  expect(labels).toEqual([
    ['“sr5 tow bar”, without “Sunroof”', ''],
    ['“sr5”', '"tow bar" -"Sunroof"'],
    ['“tow bar”', 'sr5 -"Sunroof"'],
    ['Without “Sunroof”', 'sr5 "tow bar"'],
  ]);
});

test('of several makes each is taken off alone, and so is each model', () => {
  const refinementList = { make_or_model: ['Ford', 'Toyota:HiLux', 'Mazda:CX-5'] };
  const found = listRelaxations({ refinementList });
  expect(found.map(({ label, without }) => [label, describeState(without)])).toEqual([
    ['Ford', 'Toyota HiLux or Mazda CX-5'],
    ['Toyota HiLux', 'Ford or Mazda CX-5'],
    ['Mazda CX-5', 'Ford or Toyota HiLux'],
  ]);
  const two = { refinementList: { make_or_model: ['Ford', 'Toyota:HiLux'] } };
  expect(listRelaxations(two).map(({ without }) => without.refinementList)).toEqual([
    { make_or_model: ['Toyota:HiLux'] },
    { make_or_model: ['Ford'] },
  ]);
});

test('every choice can be searched alone; a model keeps its make', () => {
  expect(listRelaxations(search).map(({ only }) => describeState(only))).toEqual([
    'Toyota',
    'Toyota HiLux',
    'Red',
    'Blue',
    'Under $40,000',
    '“sr5 tow”',
    '“sr5”',
    '“tow”',
  ]);
});

test('of a text of one word the word is no choice of its own, whatever spaces are around it', () => {
  expect(listRelaxations({ query: ' sr5  ' }).map(({ label }) => label)).toHaveLength(1);
  const queries = listRelaxations({ query: 'sr5   tow bar' }).map(({ without }) => without.query);
  expect(queries).toEqual(['', 'tow bar', 'sr5 bar', 'sr5 tow']);
});

test('a search that is made weaker begins at its first page, in the same order', () => {
  for (const { without, only } of listRelaxations(search)) {
    expect([without.page, only.page ?? 1]).toEqual([1, 1]);
    expect([without.sortBy, only.sortBy]).toEqual(['price:asc', 'price:asc']);
  }
});

describe('two choices at once', () => {
  test('each two are taken off once', () => {
    const refinementList = { make_or_model: ['Toyota'], colour: ['Red'] };
    const few = listRelaxations({ ...search, query: '', refinementList });
    expect(pairRelaxations(few).map(({ label, without }) => [label, describeState(without)])).toEqual([
      ['Toyota and Red', 'Under $40,000'],
      ['Toyota and Under $40,000', 'Red'],
      ['Red and Under $40,000', 'Toyota'],
    ]);
  });
  test('beyond eight choices there are too many', () => {
    expect(pairRelaxations(listRelaxations(search))).not.toEqual([]);
    const more = { ...search, range: { ...search.range, year: '2018:' } };
    expect(pairRelaxations(listRelaxations(more))).toEqual([]);
  });
  test('a search without a choice has none', () => expect(listRelaxations({})).toEqual([]));
});
