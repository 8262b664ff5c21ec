import { expect, test } from 'vitest';
import { combineRatings } from '#domain/review/rating.ts';

test('ratings of several places count by their number of reviews', () => {
  const combined = combineRatings([
    { average: 4.9, count: 85 },
    { average: 4.5, count: 15 },
  ]);
  expect(combined?.count).toBe(100);
  expect(combined?.average).toBeCloseTo(4.84);
});

test('no places have no rating', () => expect(combineRatings([])).toBeUndefined());
