import { describe, expect, test } from 'vitest';
import { buildIndex, type RecordValue } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { computeStats, countFacet } from '#search/engines/embedded/facets.ts';

function columnOf(values: readonly RecordValue[], uniqueTextColumns: readonly string[] = []) {
  const records = values.map((it) => ({ it }));
  const column = loadColumns(buildIndex(records, { names: ['it'], uniqueTextColumns })).get('it');
  if (!column) throw new Error('no column');
  return column;
}

const makes = columnOf(['Mini', 'Kia', 'Kia', null, 'BMW', 'Audi', 'Audi']);
const features = columnOf([['ABS', 'Tow bar'], ['Tow bar'], null, ['Sunroof'], ['Tow bar', 'ABS']]);

/** The counts in their order, which objects have, too. */
const counted = (...args: Parameters<typeof countFacet>) => Object.entries(countFacet(...args));

describe('values are counted among the cars that are found', () => {
  test.each<{ cars: number[]; limit?: number; counts: [string, number][] }>([
    { cars: [], counts: [] },
    { cars: [3], counts: [] },
    { cars: [0], counts: [['Mini', 1]] },
    {
      cars: [0, 1, 2, 3, 4, 5, 6],
      counts: [
        ['Audi', 2],
        ['Kia', 2],
        ['BMW', 1],
        ['Mini', 1],
      ],
    },
    {
      cars: [0, 1, 2, 5],
      counts: [
        ['Kia', 2],
        ['Audi', 1],
        ['Mini', 1],
      ],
    },
    {
      cars: [0, 1, 2, 3, 4, 5, 6],
      limit: 3,
      counts: [
        ['Audi', 2],
        ['Kia', 2],
        ['BMW', 1],
      ],
    },
    { cars: [0, 1], limit: 0, counts: [] },
  ])('$cars, at most $limit: the most frequent first, then by name', ({ cars, limit = 100, counts }) => {
    expect(counted(makes, Uint32Array.from(cars), limit)).toEqual(counts);
  });

  test('a car counts for each of its values', () => {
    expect(counted(features, Uint32Array.of(0, 1, 2, 3, 4), 100)).toEqual([
      ['Tow bar', 3],
      ['ABS', 2],
      ['Sunroof', 1],
    ]);
    expect(counted(features, Uint32Array.of(2, 3), 100)).toEqual([['Sunroof', 1]]);
  });

  test.each([
    { what: 'numbers', column: columnOf([5, 6]) },
    { what: 'texts of one car', column: columnOf(['a', 'b'], ['it']) },
    { what: 'unknown values', column: columnOf([null, null]) },
  ])('$what are not counted', ({ column }) => {
    expect(countFacet(column, Uint32Array.of(0, 1), 100)).toEqual({});
  });
});

describe('numbers are measured', () => {
  const prices = columnOf([30, null, 10, 20, 20]);

  test.each([
    { cars: [0, 1, 2, 3, 4], stats: { min: 10, max: 30 } },
    { cars: [2, 4], stats: { min: 10, max: 20 } },
    { cars: [1, 3], stats: { min: 20, max: 20 } },
    { cars: [1], stats: undefined },
    { cars: [], stats: undefined },
  ])('$cars: $stats', ({ cars, stats }) => {
    expect(computeStats(prices, Uint32Array.from(cars))).toEqual(stats);
  });

  test('below zero, too', () => {
    expect(computeStats(columnOf([-5, -3]), Uint32Array.of(0, 1))).toEqual({ min: -5, max: -3 });
  });

  test.each([
    { what: 'texts', column: makes },
    { what: 'lists', column: features },
    { what: 'unknown values', column: columnOf([null]) },
  ])('$what are not', ({ column }) => {
    expect(computeStats(column, Uint32Array.of(0))).toBeUndefined();
  });
});
