import { expect, test } from 'vitest';
import { mergeChoices } from '#search/query-understanding/merge-choices.ts';
import type { Choice } from '#search/query-understanding/phrase-dictionary.ts';
import type { SearchState } from '#search/state/state.ts';

const hilux = { make: ['Toyota'], model: ['HiLux'] };
const corolla = { make: ['Toyota'], model: ['Corolla'] };
const ranger = { make: ['Ford'], model: ['Ranger'] };

test.each<{ what: string; choices: Choice[]; lists: SearchState['lists'] }>([
  { what: 'nothing', choices: [], lists: {} },
  { what: 'an empty choice', choices: [{}], lists: {} },
  { what: 'a make', choices: [{ make: ['Toyota'] }], lists: { make: ['Toyota'] } },
  {
    what: 'two makes',
    choices: [{ make: ['Toyota'] }, { make: ['Ford'] }],
    lists: { make: ['Toyota', 'Ford'] },
  },
  { what: 'a make and its model', choices: [{ make: ['Toyota'] }, hilux], lists: hilux },
  {
    what: 'models of one make, each once',
    choices: [hilux, corolla, hilux],
    lists: { make: ['Toyota'], model: ['HiLux', 'Corolla'] },
  },
  {
    what: 'models of several makes',
    choices: [hilux, ranger],
    lists: { make_model: ['Toyota:HiLux', 'Ford:Ranger'] },
  },
  {
    what: 'a model and any of another make',
    choices: [hilux, { make: ['Ford'] }],
    lists: { make: ['Ford'], make_model: ['Toyota:HiLux'] },
  },
  {
    what: 'other lists, whose values are alternatives',
    choices: [{ colour: ['Red'] }, { colour: ['Blue', 'Red'], body: ['ute'] }],
    lists: { colour: ['Red', 'Blue'], body: ['ute'] },
  },
])('$what', ({ choices, lists }) => {
  expect(mergeChoices(choices)).toEqual(lists);
});
