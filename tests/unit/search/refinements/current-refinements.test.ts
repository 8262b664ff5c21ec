import { expect, test } from 'vitest';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { EMPTY_STATE } from '#search/state/state.ts';

test('each refinement has a key of its own, and the text is one of them', () => {
  const found = getCurrentRefinements({
    ...EMPTY_STATE,
    query: '"sr5 hilux" tow',
    lists: { make: ['Toyota'], colour: ['Red', 'Blue'] },
    ranges: { price: { max: 40_000 }, year: { min: 2018 } },
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
  expect(getCurrentRefinements({ ...EMPTY_STATE, query: '   ' })).toEqual([]);
});
