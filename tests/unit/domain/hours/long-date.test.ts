import { expect, test } from 'vitest';
import { formatFullDate, formatLongDate } from '#domain/hours/long-date.ts';

test('a long date has its weekday', () => expect(formatLongDate('2026-12-25')).toBe('Friday 25 December'));

test('the full date includes the year', () => {
  expect(formatFullDate('2019-01-01')).toBe('1 January 2019');
  expect(formatFullDate('2028-02-29')).toBe('29 February 2028');
});
