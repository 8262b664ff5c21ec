import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Review, reviewSchema } from '#domain/review/review.ts';
import {
  describeRating,
  findReviewsAt,
  formatReviewDate,
  selectShownReviews,
} from '#domain/review/shown-reviews.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

test('a review has every field of the specification, and unknown fields are rejected', () => {
  expectFields(reviewSchema, {
    ...{ id: 'r1', customer_name: 'Kim', text: 'Good.', rating: 5 },
    ...{ review_date: '2026-09-21', review_date_in_words: '21 September 2026' },
    ...{ created_at_time_ago_in_words: '2 months ago', image: 'https://photos.example.com/kim.jpg' },
  });
});

const REVIEW = { id: 'r1', customer_name: 'Kim', text: 'Good.', rating: 5 };

test('a review may lack its date, its picture and its location', () => {
  const unknown = Object.fromEntries(Object.keys(reviewSchema.entries).map((name) => [name, null]));
  expect(v.parse(reviewSchema, REVIEW)).toEqual({ ...unknown, ...REVIEW });
});

test('a review has 1 to 5 stars', () => {
  const valid = (rating: number) => v.is(reviewSchema, { ...REVIEW, rating });
  expect([0, 1, 5, 5.1].filter(valid)).toEqual([1, 5]);
});

const RULES = { show: true, minimum: 4, quantity: 12 };

function review(id: string, over: Partial<Review> = {}): Review {
  return v.parse(reviewSchema, { id, customer_name: 'A.', text: 'Good.', rating: 5, ...over });
}
const many = (count: number, rating = 5) =>
  Array.from({ length: count }, (_, n) => review(`r${n}`, { rating }));

test.each([
  ['all of them', '3 reviews', 3, many(3)],
  ['one', '1 review', 1, many(1)],
  ['12 at most', 'Showing 12 of 13 reviews, all rated 4 or more', 12, many(13)],
  ['those rated 4 and more', 'Showing 2 of 3 reviews, all rated 4 or more', 2, [...many(2), ...many(1, 3)]],
  ['exactly 4', '2 reviews', 2, many(2, 4)],
  ['none good enough', 'Showing 0 of 2 reviews, all rated 4 or more', 0, many(2, 3)],
])('%s: "%s" (T-84)', (_, label, shown, all) => {
  const result = selectShownReviews(all, undefined, RULES);
  expect(result.label).toBe(label);
  expect(result.reviews).toHaveLength(shown);
});

test('the label names the number of reviews elsewhere, and no minimum where there is none', () => {
  const elsewhere = selectShownReviews(many(12), { average: 4.9, count: 85 }, RULES);
  expect(elsewhere.label).toBe('Showing 12 of 85 reviews, all rated 4 or more');
  const any = selectShownReviews(many(13, 1), undefined, { ...RULES, minimum: 0 });
  expect(any.label).toBe('Showing 12 of 13 reviews');
});

test('the rating is that of all reviews, including those left out (T-84)', () => {
  const { rating } = selectShownReviews([review('a'), review('b', { rating: 2 })], undefined, RULES);
  expect(rating).toEqual({ average: 3.5, count: 2 });
  expect(rating && describeRating(rating, 'Google')).toBe('3.5 out of 5 from 2 Google reviews');
  const elsewhere = { average: 4.9, count: 85 };
  expect(selectShownReviews(many(2), elsewhere, RULES).rating).toEqual(elsewhere);
  expect(selectShownReviews([], undefined, RULES).rating).toBeUndefined();
});

test('the newest come first, those without a date last', () => {
  const dates = ['2026-01-02', null, '2026-11-02', '2026-10-30'];
  const all = dates.map((review_date, n) => review(String(n), { review_date }));
  expect(selectShownReviews(all, undefined, RULES).reviews.map(({ id }) => id)).toEqual(['2', '3', '0', '1']);
});

test('premises have the reviews of all their departments, else those of the dealer as a whole', () => {
  const all = [
    review('sales', { location_id: 'a' }),
    review('service', { location_id: 'a-service' }),
    review('elsewhere', { location_id: 'b' }),
    review('dealer'),
  ];
  const ids = (departments: string[]) => {
    const places = departments.map((id) => ({ id }));
    const { own, reviews } = findReviewsAt(places, all);
    return { own, ids: reviews.map(({ id }) => id) };
  };
  expect(ids(['a', 'a-service'])).toEqual({ own: true, ids: ['sales', 'service'] });
  expect(ids(['c'])).toEqual({ own: false, ids: ['dealer'] });
});

test.each([
  { over: { review_date: '2026-11-02', review_date_in_words: 'early November' }, text: 'early November' },
  { over: { review_date: '2026-11-02' }, text: '2 November 2026' },
  { over: { review_date: null, created_at_time_ago_in_words: 'a year ago' }, text: 'a year ago' },
  { over: { created_at_time_ago_in_words: '3 months ago' }, text: '3 months ago' },
  { over: {}, text: '' },
])('$over was written "$text" (REV-01)', ({ over, text }) => {
  expect(formatReviewDate(review('a', over))).toBe(text);
});

test.each([
  [{ average: 4.92, count: 1085 }, '4.9 out of 5 from 1,085 Google reviews'],
  [{ average: 5, count: 1 }, '5.0 out of 5 from 1 Google review'],
])('the rating %j reads "%s"', (rating, text) => expect(describeRating(rating, 'Google')).toBe(text));
