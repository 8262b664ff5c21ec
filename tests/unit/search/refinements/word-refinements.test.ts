import { expect, test } from 'vitest';
import type { QueryPart } from '#search/query-understanding/understanding.ts';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { groupByWords } from '#search/refinements/word-refinements.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

const state: IndexUiState = {
  page: 3,
  sortBy: 'price:asc',
  refinementList: { make_or_model: ['Toyota'], drive: ['FWD', 'RWD'], colour: ['Red', 'Blue'] },
};
const group = (parts: readonly QueryPart[]) => groupByWords(getCurrentRefinements(state), parts, state);

test('values that one word stands for are one chip, which takes them off together', () => {
  const chips = group([{ start: 0, end: 3, label: '2WD', refinementList: { drive: ['FWD', 'RWD'] } }]);
  expect(chips.map(({ key, label }) => [key, label])).toEqual([
    ['2WD', '2WD'],
    ['make:Toyota', 'Toyota'],
    ['colour:Red', 'Red'],
    ['colour:Blue', 'Blue'],
  ]);
  expect(chips[0]?.without).toEqual({
    ...state,
    page: 1,
    refinementList: { make_or_model: ['Toyota'], colour: ['Red', 'Blue'] },
  });
});

test('of an attribute the values of other words stay', () => {
  const [chip] = group([{ start: 0, end: 4, label: 'Rot', refinementList: { colour: ['Red'] } }]);
  expect(chip?.without.refinementList).toEqual({
    make_or_model: ['Toyota'],
    drive: ['FWD', 'RWD'],
    colour: ['Blue'],
  });
});

test('words without a label, or without values, leave every refinement its own chip', () => {
  const parts: QueryPart[] = [
    { start: 0, end: 3, refinementList: { colour: ['Red'] } },
    { start: 4, end: 9, label: 'Cheap', sorts: ['price:asc'] },
  ];
  expect(group(parts)).toEqual(getCurrentRefinements(state));
});
