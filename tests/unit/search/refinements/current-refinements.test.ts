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
  const DIESEL = { fuel: ['Diesel'] };
  test.each<[what: string, chosen: RefinementList, key: string, left: RefinementList]>([
    ['a make goes with its models', { make_or_model: ['Kia:Rio', 'Kia:EV6'], ...DIESEL }, 'make:Kia', DIESEL],
    [
      'of two models of one make, the other stays',
      { make_or_model: ['Kia:Rio', 'Kia:EV6'] },
      'model:Rio',
      { make_or_model: ['Kia:EV6'] },
    ],
    [
      'the last model of the only make leaves the make',
      { make_or_model: ['Kia:Rio'] },
      'model:Rio',
      { make_or_model: ['Kia'] },
    ],
    [
      'a model beside another make goes alone',
      { make_or_model: ['Ford', 'Kia:Rio', 'Mazda:3'], ...DIESEL },
      'make_model:Kia:Rio',
      { make_or_model: ['Ford', 'Mazda:3'], ...DIESEL },
    ],
    [
      'a model of no known make goes alone',
      { model: ['Rio', '86'], ...DIESEL },
      'model:Rio',
      { model: ['86'], ...DIESEL },
    ],
    [
      'and so does one beside several makes',
      { model: ['Rio', '86'], make_or_model: ['Ford', 'Mazda'] },
      'model:86',
      { model: ['Rio'], make_or_model: ['Ford', 'Mazda'] },
    ],
  ])('%s', (_, refinementList, key, left) => {
    const chip = getCurrentRefinements({ refinementList }).find((one) => one.key === key);
    expect(chip?.without).toEqual({ refinementList: left, page: 1 });
  });
});
