import { expect, test } from 'vitest';
import { mergeLists, mergeRanges } from '#search/query-understanding/merge-refinements.ts';
import { parseRange, writeRange } from '#search/state/range.ts';

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

test.each([
  // Two ends are one range, unless nothing lies between them.
  ['20000:', ':40000', '20000:40000'],
  [':40000', '20000:', '20000:40000'],
  ['20000:', ':20000', '20000:20000'],
  ['20001:', ':20000', undefined],
  [':', ':40000', ':40000'],
  [':', '2018:2019', '2018:2019'],
  ['2018:', ':', '2018:'],
  // Two ranges are one if they touch.
  ['2018:2018', '2019:2019', '2018:2019'],
  ['2019:2019', '2018:2018', '2018:2019'],
  ['2018:2018', '2020:2020', undefined],
  ['2018:2021', '2020:2023', '2018:2023'],
  ['2018:2023', '2019:2020', '2018:2023'],
  ['2018:2020', '2021:2023', '2018:2023'],
  ['2018:2020', '2022:2023', undefined],
  // Of the same end twice, either could be meant.
  [':40000', ':20000', undefined],
  ['20000:', '40000:', undefined],
  ['20000:40000', ':30000', undefined],
  ['20000:', '10000:30000', undefined],
])('%s and %s are %s', (first, second, merged) => {
  const range = mergeRanges(parseRange(first) ?? {}, parseRange(second) ?? {});
  expect(range && writeRange(range)).toBe(merged);
});
