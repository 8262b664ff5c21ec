import { expect, test } from 'vitest';
import { mergeLists } from '#search/query-understanding/merge-lists.ts';
import type { RefinementList } from '#search/state/makes-and-models.ts';

const hilux = { make_or_model: ['Toyota:HiLux'] };
const corolla = { make_or_model: ['Toyota:Corolla'] };
const ranger = { make_or_model: ['Ford:Ranger'] };

test.each<{ what: string; choices: RefinementList[]; refinementList: RefinementList }>([
  { what: 'nothing', choices: [], refinementList: {} },
  { what: 'an empty choice', choices: [{}], refinementList: {} },
  { what: 'a make', choices: [{ make_or_model: ['Toyota'] }], refinementList: { make_or_model: ['Toyota'] } },
  {
    what: 'two makes',
    choices: [{ make_or_model: ['Toyota'] }, { make_or_model: ['Ford'] }],
    refinementList: { make_or_model: ['Toyota', 'Ford'] },
  },
  { what: 'a make and its model', choices: [{ make_or_model: ['Toyota'] }, hilux], refinementList: hilux },
  {
    what: 'models of one make, each once',
    choices: [hilux, corolla, hilux],
    refinementList: { make_or_model: ['Toyota:HiLux', 'Toyota:Corolla'] },
  },
  {
    what: 'models of several makes',
    choices: [hilux, ranger],
    refinementList: { make_or_model: ['Toyota:HiLux', 'Ford:Ranger'] },
  },
  {
    what: 'a model and any of another make',
    choices: [hilux, { make_or_model: ['Ford'] }],
    refinementList: { make_or_model: ['Toyota:HiLux', 'Ford'] },
  },
  {
    what: 'other lists, whose values are alternatives',
    choices: [{ colour: ['Red'] }, { colour: ['Blue', 'Red'], body: ['ute'] }],
    refinementList: { colour: ['Red', 'Blue'], body: ['ute'] },
  },
])('$what', ({ choices, refinementList }) => {
  expect(mergeLists(choices)).toEqual(refinementList);
});
