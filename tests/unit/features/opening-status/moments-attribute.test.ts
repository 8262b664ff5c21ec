import { expect, test } from 'vitest';
import { getOpeningStatusChanges } from '#domain/hours/opening-status.ts';
import { findStatusAt, writeMoments } from '#features/opening-status/moments-attribute.ts';
import { DEFAULT_WEEK } from '#tests/support/factories/make-location.ts';

/** Written on a Friday at 10.00 in Brisbane. */
const moments = writeMoments(
  getOpeningStatusChanges(DEFAULT_WEEK, [], new Date('2026-11-27T00:00:30Z'), 'Australia/Brisbane'),
);

test.each([
  ['2026-11-26T23:59:59Z', undefined],
  ['2026-11-27T00:00:30Z', { text: 'Open now until 5.30pm', open: true }],
  ['2026-11-27T07:29:59Z', { text: 'Open now until 5.30pm', open: true }],
  ['2026-11-27T07:30:00Z', { text: 'Opens Saturday at 9am', open: false }],
  ['2026-11-28T23:00:00Z', { text: 'Opens Monday at 8.30am', open: false }],
  ['2026-11-29T22:30:00Z', { text: 'Open now until 5.30pm', open: true }],
])('the status that a page of Friday morning shows at %s', (now, status) => {
  expect(findStatusAt(moments, Date.parse(now))).toEqual(status);
});

test('a line without moments keeps its text', () => expect(findStatusAt(undefined, 0)).toBeUndefined());
