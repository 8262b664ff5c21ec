import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  combineRatings,
  formatRating,
  getRating,
  getStarFills,
  shouldShowRatingBadge,
} from '#domain/review/rating.ts';

const SUMMARY = { reviews: { average_rating: '4.9', count: 85 } };
const rated = (average_rating: number | null, review_count: number | null) => ({
  average_rating,
  review_count,
});

test.each([
  { what: 'a summary', given: { ...rated(null, null), ...SUMMARY }, rating: { average: 4.9, count: 85 } },
  { what: 'two numbers', given: rated(4.7, 41), rating: { average: 4.7, count: 41 } },
  { what: 'both: the summary', given: { ...rated(1, 1), ...SUMMARY }, rating: { average: 4.9, count: 85 } },
  { what: 'no summary', given: { ...rated(4.7, 41), reviews: null }, rating: { average: 4.7, count: 41 } },
  { what: 'an average alone', given: rated(4.7, null), rating: undefined },
  { what: 'a number of reviews alone', given: rated(null, 41), rating: undefined },
  { what: 'an average of no reviews', given: rated(4.7, 0), rating: undefined },
  { what: 'nobody', given: rated(0, 0), rating: undefined },
  {
    what: 'no number',
    given: { ...rated(null, null), reviews: { average_rating: 'n/a', count: 85 } },
    rating: undefined,
  },
])('$what has the rating $rating (REV-02)', ({ given, rating }) => expect(getRating(given)).toEqual(rating));

test.each([
  { average: 4.1, show: true, minimum: 4, shown: true },
  { average: 4, show: true, minimum: 4, shown: false },
  { average: 3.9, show: true, minimum: 4, shown: false },
  { average: 3.9, show: true, minimum: 3.5, shown: true },
  { average: 4.9, show: false, minimum: 4, shown: false },
])(
  'an average of $average above $minimum, reviews shown: $show, has a badge: $shown',
  ({ average, shown, ...rules }) => {
    expect(shouldShowRatingBadge({ average, count: 10 }, { ...rules, quantity: 12 })).toBe(shown);
  },
);

test('there is no badge without a rating', () => {
  expect(shouldShowRatingBadge(undefined, { show: true, minimum: 0, quantity: 12 })).toBe(false);
});

test.each([
  { average: 5, stars: [1, 1, 1, 1, 1] },
  { average: 4.9, stars: [1, 1, 1, 1, 0.9] },
  { average: 4, stars: [1, 1, 1, 1, 0] },
  { average: 3.4, stars: [1, 1, 1, 0.4, 0] },
  { average: 0.5, stars: [0.5, 0, 0, 0, 0] },
])('$average of 5 fills $stars: four whole ones at most, then a part (T-85)', ({ average, stars }) => {
  getStarFills(average).forEach((star, index) => {
    expect(star).toBeCloseTo(stars[index] ?? Number.NaN, 9);
  });
});

test('the stars always add up to the average', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (average) => {
      const stars = getStarFills(average);
      expect(stars).toHaveLength(5);
      expect(stars.reduce((sum, star) => sum + star, 0)).toBeCloseTo(average, 9);
    }),
  );
});

test.each([
  [4.9, '4.9'],
  [5, '5.0'],
  [4.649, '4.6'],
])('%d is formatted with one decimal: %s', (average, text) => expect(formatRating(average)).toBe(text));

test('ratings of several places count by their number of reviews', () => {
  const combined = combineRatings([
    { average: 4.9, count: 85 },
    { average: 4.5, count: 15 },
  ]);
  expect(combined?.count).toBe(100);
  expect(combined?.average).toBeCloseTo(4.84);
});

test('no places have no rating', () => expect(combineRatings([])).toBeUndefined());
