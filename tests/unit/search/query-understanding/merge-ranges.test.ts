import { expect, test } from 'vitest';
import { mergeRanges } from '#search/query-understanding/merge-ranges.ts';
import { parseRange, writeRange } from '#search/state/range.ts';

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
