import { describe, expect, test } from 'vitest';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import type { RefinementList } from '#search/state/makes-and-models.ts';

test('each refinement has a key of its own, and the text is one of them', () => {
  const found = getCurrentRefinements({
    query: '"sr5 hilux" tow',
    refinementList: { make_or_model: ['Toyota'], colour: ['Red', 'Blue'] },
    range: { price: ':40000', year: '2018:' },
  });
  expect(found.map(({ key, label }) => [key, label])).toEqual([
    ['make:Toyota', 'Toyota'],
    ['colour:Red', 'Red'],
    ['colour:Blue', 'Blue'],
    ['price', 'Under $40,000'],
    ['year', '2018 or newer'],
    ['query:"sr5 hilux" tow', '“sr5 hilux tow”'],
  ]);
});

test('a text of spaces is none', () => {
  expect(getCurrentRefinements({ query: '   ' })).toEqual([]);
});

describe('the chip of a make or model takes it off', () => {
  test.each<{ what: string; refinementList: RefinementList; key: string; left: RefinementList }>([
    {
      what: 'a make goes with its models',
      refinementList: { make_or_model: ['Toyota:HiLux', 'Toyota:86'], fuel: ['Diesel'] },
      key: 'make:Toyota',
      left: { fuel: ['Diesel'] },
    },
    {
      what: 'of two models of one make, the other stays',
      refinementList: { make_or_model: ['Toyota:HiLux', 'Toyota:86'] },
      key: 'model:HiLux',
      left: { make_or_model: ['Toyota:86'] },
    },
    {
      what: 'the last model of the only make leaves the make',
      refinementList: { make_or_model: ['Toyota:HiLux'] },
      key: 'model:HiLux',
      left: { make_or_model: ['Toyota'] },
    },
    {
      what: 'a model beside another make goes alone',
      refinementList: { make_or_model: ['Ford', 'Toyota:HiLux', 'Mazda:3'], fuel: ['Diesel'] },
      key: 'make_model:Toyota:HiLux',
      left: { make_or_model: ['Ford', 'Mazda:3'], fuel: ['Diesel'] },
    },
    {
      what: 'a model of no known make goes alone',
      refinementList: { model: ['HiLux', '86'], fuel: ['Diesel'] },
      key: 'model:HiLux',
      left: { model: ['86'], fuel: ['Diesel'] },
    },
    {
      what: 'and so does one beside several makes',
      refinementList: { model: ['HiLux', '86'], make_or_model: ['Ford', 'Mazda'] },
      key: 'model:86',
      left: { model: ['HiLux'], make_or_model: ['Ford', 'Mazda'] },
    },
  ])('$what', ({ refinementList, key, left }) => {
    const chip = getCurrentRefinements({ refinementList }).find((one) => one.key === key);
    expect(chip?.without).toEqual({ refinementList: left, page: 1 });
  });
});
