import { expect, test } from 'vitest';
import { formatMonth, getLocalMonth, getMonthBounds, getPreviousMonth } from '#leads/report/month.ts';

test.each([
  ['2026-11', 'Australia/Brisbane', '2026-10-31T14:00:00.000Z', '2026-11-30T14:00:00.000Z', '2026-10'],
  ['2026-01', 'Australia/Sydney', '2025-12-31T13:00:00.000Z', '2026-01-31T13:00:00.000Z', '2025-12'],
  ['2026-10', 'Australia/Sydney', '2026-09-30T14:00:00.000Z', '2026-10-31T13:00:00.000Z', '2026-09'],
])('%s in %s lasts from %s to %s', (month, zone, start, end, before) => {
  expect(getMonthBounds(month, zone)).toEqual([start, end]);
  expect(getPreviousMonth(month)).toBe(before);
});

test.each([
  ['2026-11-30T13:59:59.999Z', 'Australia/Brisbane', '2026-11', 30],
  ['2026-11-30T14:00:00.000Z', 'Australia/Brisbane', '2026-12', 1],
  ['2026-12-09T14:00:00.000Z', 'Australia/Brisbane', '2026-12', 10],
  ['2026-11-30T14:00:00.000Z', 'Australia/Perth', '2026-11', 30],
])('at %s it is in %s the month %s, day %i', (now, zone, month, day) => {
  expect(getLocalMonth(new Date(now), zone)).toEqual([month, day]);
});

test.each([
  ['2026-01', 'January 2026'],
  ['2026-12', 'December 2026'],
])('%s is %s', (month, name) => expect(formatMonth(month)).toBe(name));
