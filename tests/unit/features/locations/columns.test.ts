import { expect, test } from 'vitest';
import { columnsFor } from '#features/locations/columns.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 4],
  [9, 3],
])('a list of %i has %i columns, so that no entry is alone in the last row', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
