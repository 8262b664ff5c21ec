import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isoDateSchema } from '#domain/iso-date-schema.ts';
import { reviewSchema } from '#domain/review/review.ts';

test('a date that does not exist is called so', () => {
  expect(v.safeParse(isoDateSchema, '2026-02-30').issues?.map(({ message }) => message)).toEqual([
    'must be an existing date',
  ]);
});

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05 08:00', '2026-03-05'],
  ['2026-03-05T08:00:00+10:00', '2026-03-05'],
  ['05/03/2026', undefined],
  ['March 2026', undefined],
])('a review of %j was written on %j', (review_date, day) => {
  const review = { id: 'r1', customer_name: 'Kim', text: 'Good.', rating: 5, review_date };
  const read = v.safeParse(reviewSchema, review);
  expect(read.success ? read.output.review_date : undefined).toBe(day);
});
