import { describe, expect, test } from 'vitest';
import type { QueryPart } from '#search/query-understanding/understanding.ts';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { groupByWords } from '#search/refinements/word-refinements.ts';
import type { RefinementList } from '#search/state/makes-and-models.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

test('each refinement has a key of its own, and the text is one of them', () => {
  const found = getCurrentRefinements({
    query: '"sr5 hilux" tow',
    refinementList: { make_or_model: ['Toyota'], colour: ['Red', 'Blue'] },
    range: { price: ':40000', year: '2018:' },
  });
  expect(found.map(({ key, label }) => `${key}, ${label}`)).toEqual([
    'make:Toyota, Toyota',
    'colour:Red, Red',
    'colour:Blue, Blue',
    'price, Under $40,000',
    'year, 2018 or newer',
    'query:"sr5 hilux" tow, “sr5 hilux tow”',
  ]);
});

test('a text of spaces is none', () => expect(getCurrentRefinements({ query: '   ' })).toEqual([]));

describe('the chip of a make or model takes it off', () => {
  const DIESEL = { fuel: ['Diesel'] };
  const ONLY_86 = { model: ['86'], ...DIESEL };
  const of = (...make_or_model: string[]) => ({ make_or_model });
  const TWO = of('Ford', 'Mazda');
  test.each<[what: string, chosen: RefinementList, key: string, left: RefinementList]>([
    ['a make goes with its models', { ...of('Kia:Rio', 'Kia:EV6'), ...DIESEL }, 'make:Kia', DIESEL],
    ['of two models of one make, the other stays', of('Kia:Rio', 'Kia:EV6'), 'model:Rio', of('Kia:EV6')],
    ['the last model of the only make leaves the make', of('Kia:Rio'), 'model:Rio', of('Kia')],
    ['a model beside another make goes alone', of('Ford', 'Kia:Rio'), 'make_model:Kia:Rio', of('Ford')],
    ['a model of no known make goes alone', { model: ['Rio', '86'], ...DIESEL }, 'model:Rio', ONLY_86],
    ['and so does one beside several makes', { model: ['86'], ...TWO }, 'model:86', TWO],
  ])('%s', (_, refinementList, key, left) => {
    const chip = getCurrentRefinements({ refinementList }).find((one) => one.key === key);
    expect(chip?.without).toEqual({ refinementList: left, page: 1 });
  });
});

const state: IndexUiState = {
  page: 3,
  sortBy: 'price:asc',
  refinementList: { make_or_model: ['Toyota'], drive: ['FWD', 'RWD'], colour: ['Red', 'Blue'] },
};
const group = (parts: readonly QueryPart[]) => groupByWords(getCurrentRefinements(state), parts, state);

test('values that one word stands for are one chip, which takes them off together', () => {
  const chips = group([{ start: 0, end: 3, label: '2WD', refinementList: { drive: ['FWD', 'RWD'] } }]);
  const shown = ['2WD, 2WD', 'make:Toyota, Toyota', 'colour:Red, Red', 'colour:Blue, Blue'];
  expect(chips.map(({ key, label }) => `${key}, ${label}`)).toEqual(shown);
  const refinementList = { make_or_model: ['Toyota'], colour: ['Red', 'Blue'] };
  expect(chips[0]?.without).toEqual({ ...state, page: 1, refinementList });
});

test('of an attribute the values of other words stay', () => {
  const [chip] = group([{ start: 0, end: 4, label: 'Rot', refinementList: { colour: ['Red'] } }]);
  expect(chip?.without.refinementList).toEqual({ ...state.refinementList, colour: ['Blue'] });
});

test('words without a label, or without values, leave every refinement its own chip', () => {
  const parts: QueryPart[] = [
    { start: 0, end: 3, refinementList: { colour: ['Red'] } },
    { start: 4, end: 9, label: 'Cheap', sorts: ['price:asc'] },
  ];
  expect(group(parts)).toEqual(getCurrentRefinements(state));
});
