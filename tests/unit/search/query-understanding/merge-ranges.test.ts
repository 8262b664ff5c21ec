import { describe, expect, test } from 'vitest';
import { mergeRanges } from '#search/query-understanding/merge-ranges.ts';
import type { Range } from '#search/state/range.ts';

describe('two ends are one range, unless nothing lies between them', () => {
  test.each<[Range, Range, Range | undefined]>([
    [{ min: 20_000 }, { max: 40_000 }, { min: 20_000, max: 40_000 }],
    [{ max: 40_000 }, { min: 20_000 }, { min: 20_000, max: 40_000 }],
    [{ min: 20_000 }, { max: 20_000 }, { min: 20_000, max: 20_000 }],
    [{ min: 20_001 }, { max: 20_000 }, undefined],
    [{}, { max: 40_000 }, { max: 40_000 }],
    [{}, { min: 2018, max: 2019 }, { min: 2018, max: 2019 }],
    [{ min: 2018 }, {}, { min: 2018 }],
  ])('%o and %o: %o', (first, second, merged) => {
    expect(mergeRanges(first, second)).toEqual(merged);
  });
});

describe('two ranges are one if they touch', () => {
  test.each<[Range, Range, Range | undefined]>([
    [
      { min: 2018, max: 2018 },
      { min: 2019, max: 2019 },
      { min: 2018, max: 2019 },
    ],
    [
      { min: 2019, max: 2019 },
      { min: 2018, max: 2018 },
      { min: 2018, max: 2019 },
    ],
    [{ min: 2018, max: 2018 }, { min: 2020, max: 2020 }, undefined],
    [
      { min: 2018, max: 2021 },
      { min: 2020, max: 2023 },
      { min: 2018, max: 2023 },
    ],
    [
      { min: 2018, max: 2023 },
      { min: 2019, max: 2020 },
      { min: 2018, max: 2023 },
    ],
    [
      { min: 2018, max: 2020 },
      { min: 2021, max: 2023 },
      { min: 2018, max: 2023 },
    ],
    [{ min: 2018, max: 2020 }, { min: 2022, max: 2023 }, undefined],
  ])('%o and %o: %o', (first, second, merged) => {
    expect(mergeRanges(first, second)).toEqual(merged);
  });
});

test.each<[Range, Range]>([
  [{ max: 40_000 }, { max: 20_000 }],
  [{ min: 20_000 }, { min: 40_000 }],
  [{ min: 20_000, max: 40_000 }, { max: 30_000 }],
  [{ min: 20_000 }, { min: 10_000, max: 30_000 }],
])('where %o and %o have the same end, either could be meant', (first, second) => {
  expect(mergeRanges(first, second)).toBeUndefined();
});
