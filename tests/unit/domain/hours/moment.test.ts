import { expect, test } from 'vitest';
import { formatMoment } from '#domain/hours/moment.ts';

test.each([
  { zone: 'Australia/Brisbane', text: '9.30am on Saturday 21 November' },
  { zone: 'Australia/Perth', text: '7.30am on Saturday 21 November' },
  { zone: 'UTC', text: '11.30pm on Friday 20 November' },
])('a moment in $zone is $text', ({ zone, text }) => {
  expect(formatMoment(new Date('2026-11-20T23:30:00Z'), zone)).toBe(text);
});
