import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewSchema } from '#domain/review/review.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

test('a review has every field of the specification, and unknown fields are rejected', () => {
  expectFields(reviewSchema, {
    id: 'r1',
    customer_name: 'Kim',
    text: 'Good.',
    rating: 5,
    created_at_time_ago_in_words: '2 months ago',
    review_date: '2026-09-21',
    review_date_in_words: '21 September 2026',
    image: 'https://photos.example.com/kim.jpg',
  });
});

const REVIEW = { id: 'r1', customer_name: 'Kim', text: 'Good.', rating: 5 };

test('a review may lack its date, its picture and its location', () => {
  const unknown = Object.fromEntries(Object.keys(reviewSchema.entries).map((name) => [name, null]));
  expect(v.parse(reviewSchema, REVIEW)).toEqual({ ...unknown, ...REVIEW });
});

test.each([
  [0, false],
  [1, true],
  [5, true],
  [5.1, false],
])('a review with %d stars is valid: %s', (rating, valid) => {
  expect(v.is(reviewSchema, { ...REVIEW, rating })).toBe(valid);
});
