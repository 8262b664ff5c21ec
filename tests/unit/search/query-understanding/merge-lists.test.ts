import { expect, test } from 'vitest';
import { mergeLists } from '#search/query-understanding/merge-lists.ts';

const [hilux, corolla, ranger] = ['Toyota:HiLux', 'Toyota:Corolla', 'Ford:Ranger'];

test.each<[what: string, choices: string[], merged: string[]]>([
  ['two makes', ['Toyota', 'Ford'], ['Toyota', 'Ford']],
  ['a make and its model', ['Toyota', hilux], [hilux]],
  ['models of one make, each once', [hilux, corolla, hilux], [hilux, corolla]],
  ['models of several makes', [hilux, ranger], [hilux, ranger]],
  ['a model and any of another make', [hilux, 'Ford'], [hilux, 'Ford']],
])('%s: %j is %j', (_, choices, merged) => {
  const lists = choices.map((choice) => ({ make_or_model: [choice] }));
  expect(mergeLists(lists)).toEqual({ make_or_model: merged });
});

test('the values of other lists are alternatives', () => {
  expect(mergeLists([])).toEqual({});
  expect(mergeLists([{}, { colour: ['Red'] }, { colour: ['Blue', 'Red'], body: ['ute'] }])).toEqual({
    ...{ colour: ['Red', 'Blue'], body: ['ute'] },
  });
});
